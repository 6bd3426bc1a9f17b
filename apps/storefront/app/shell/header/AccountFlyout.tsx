import { useState } from 'react';
import { customerData, firstNameOf } from '#app/features/customers/current/customerData.slice.ts';
import { ProfileFlyout } from '#app/features/identity/account/ProfileFlyout.tsx';
import { LoginFlyout } from '#app/features/identity/login/LoginFlyout.tsx';
import { hasToken } from '#app/platform/session/hasToken.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';

/** What the header's account button opens: the customer's menu, or the log-in. */
export default function AccountFlyout({ onClose }: { onClose: () => void }) {
  const { data } = useAppSelector(customerData.select);
  const { brand } = useAppSelector((state) => state.apiConfig);
  // Fixed while it is open: it closes at a log-in or log-out, and does not switch.
  const [isCustomer] = useState(() => hasToken(brand));
  return isCustomer ? (
    <ProfileFlyout name={firstNameOf(data)} onClose={onClose} />
  ) : (
    <LoginFlyout onClose={onClose} />
  );
}
