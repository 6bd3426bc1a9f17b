import { useId, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/recurring.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { TextField } from '#app/ui/Field.tsx';
import type { HouseholdSupply } from './autoDeliveryConsent.slice.ts';

/** Milliseconds after the last keystroke. */
const PATIENCE = 400;
const USUAL_CUPS = '2';
const MOST_CUPS = 50;
const MOST_PODS = 10_000;

/**
 * Chooses the schedule: by the calendar, as chosen in the cart, or by cups a day and pods at home. `undefined`:
 * calendar. Invalid numbers are shown as errors and not passed to `onChange`.
 */
export function CupsOrCalendar({ onChange }: { onChange: (supply: HouseholdSupply | undefined) => void }) {
  const m = useScreenMessages(texts);
  const name = useId();
  const [smart, setSmart] = useState(false);
  const [typed, setTyped] = useState({ cups: USUAL_CUPS, pods: '' });
  const [timer, setTimer] = useState<ReturnType<typeof setTimeout>>();
  const right = { cups: isCups(typed.cups), pods: isPods(typed.pods) };
  const type = (part: Partial<typeof typed>): void => {
    const now = { ...typed, ...part };
    setTyped(now);
    clearTimeout(timer);
    const supply = supplyOf(now);
    if (supply) setTimer(setTimeout(() => onChange(supply), PATIENCE));
  };
  const choose = (bySmart: boolean): void => {
    setSmart(bySmart);
    clearTimeout(timer);
    const kept = { cups: right.cups ? typed.cups : USUAL_CUPS, pods: right.pods ? typed.pods : '' };
    setTyped(kept);
    onChange(bySmart ? supplyOf(kept) : undefined);
  };
  const options = [
    { bySmart: false, label: m.byCalendar(), hint: m.byCalendarHint() },
    { bySmart: true, label: m.byCups(), hint: m.byCupsHint() },
  ];
  const number = { type: 'number', inputMode: 'decimal' } as const;
  return (
    <fieldset className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <legend className="sr-only">{m.rhythm()}</legend>
      <p aria-hidden="true" className="font-semibold">
        {m.rhythm()}
      </p>
      {options.map(({ bySmart, label, hint }) => (
        <label key={label} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
          <input
            type="radio"
            name={name}
            checked={smart === bySmart}
            onChange={() => choose(bySmart)}
            className="mt-0.5 size-5 shrink-0 accent-accent"
          />
          <span>
            {label}
            <span className="block text-muted text-sm">{hint}</span>
          </span>
        </label>
      ))}
      {smart && (
        <div className="mt-1 grid max-w-md gap-3 pl-8 sm:grid-cols-2">
          <TextField
            {...number}
            label={m.cupsPerDay()}
            min={0.5}
            max={MOST_CUPS}
            step={0.5}
            value={typed.cups}
            error={right.cups ? undefined : m.cupsWrong()}
            onChange={(event) => type({ cups: event.target.value })}
          />
          <TextField
            {...number}
            label={m.podsOnHand()}
            hint={m.podsHint()}
            min={0}
            max={MOST_PODS}
            step={1}
            value={typed.pods}
            error={right.pods ? undefined : m.podsWrong()}
            onChange={(event) => type({ pods: event.target.value })}
          />
        </div>
      )}
    </fieldset>
  );
}

const isCups = (text: string): boolean => Number(text) > 0 && Number(text) <= MOST_CUPS;
/** Empty means none. */
const isPods = (text: string): boolean =>
  Number.isInteger(Number(text)) && Number(text) >= 0 && Number(text) <= MOST_PODS;

const supplyOf = ({ cups, pods }: { cups: string; pods: string }): HouseholdSupply | undefined =>
  isCups(cups) && isPods(pods) ? { cupsPerDay: Number(cups), podsOnHand: Number(pods) } : undefined;
