import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { parametersOf } from '#app/platform/parameters.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';

const CouponSnackBar = lazy(() => import('#app/features/coupons/CouponSnackBar.tsx'));

/** The coupons' state, whose slice is loaded with the code that changes it. */
interface Told {
  CouponSnackBar: unknown;
}

/** Loads the coupons' snack bar only for a visit that brings a coupon, has one waiting or has used one. */
export function CouponGate() {
  const query = parametersOf(useLocation().search);
  // A referral's code is the friend's coupon.
  const code = query.get('couponCode') ?? query.get('referral');
  const told = useAppSelector((state) => (state.coupon as Told | undefined)?.CouponSnackBar);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (code || told || document.cookie.includes('appliedCategoryCoupons=waiting')) setWanted(true);
  }, [code, told]);
  return wanted ? (
    <Suspense>
      <CouponSnackBar code={code} />
    </Suspense>
  ) : null;
}
