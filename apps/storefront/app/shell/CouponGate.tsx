import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

const CouponSnackBar = lazy(() => import('#app/features/coupons/CouponSnackBar.tsx'));

/** Fetches what looks after a coupon of the address only for a visit that brings one, or has one waiting. */
export function CouponGate() {
  const code = new URLSearchParams(useLocation().search).get('couponCode');
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (code || document.cookie.includes('appliedCategoryCoupons=waiting')) setWanted(true);
  }, [code]);
  return wanted ? (
    <Suspense>
      <CouponSnackBar code={code} />
    </Suspense>
  ) : null;
}
