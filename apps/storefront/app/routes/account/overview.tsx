import { NextDelivery } from '#app/features/auto-delivery/home/NextDelivery.tsx';
import { OwnNotifications } from '#app/features/auto-delivery/notices/Notifications.tsx';
import { Told } from '#app/features/auto-delivery/notices/Told.tsx';
import { ProfileForm } from '#app/features/customers/profile/ProfileForm.tsx';
import { Orders } from '#app/features/orders/OrderHistory.tsx';
import texts from '#app/platform/i18n/generated/screens/account.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { Slot } from '#app/platform/slots/Slot.tsx';
import { fillers } from '../../compositions/slots/account.ts';

/** What needs the customer's attention, what comes next, the last order, what other parts have to tell, the profile. */
export default function AccountOverview() {
  const m = useScreenMessages(texts);
  return (
    <>
      <div className="space-y-12">
        <OwnNotifications />
        <div className="grid gap-x-10 gap-y-12 xl:grid-cols-2">
          <NextDelivery />
          <section aria-labelledby="account-last" className="flex flex-col">
            <h2 id="account-last" className="mb-4 font-display text-2xl">
              {m.lastOrder()}
            </h2>
            <Orders page={0} size={1} />
          </section>
        </div>
        {/* Those that have nothing to tell draw nothing. */}
        <div className="grid items-start gap-x-10 gap-y-12 xl:grid-cols-2">
          <Slot fillers={fillers} data={{}} />
          <ProfileForm />
        </div>
      </div>
      <Told />
    </>
  );
}
