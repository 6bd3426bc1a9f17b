import { useId } from 'react';
import texts from '#app/platform/i18n/generated/screens/reviews.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { Stars } from '#app/ui/Scale.tsx';

export const TASTES = ['strength', 'body', 'sweetness'] as const;
export type Taste = (typeof TASTES)[number];
const MARKS = [1, 2, 3, 4, 5] as const;
export type Mark = (typeof MARKS)[number];

interface StarFieldProps {
  value: Mark | undefined;
  error: string | undefined;
  onChange: (value: Mark) => void;
}

/** One to five stars; arrow keys go through them. */
export function StarField({ value, error, onChange }: StarFieldProps) {
  const m = useScreenMessages(texts);
  const id = useId();
  return (
    // Focused when it is missing: its radios have another name, as a form answers a list for theirs.
    <fieldset name="stars" tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-2 font-medium text-sm">{m.yourStars()}</legend>
      <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {MARKS.toReversed().map((mark) => (
          <label
            key={mark}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-control bg-surface px-3 has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              name={`${id}-stars`}
              value={mark}
              checked={value === mark}
              aria-invalid={error ? true : undefined}
              aria-label={m.stars({ stars: mark })}
              className="size-5 shrink-0 accent-accent"
              onChange={() => onChange(mark)}
            />
            <span aria-hidden="true" className="flex">
              <Stars value={mark} label="" />
            </span>
          </label>
        ))}
      </div>
      <p id={`${id}-error`} role="alert" className="mt-1.5 text-danger text-sm empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}

interface TasteFieldProps {
  taste: Taste;
  value: Mark | undefined;
  onChange: (value: Mark | undefined) => void;
}

/** A taste from one end to the other; pressing the chosen one again takes it back. */
export function TasteField({ taste, value, onChange }: TasteFieldProps) {
  const m = useScreenMessages(texts);
  const name = m.taste({ code: taste });
  return (
    <fieldset>
      <legend className="mb-1 text-sm">{name}</legend>
      {/* On a phone both ends stand below the numbers. */}
      <div className="grid w-fit grid-cols-2 items-center gap-x-3 gap-y-1 text-muted text-sm sm:grid-cols-[3.5rem_auto_auto]">
        <span className="max-sm:order-1">{m.tasteLow({ code: taste })}</span>
        <span className="flex gap-1 max-sm:col-span-2">
          {MARKS.map((mark) => (
            <button
              key={mark}
              type="button"
              aria-pressed={value === mark}
              aria-label={m.tasteValue({ name, value: mark })}
              className="tabular size-11 rounded-control border border-control bg-surface text-ink aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
              onClick={() => onChange(value === mark ? undefined : mark)}
            >
              {mark}
            </button>
          ))}
        </span>
        <span className="max-sm:order-1 max-sm:text-right">{m.tasteHigh({ code: taste })}</span>
      </div>
    </fieldset>
  );
}
