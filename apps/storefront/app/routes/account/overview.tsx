import { OwnNotifications } from '#app/features/auto-delivery/Notifications.tsx';
import { PerksMembership } from '#app/features/customers/PerksMembership.tsx';
import { ProfileForm } from '#app/features/customers/ProfileForm.tsx';
import { Orders } from '#app/features/orders/OrderHistory.tsx';
import texts from '#app/platform/i18n/generated/screens/account.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';

/** What must be seen to, the last order and who the customer is. */
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
      <ProfileForm />
      <PerksMembership />
    </div>
  );
}
