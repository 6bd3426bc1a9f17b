import { useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/lineRhythm.js';
import { useMessages, useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { setting } from '#app/platform/store/setting.ts';
import type { AutoDeliveryComponent } from '../autoDeliveryComponent.slice.ts';
import type { CartEntry } from '../cart.types.ts';
import { changePurchase } from './lines.thunks.ts';

interface LineRhythmProps {
  entry: CartEntry;
  /** What the cart offers on auto-delivery. */
  offer: AutoDeliveryComponent;
}

/** Chooses whether a line is bought once or on auto-delivery, and how often; shows the other price. */
export function LineRhythm({ entry, offer }: LineRhythmProps) {
  const { cart, catalog } = useMessages();
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const [wanted, setWanted] = useState<number>();
  const [problem, setProblem] = useState('');
  const offered = offer.entries.find(({ entryNumber }) => entryNumber === entry.entryNumber);
  if (!offered || !entry.available) return null;
  const set = async (weeks: number): Promise<void> => {
    setWanted(weeks);
    setProblem('');
    const failure = await dispatch(changePurchase(entry, weeks));
    setWanted(undefined);
    if (failure) setProblem(failure.errors[0]?.message || cart.unanswered());
  };
  return (
    <div className="mt-2">
      <select
        aria-label={m.howOftenOf({ name: entry.product.name })}
        value={wanted ?? entry.frequencyWeeks ?? 0}
        disabled={wanted !== undefined}
        onChange={(event) => void set(Number(event.target.value))}
        className="min-h-11 w-full max-w-56 rounded-control border border-control bg-surface px-2 text-sm"
      >
        <option value={0}>{catalog.oneTime()}</option>
        {offer.frequencies.map((weeks) => (
          <option key={weeks} value={weeks}>
            {catalog.everyWeeks({ weeks })}
          </option>
        ))}
      </select>
      {entry.isOneTimeProduct ? (
        <p className="mt-1 text-muted text-sm">
          {offered.savings.value > 0 && (
            <>
              {m.offer({ price: offered.autoDeliveryPrice.formattedValue })}
              <Discounts />
            </>
          )}
        </p>
      ) : (
        <Recurring boxes={entry.boxPerShipmentQty ?? entry.quantity} />
      )}
      <p role="alert" className="mt-1 text-danger text-sm empty:hidden">
        {problem}
      </p>
    </div>
  );
}

/** The quantity of each delivery. */
function Recurring({ boxes }: { boxes: number }) {
  const m = useScreenMessages(texts);
  return (
    <p className="mt-1 text-sm text-success">
      {m.eachShipment({ boxes })}
      <Discounts />
    </p>
  );
}

/** The discounts, where later orders differ from the first. */
function Discounts() {
  const m = useScreenMessages(texts);
  const first = useAppSelector((state) => setting(state, 'autoDeliveryFirstPercent'));
  const later = useAppSelector((state) => setting(state, 'autoDeliveryRecurringPercent'));
  return first === later ? null : ` · ${m.discounts({ first, later })}`;
}
