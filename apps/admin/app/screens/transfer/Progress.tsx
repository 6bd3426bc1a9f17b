import { useId } from 'react';

interface ProgressProps {
  label: string;
  done: number;
  total: number;
  text: string;
}

/** How far something is. */
export function Progress({ label, done, total, text }: ProgressProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block break-words">
        {label}
      </label>
      <progress id={id} value={done} max={Math.max(total, 1)} className="h-3 w-full accent-accent" />
      <p role="status" className="tabular text-muted text-sm">
        {text}
      </p>
    </div>
  );
}
