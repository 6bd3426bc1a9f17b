import { type FormEvent, useRef, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/coupons.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { TextField } from '#app/ui/Field.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import { AppliedCoupon } from './AppliedCoupon.tsx';
import { selectCoupon } from './coupon.slice.ts';
import { applyCoupon, removeCoupon } from './coupon.thunks.ts';
import type { Cart } from './coupon.types.ts';
import { ReplaceQuestion } from './ReplaceQuestion.tsx';

/** The coupons of a cart, and a field for another. */
export default function CouponField({ cart }: { cart: Cart }) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const { loading, CouponData } = useAppSelector(selectCoupon);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  /** A code that would take the place of the one on the cart. */
  const [asked, setAsked] = useState<string>();
  /** What was done last, by this field. */
  const [told, setTold] = useState('');
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLFormElement>(null);
  const guid = cart.guid ?? '';
  const vouchers = cart.appliedVouchers;
  const error = useAppSelector((state) => selectCoupon(state).CouponError?.errors[0]?.message);

  const apply = async (code: string): Promise<void> => {
    setAsked(undefined);
    setTold('');
    const done = await dispatch(applyCoupon(guid, code));
    setProblem(done ? undefined : 'refused');
    if (done) setTyped('');
    else input.current?.querySelector('input')?.focus();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (loading) return;
    const code = typed.trim().toUpperCase();
    if (!code) {
      setProblem('empty');
      return;
    }
    const [first] = vouchers;
    if (first && first.code !== code) {
      setProblem(undefined);
      setAsked(code);
    } else void apply(code);
  };
  const remove = async (code: string): Promise<void> => {
    setProblem(undefined);
    if (await dispatch(removeCoupon(guid, code))) setTold(m.removed({ code }));
  };

  const [old] = vouchers;
  const said = problem === 'empty' ? m.empty() : problem && (error || m.failed());
  const news =
    told ||
    (CouponData && vouchers.some(({ code }) => code === CouponData.couponCode) ? CouponData.message : '');
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
        {news}
      </p>
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
              onChange={(event) => {
                setTyped(event.target.value);
                setProblem(undefined);
              }}
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
          <ReplaceQuestion
            code={asked}
            old={old.code}
            onReplace={() => void apply(asked)}
            onKeep={() => setAsked(undefined)}
          />
        )}
      </details>
    </div>
  );
}
