import { useRef, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/coupons.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { Button } from '#app/ui/Button.tsx';
import { TextField } from '#app/ui/Field.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import { AppliedCoupon } from './AppliedCoupon.tsx';
import type { Cart } from './coupon.types.ts';
import { ReplaceQuestion } from './ReplaceQuestion.tsx';
import { useCoupons } from './useCoupons.ts';

/** The coupons of a cart, and a field for another. */
export default function CouponField({ cart }: { cart: Cart }) {
  const m = useScreenMessages(texts);
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLFormElement>(null);
  const { loading, typed, type, said, told, news, asked, keep, apply, submit, remove } = useCoupons(
    cart,
    () => input.current?.querySelector('input')?.focus(),
  );
  const vouchers = cart.appliedVouchers;
  const [old] = vouchers;
  return (
    <div className="space-y-3">
      {vouchers.map((voucher) => (
        <AppliedCoupon
          key={voucher.code}
          voucher={voucher}
          busy={loading}
          onRemove={() => void remove(voucher.code)}
        />
      ))}
      <p role="status" className="text-sm text-success empty:hidden">
        {told}
      </p>
      {/* Shown when the snack bar with the same message has closed. */}
      <p className="text-sm text-success empty:hidden">{news}</p>
      <details className="group" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 font-medium [&::-webkit-details-marker]:hidden">
          {m.title()}
          <Icon
            name="chevron-down"
            className="size-5 text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <form ref={input} noValidate onSubmit={submit} className="flex items-start gap-3 pt-1">
          <div className="min-w-0 grow">
            <TextField
              label={m.label()}
              name="couponCode"
              value={typed}
              onChange={(event) => type(event.target.value)}
              error={said}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              className="tabular uppercase"
            />
          </div>
          <Button type="submit" look="secondary" busy={loading} className="mt-6">
            {m.apply()}
          </Button>
        </form>
        {asked && old && (
          <ReplaceQuestion code={asked} old={old.code} onReplace={() => void apply(asked)} onKeep={keep} />
        )}
      </details>
    </div>
  );
}
