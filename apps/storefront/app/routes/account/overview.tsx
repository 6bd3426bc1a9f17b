import { OwnNotifications } from '#app/features/auto-delivery/notices/Notifications.tsx';
import { ProfileForm } from '#app/features/customers/profile/ProfileForm.tsx';
import { Orders } from '#app/features/orders/OrderHistory.tsx';
import texts from '#app/platform/i18n/generated/screens/account.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { Slot } from '#app/platform/slots/Slot.tsx';
import { fillers } from '../../compositions/slots/account.ts';

/** What needs the customer's attention, the last order, and the profile. */
export default function AccountOverview() {
  const m = useScreenMessages(texts);
  return (
    <div className="space-y-10">
      <OwnNotifications />
      <section aria-labelledby="account-last">
        <h2 id="account-last" className="mb-4 font-display text-2xl">
          {m.lastOrder()}
        </h2>
        <Orders page={0} size={1} />
      </section>
      <Slot fillers={fillers} data={{}} />
      <ProfileForm />
    </div>
  );
}
