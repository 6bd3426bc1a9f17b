import { useId, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/recurring.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { TextField } from '#app/ui/Field.tsx';

/** Milliseconds after the last digit. */
const PATIENCE = 400;
const USUAL_CUPS = 2;
const MOST_CUPS = 50;

/** Whether it comes by the calendar, as it was put in the cart, or by the cups that are drunk. `undefined`: calendar. */
export function CupsOrCalendar({ onChange }: { onChange: (cupsPerDay: number | undefined) => void }) {
  const m = useScreenMessages(texts);
  const name = useId();
  const [smart, setSmart] = useState(false);
  const [cups, setCups] = useState(String(USUAL_CUPS));
  const [timer, setTimer] = useState<ReturnType<typeof setTimeout>>();
  const valid = isCups(Number(cups));
  const type = (text: string): void => {
    setCups(text);
    clearTimeout(timer);
    if (isCups(Number(text))) setTimer(setTimeout(() => onChange(Number(text)), PATIENCE));
  };
  const choose = (bySmart: boolean): void => {
    setSmart(bySmart);
    clearTimeout(timer);
    if (!valid) setCups(String(USUAL_CUPS));
    onChange(bySmart ? (valid ? Number(cups) : USUAL_CUPS) : undefined);
  };
  const options = [
    { bySmart: false, label: m.byCalendar(), hint: m.byCalendarHint() },
    { bySmart: true, label: m.byCups(), hint: m.byCupsHint() },
  ];
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
        <div className="mt-1 max-w-40 pl-8">
          <TextField
            label={m.cupsPerDay()}
            type="number"
            inputMode="decimal"
            min={0.5}
            max={MOST_CUPS}
            step={0.5}
            value={cups}
            error={valid ? undefined : m.cupsWrong()}
            onChange={(event) => type(event.target.value)}
          />
        </div>
      )}
    </fieldset>
  );
}

const isCups = (cups: number): boolean => cups > 0 && cups <= MOST_CUPS;
