import type { ReactNode } from 'react';

interface LabelledProps {
  /** Of the control. */
  id: string;
  label: string;
  hint?: string;
  /** What is wrong, in a sentence; announced when it appears. */
  error?: string;
  /** Shown after the label. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A control with its label, hint and error. */
export function Labelled({ id, label, hint, error, aside, children }: LabelledProps) {
  return (
    <div>
      <div className="mb-1 flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-medium text-sm">
          {label}
        </label>
        {aside}
      </div>
      {children}
      <Below id={id} hint={hint} error={error} />
    </div>
  );
}

/** Hint and error of a control. */
export function Below({ id, hint, error }: { id: string; hint?: string; error?: string }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-muted text-xs">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} role="alert" className="mt-1 text-danger text-sm empty:hidden">
        {error}
      </p>
    </>
  );
}

/** What a control says of itself to assistive technology. */
export const described = (id: string, { hint, error }: { hint?: string; error?: string }) => ({
  'aria-describedby': [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
  'aria-invalid': error ? (true as const) : undefined,
});
