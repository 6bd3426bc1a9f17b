import { useEffect, useRef } from 'react';
import { couponBarHidden } from '#app/platform/events.ts';
import texts from '#app/platform/i18n/generated/screens/coupons.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { setting } from '#app/platform/store/setting.ts';
import { Button } from '#app/ui/Button.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import { selectCoupon } from './coupon.slice.ts';
import { answerReplacing, applyQueryParamCoupon } from './coupon.thunks.ts';
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

/**
 * Shows the result of a coupon for a while; the cart shows it too. Its code is loaded when an address brings a coupon.
 */
export default function CouponSnackBar({ code }: CouponSnackBarProps) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  /** Milliseconds that the message stays. */
  const showMs = useAppSelector((state) => setting(state, 'couponSnackBarMs'));
  const { CouponSnackBar: snackBar, linesAdded } = useAppSelector(selectCoupon);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (code) void dispatch(applyQueryParamCoupon(code));
  }, [code, dispatch]);
  const looked = useRef(code !== null);
  useEffect(() => {
    // A waiting coupon may apply now: tried after every added line, and once after a page load, which then shows only
    // success.
    const waits = waitingCoupon();
    if (waits && (linesAdded > 0 || !looked.current))
      void dispatch(applyQueryParamCoupon(waits, linesAdded === 0));
    looked.current = true;
  }, [linesAdded, dispatch]);
  useEffect(() => {
    if (!snackBar) return;
    // In the top layer, so that it is seen above an open cart too.
    box.current?.showPopover();
    if (snackBar.asks) return;
    const timer = setTimeout(() => dispatch(couponBarHidden()), showMs);
    return () => clearTimeout(timer);
  }, [snackBar, showMs, dispatch]);
  const asks = snackBar?.asks;
  const answer = (replace: boolean) => asks && void dispatch(answerReplacing(asks, replace));
  return (
    <div role="status">
      {snackBar && (
        <div
          ref={box}
          popover="manual"
          className={`inset-x-0 top-auto bottom-4 mx-auto w-[min(32rem,calc(100vw-2rem))] items-center gap-3 rounded-control py-2 pr-2 pl-4 shadow-lift open:flex ${TONES[snackBar.tone]}`}
        >
          <Icon name={snackBar.tone === 'success' ? 'check' : 'info'} className="size-5 shrink-0" />
          <div className="min-w-0 grow break-words">
            <p>{snackBar.message}</p>
            {asks && (
              <div className="mt-2 flex flex-wrap gap-2 pb-1">
                <Button look="secondary" onClick={() => answer(false)}>
                  {m.keep({ old: asks.old })}
                </Button>
                <Button look="secondary" onClick={() => answer(true)}>
                  {m.replace({ code: asks.code })}
                </Button>
              </div>
            )}
          </div>
          <button
            type="button"
            aria-label={m.hide()}
            onClick={() => (asks ? answer(false) : dispatch(couponBarHidden()))}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-control"
          >
            <Icon name="close" className="size-5" />
          </button>
        </div>
      )}
    </div>
  );
}
