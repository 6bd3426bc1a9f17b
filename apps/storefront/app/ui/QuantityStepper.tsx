import { Icon } from './Icon.tsx';

interface QuantityStepperProps {
  value: number;
  min?: number;
  max: number;
  /** `value` is within the bounds; `asked` is what was typed or pressed, which may not be. */
  onChange: (value: number, asked: number) => void;
  /** Accessible names of the number and of the two buttons. */
  label: string;
  lessLabel: string;
  moreLabel: string;
}

/** A number with a button on either side; the number itself can be typed. */
export function QuantityStepper({
  value,
  min = 1,
  max,
  onChange,
  label,
  lessLabel,
  moreLabel,
}: QuantityStepperProps) {
  const set = (next: number): void => {
    if (Number.isInteger(next)) onChange(Math.min(max, Math.max(min, next)), next);
  };
  const button = 'inline-flex size-11 items-center justify-center hover:bg-sunken disabled:opacity-40';
  return (
    <div className="inline-flex items-stretch overflow-hidden rounded-control border border-control bg-surface">
      <button
        type="button"
        className={button}
        aria-label={lessLabel}
        disabled={value <= min}
        onClick={() => set(value - 1)}
      >
        <Icon name="minus" className="size-4" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={min}
        max={max}
        value={value}
        onChange={(event) => set(event.target.valueAsNumber)}
        className="tabular w-12 border-0 bg-transparent text-center [appearance:textfield]"
      />
      <button
        type="button"
        className={button}
        aria-label={moreLabel}
        disabled={value >= max}
        onClick={() => set(value + 1)}
      >
        <Icon name="plus" className="size-4" />
      </button>
    </div>
  );
}
