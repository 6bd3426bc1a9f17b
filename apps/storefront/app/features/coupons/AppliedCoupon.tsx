import texts from '#app/platform/i18n/generated/screens/coupons.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import type { Voucher } from './coupon.types.ts';

interface AppliedCouponProps {
  voucher: Voucher;
  busy: boolean;
  onRemove: () => void;
}

/** A coupon on the cart: its name, whether it applies now, and a button that removes it. */
export function AppliedCoupon({ voucher, busy, onRemove }: AppliedCouponProps) {
  const m = useScreenMessages(texts);
  const { code, name, active, message } = voucher;
  return (
    <div
      className={`flex items-start gap-3 rounded-control py-1 pl-4 ${active ? 'bg-success-soft' : 'bg-warning-soft'}`}
    >
      <div className="min-w-0 grow py-2">
        <p className="break-words font-semibold text-sm">{code}</p>
        <p className="text-sm">{name}</p>
        {!active && <p className="mt-1 text-sm text-warning">{message ?? m.resting()}</p>}
      </div>
      <button
        type="button"
        aria-label={m.remove({ code })}
        disabled={busy}
        onClick={onRemove}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-sunken"
      >
        <Icon name="close" className="size-5" />
      </button>
    </div>
  );
}
