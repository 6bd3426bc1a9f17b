interface Choice {
  /** Empty: none of the others. */
  value: string;
  text: string;
  color?: string;
}

interface ChoicesProps {
  label: string;
  name: string;
  choices: readonly Choice[];
  chosen: string;
  onChoose: (value: string) => void;
}

/** One of several, each with its colour where it has one. */
export function Choices({ label, name, choices, chosen, onChoose }: ChoicesProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-sm">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, text, color }) => (
          <label
            key={value}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-control bg-surface px-3 py-2 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
              className="size-4 shrink-0 accent-accent"
            />
            {color && (
              <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 shrink-0">
                <circle cx="10" cy="10" r="9" fill={color} stroke="currentColor" strokeOpacity="0.35" />
              </svg>
            )}
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
