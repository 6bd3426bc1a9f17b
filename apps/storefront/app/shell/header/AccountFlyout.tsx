import { lazy, Suspense, useState } from 'react';
import { customerData, firstNameOf } from '#app/features/customers/current/customerData.slice.ts';
import { ProfileFlyout } from '#app/features/identity/account/ProfileFlyout.tsx';
import { LoginFlyout } from '#app/features/identity/login/LoginFlyout.tsx';
import { hasToken } from '#app/platform/session/hasToken.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { featureOn } from '#app/platform/store/setting.ts';

/** Of its own, so that what every page begins with does not name its files. */
const FlyoutPoints = lazy(() => import('#app/features/perks/membership/FlyoutPoints.tsx'));

/** What the header's account button opens: the customer's menu, or the log-in. */
export default function AccountFlyout({ onClose }: { onClose: () => void }) {
  const { data } = useAppSelector(customerData.select);
  const { brand } = useAppSelector((state) => state.apiConfig);
  const perks = useAppSelector((state) => featureOn(state, 'perks'));
  // Fixed while it is open: it closes at a log-in or log-out, and does not switch.
  const [isCustomer] = useState(() => hasToken(brand));
  return isCustomer ? (
    <ProfileFlyout name={firstNameOf(data)} onClose={onClose}>
      {perks && data?.perksOptIn && (
        <Suspense fallback={<div className="mb-4 h-24" />}>
          <FlyoutPoints onFollow={onClose} />
        </Suspense>
      )}
    </ProfileFlyout>
  ) : (
    <LoginFlyout onClose={onClose} />
  );
}
