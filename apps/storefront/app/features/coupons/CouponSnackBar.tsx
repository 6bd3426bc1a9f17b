import { useEffect, useRef } from 'react';
import texts from '#app/platform/i18n/generated/screens/coupons.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { numberSetting } from '#app/platform/store/setting.ts';
import { Icon } from '#app/ui/Icon.tsx';
import { selectCoupon, snackBarHidden } from './coupon.slice.ts';
import { applyQueryParamCoupon } from './coupon.thunks.ts';
import { waitingCoupon } from './waitingCoupon.ts';

const TONES = {
  success: 'bg-success-soft text-success',
  info: 'bg-deep text-on-deep',
  danger: 'bg-danger-soft text-danger',
} as const;

interface CouponSnackBarProps {
  /** The code in the page's address, if there is one. */
  code: string | null;
}

/** Says what came of a coupon, for a while; the cart says it again. Its code comes when an address brings a coupon. */
export default function CouponSnackBar({ code }: CouponSnackBarProps) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  /** Milliseconds that the message stays. */
  const showMs = useAppSelector((state) => numberSetting(state, 'couponSnackBarMs', 5000));
  const { CouponSnackBar: snackBar, linesAdded } = useAppSelector(selectCoupon);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (code) void dispatch(applyQueryParamCoupon(code));
  }, [code, dispatch]);
  const looked = useRef(code !== null);
  useEffect(() => {
    // What waits may count now: with every line, and once for a page that was loaded anew, which says only good news.
    const waits = waitingCoupon();
    if (waits && (linesAdded > 0 || !looked.current))
      void dispatch(applyQueryParamCoupon(waits, linesAdded === 0));
    looked.current = true;
  }, [linesAdded, dispatch]);
  useEffect(() => {
    if (!snackBar) return;
    // In the top layer, so that it is seen above an open cart too.
    box.current?.showPopover();
    const timer = setTimeout(() => dispatch(snackBarHidden()), showMs);
    return () => clearTimeout(timer);
  }, [snackBar, showMs, dispatch]);
  return (
    <div role="status">
      {snackBar && (
        <div
          ref={box}
          popover="manual"
          className={`inset-x-0 top-auto bottom-4 mx-auto w-[min(32rem,calc(100vw-2rem))] items-center gap-3 rounded-control py-2 pr-2 pl-4 shadow-lift open:flex ${TONES[snackBar.tone]}`}
        >
          <Icon name={snackBar.tone === 'success' ? 'check' : 'info'} className="size-5 shrink-0" />
          <p className="min-w-0 grow break-words">{snackBar.message}</p>
          <button
            type="button"
            aria-label={m.hide()}
            onClick={() => dispatch(snackBarHidden())}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-control"
          >
            <Icon name="close" className="size-5" />
          </button>
        </div>
      )}
    </div>
  );
}
