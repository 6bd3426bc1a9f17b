import { useCallback, useEffect, useRef, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/recurring.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { CheckField } from '#app/ui/Field.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import type { Cart } from '../checkout.types.ts';
import type { OrderParts } from '../payment/useOrderParts.ts';
import { autoDeliveryConsent, type HouseholdSupply } from './autoDeliveryConsent.slice.ts';
import { CupsOrCalendar } from './CupsOrCalendar.tsx';
import { usePart } from './usePart.ts';

interface RecurringTermsProps {
  cart: Cart;
  join: OrderParts['join'];
}

/** For a cart with recurring lines: how they are scheduled, and the checkbox of the terms. */
export default function RecurringTerms({ cart, join }: RecurringTermsProps) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const { data, error, loading } = useAppSelector(autoDeliveryConsent.select);
  const box = useRef<HTMLDivElement>(null);
  /** Version of the terms that was ticked; another version needs a new tick. */
  const [agreed, setAgreed] = useState<string>();
  const [isMissing, setMissing] = useState(false);
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
  const ticked = data !== null && agreed === data.version;
  usePart(join, {
    answer: () => {
      setMissing(!ticked);
      return ticked ? { autoDeliveryConsent: data.version, ...supply } : undefined;
    },
    focus: () => box.current?.querySelector<HTMLInputElement>('[data-part=consent] input')?.focus(),
  });

  return (
    <div ref={box} className="space-y-5">
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
            error={isMissing ? m.consentMissing() : undefined}
            label={data.text}
            onChange={(event) => {
              setAgreed(event.target.checked ? data.version : undefined);
              setMissing(false);
            }}
          />
        </div>
      )}
    </div>
  );
}
