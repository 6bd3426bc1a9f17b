import { type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/recurring.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { isLoggedIn } from '#app/platform/session/isLoggedIn.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { CheckField } from '#app/ui/Field.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { useAccountParts } from './accountParts.tsx';
import { autoDeliveryConsent, type HouseholdSupply } from './autoDeliveryConsent.slice.ts';
import { CupsOrCalendar } from './CupsOrCalendar.tsx';
import type { Cart } from './checkout.types.ts';

/** What the order says beside the cart. */
export interface RecurringAnswer {
  autoDeliveryConsent: string;
  cupsPerDay?: number;
  podsOnHand?: number;
  newAccount?: { password: string };
}

export interface RecurringFields {
  /** What was agreed to; undefined while something is missing, which is then said and has the focus. */
  answer(): RecurringAnswer | undefined;
}

/** Characters; the engine says what else it asks of a password. */
const LEAST = 12;

interface RecurringTermsProps {
  ref: Ref<RecurringFields>;
  cart: Cart;
}

/** For a cart in which something comes again: an account to change and end it with, and the box of its terms. */
export default function RecurringTerms({ ref, cart }: RecurringTermsProps) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const site = useAppSelector((state) => state.apiConfig.brand);
  const { data, error, loading } = useAppSelector(autoDeliveryConsent.select);
  const parts = useAccountParts();
  const box = useRef<HTMLDivElement>(null);
  /** The version that was ticked: of another one nothing was. */
  const [agreed, setAgreed] = useState<string>();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<'password' | 'consent'>();
  const [household, setHousehold] = useState<HouseholdSupply>();
  // Only what is counted in pods can come by the cups that are drunk.
  const counted = cart.entries.some(({ isOneTimeProduct, product }) => !isOneTimeProduct && product.pods);
  const supply = counted ? household : undefined;
  const { guid: cartGuid = '', totalPriceWithTax } = cart;
  const total = totalPriceWithTax.value;
  const load = useCallback(
    () => void dispatch(autoDeliveryConsent.load({ cartGuid, total, ...supply })),
    [dispatch, cartGuid, total, supply],
  );
  useEffect(load, [load]);
  const asks = !isLoggedIn(site);
  const ticked = data !== null && agreed === data.version;

  useImperativeHandle(ref, () => ({
    answer: () => {
      const first = asks && password.length < LEAST ? 'password' : ticked ? undefined : 'consent';
      setMissing(first);
      if (first) box.current?.querySelector<HTMLInputElement>(`[data-part=${first}] input`)?.focus();
      if (first || !data) return undefined;
      return {
        autoDeliveryConsent: data.version,
        ...supply,
        ...(asks ? { newAccount: { password } } : {}),
      };
    },
  }));

  return (
    <div ref={box} className="space-y-5">
      {asks && parts && (
        <section
          data-part="password"
          className="space-y-4 rounded-card border border-line bg-surface p-4 sm:p-5"
        >
          <div>
            <h3 className="font-semibold">{m.accountTitle()}</h3>
            <p className="text-muted text-sm">{m.accountText({ email: cart.email ?? '' })}</p>
          </div>
          {parts.passwordField({
            value: password,
            error: missing === 'password' ? m.passwordMissing() : undefined,
            onChange: (value) => {
              setPassword(value);
              setMissing(undefined);
            },
          })}
          <div className="flex flex-wrap items-center gap-x-3 text-sm">
            {m.haveAccount()} {parts.logInButton}
          </div>
        </section>
      )}
      {counted && <CupsOrCalendar onChange={setHousehold} />}
      {error && (
        <Notice tone="danger" role="alert">
          <p>{m.failed()}</p>
          <Button look="secondary" busy={loading} onClick={load} className="mt-3">
            {m.retry()}
          </Button>
        </Notice>
      )}
      {!data && !error && <Skeleton className="h-28" />}
      {data && (
        <div data-part="consent" className="rounded-card border border-line bg-surface px-4 py-2 sm:px-5">
          <CheckField
            name="autoDeliveryConsent"
            required
            checked={ticked}
            error={missing === 'consent' ? m.consentMissing() : undefined}
            label={data.text}
            onChange={(event) => {
              setAgreed(event.target.checked ? data.version : undefined);
              setMissing(undefined);
            }}
          />
        </div>
      )}
    </div>
  );
}
