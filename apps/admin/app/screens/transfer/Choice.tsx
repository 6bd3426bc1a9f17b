import { useId } from 'react';
import { described } from '../../ui/Labelled.tsx';

interface ChoiceProps {
  label: string;
  hint: string;
  checked: boolean;
  onChange(checked: boolean): void;
}

/** Something that is done or not, with what it means. */
export function Choice({ label, hint, checked, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="flex gap-3">
      <input
        id={id}
        type="checkbox"
        {...described(id, { hint })}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-accent"
      />
      <div>
        <label htmlFor={id} className="font-medium text-sm">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-muted text-xs">
          {hint}
        </p>
      </div>
    </div>
  );
}
