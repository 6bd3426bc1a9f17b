import { type FormEvent, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/coupons.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { selectCoupon } from './coupon.slice.ts';
import { applyCoupon, removeCoupon } from './coupon.thunks.ts';
import type { Cart } from './coupon.types.ts';

/**
 * State of a cart's coupon field: what was typed and its result. A code that would replace another is confirmed first:
 * `asked` is set until `apply` or `keep`.
 *
 * @param focus moves the focus to the field, whose code was refused.
 */
export function useCoupons(cart: Cart, focus: () => void) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const { loading, CouponData } = useAppSelector(selectCoupon);
  const error = useAppSelector((state) => selectCoupon(state).CouponError?.errors[0]?.message);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  /** A code that would replace the one on the cart. */
  const [asked, setAsked] = useState<string>();
  /** Message about the last action of this field. */
  const [told, setTold] = useState('');
  const guid = cart.guid ?? '';
  const vouchers = cart.appliedVouchers;

  const apply = async (code: string): Promise<void> => {
    setAsked(undefined);
    setTold('');
    const done = await dispatch(applyCoupon(guid, code));
    setProblem(done ? undefined : 'refused');
    if (done) setTyped('');
    else focus();
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
  const type = (text: string): void => {
    setTyped(text);
    setProblem(undefined);
  };
  const keep = (): void => setAsked(undefined);

  const said = problem === 'empty' ? m.empty() : problem && (error || m.failed());
  const isOn = CouponData && vouchers.some(({ code }) => code === CouponData.couponCode);
  const news = isOn && !told && CouponData.message;
  return { loading, typed, type, said, told, news, asked, keep, apply, submit, remove };
}
