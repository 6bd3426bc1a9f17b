import { useState } from 'react';
import { customerData, firstNameOf } from '#app/features/customers/customerData.slice.ts';
import { LoginFlyout } from '#app/features/identity/LoginFlyout.tsx';
import { ProfileFlyout } from '#app/features/identity/ProfileFlyout.tsx';
import { hasToken } from '#app/platform/session/hasToken.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';

/** What the header's account button opens: the customer's menu, or the log-in. */
export default function AccountFlyout({ onClose }: { onClose: () => void }) {
  const { data } = useAppSelector(customerData.select);
  const { brand } = useAppSelector((state) => state.apiConfig);
  // As it was when it was opened: it closes with a log-in or a log-out, and does not become the other.
  const [isCustomer] = useState(() => hasToken(brand));
  return isCustomer ? (
    <ProfileFlyout name={firstNameOf(data)} onClose={onClose} />
  ) : (
    <LoginFlyout onClose={onClose} />
  );
}
