import { type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/recurring.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { isLoggedIn } from '#app/platform/session/isLoggedIn.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { CheckField } from '#app/ui/Field.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { useAccountParts } from '../accountParts.tsx';
import type { Cart } from '../checkout.types.ts';
import { autoDeliveryConsent, type HouseholdSupply } from './autoDeliveryConsent.slice.ts';
import { CupsOrCalendar } from './CupsOrCalendar.tsx';

/** What is sent with the order beside the cart. */
export interface RecurringAnswer {
  autoDeliveryConsent: string;
  cupsPerDay?: number;
  podsOnHand?: number;
  newAccount?: { password: string };
}

export interface RecurringFields {
  /** The accepted terms; undefined while something is missing, all of which is then shown. */
  answer(): RecurringAnswer | undefined;
  /** Focuses the first part that is missing. */
  focus(): void;
}

type Part = 'password' | 'consent';

/** Least characters of a password; the engine checks the other rules. */
const LEAST = 12;

interface RecurringTermsProps {
  ref: Ref<RecurringFields>;
  cart: Cart;
}

/** For a cart with recurring lines: an account in which to change and cancel them, and the checkbox of the terms. */
export default function RecurringTerms({ ref, cart }: RecurringTermsProps) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const site = useAppSelector((state) => state.apiConfig.brand);
  const { data, error, loading } = useAppSelector(autoDeliveryConsent.select);
  const parts = useAccountParts();
  const box = useRef<HTMLDivElement>(null);
  /** Version of the terms that was ticked; another version needs a new tick. */
  const [agreed, setAgreed] = useState<string>();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<readonly Part[]>([]);
  const [household, setHousehold] = useState<HouseholdSupply>();
  // Only products counted in pods can follow consumption.
  const counted = cart.entries.some(({ isOneTimeProduct, product }) => !isOneTimeProduct && product.pods);
  const supply = counted ? household : undefined;
  const { guid: cartGuid = '', totalPriceWithTax, amountDue } = cart;
  const [total, due] = [totalPriceWithTax.value, amountDue.value];
  const load = useCallback(
    () => void dispatch(autoDeliveryConsent.load({ cartGuid, total, due, ...supply })),
    [dispatch, cartGuid, total, due, supply],
  );
  useEffect(load, [load]);
  const asks = !isLoggedIn(site);
  const ticked = data !== null && agreed === data.version;

  const whatIsMissing = (): Part[] => [
    ...(asks && password.length < LEAST ? (['password'] as const) : []),
    ...(ticked ? [] : (['consent'] as const)),
  ];
  const found = (part: Part): void => setMissing((now) => now.filter((one) => one !== part));
  useImperativeHandle(ref, () => ({
    focus: () => {
      const [first] = whatIsMissing();
      box.current?.querySelector<HTMLInputElement>(`[data-part=${first}] input`)?.focus();
    },
    answer: () => {
      const wrong = whatIsMissing();
      setMissing(wrong);
      if (wrong.length > 0 || !data) return undefined;
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
            error: missing.includes('password') ? m.passwordMissing() : undefined,
            onChange: (value) => {
              setPassword(value);
              found('password');
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
            error={missing.includes('consent') ? m.consentMissing() : undefined}
            label={data.text}
            onChange={(event) => {
              setAgreed(event.target.checked ? data.version : undefined);
              found('consent');
            }}
          />
        </div>
      )}
    </div>
  );
}
