import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';

const CONTROL =
  'block w-full min-h-11 rounded-control border border-control bg-surface px-3 py-2 text-ink placeholder:text-muted aria-invalid:border-danger aria-invalid:outline-danger';

interface Described {
  label: string;
  /** What is wrong, in a sentence; announced when it appears. */
  error?: string;
  hint?: string;
  /** Shown after the label: the field may stay empty. */
  optional?: string;
}

function Frame({
  id,
  label,
  error,
  hint,
  optional,
  children,
}: Described & { id: string; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium text-sm">
        {label} {optional && <span className="font-normal text-muted">({optional})</span>}
      </label>
      {children}
      {hint && !error && (
        <p id={`${id}-hint`} className="mt-1.5 text-muted text-sm">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} role="alert" className="mt-1.5 text-danger text-sm empty:hidden">
        {error}
      </p>
    </div>
  );
}

const described = (id: string, { error, hint }: Described): string | undefined =>
  error ? `${id}-error` : hint ? `${id}-hint` : undefined;

/** A text input with its label, hint and error. */
export function TextField({
  label,
  error,
  hint,
  optional,
  className = '',
  ...rest
}: Described & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  const text = { label, error, hint, optional };
  return (
    <Frame id={id} {...text}>
      <input
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={described(id, text)}
        className={`${CONTROL} ${className}`}
      />
    </Frame>
  );
}

/** A text of several lines with its label, hint and error. */
export function TextArea({
  label,
  error,
  hint,
  optional,
  ...rest
}: Described & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const id = useId();
  const text = { label, error, hint, optional };
  return (
    <Frame id={id} {...text}>
      <textarea
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={described(id, text)}
        className={CONTROL}
      />
    </Frame>
  );
}

/** A native select with its label, hint and error. */
export function SelectField({
  label,
  error,
  hint,
  optional,
  children,
  ...rest
}: Described & SelectHTMLAttributes<HTMLSelectElement>) {
  const id = useId();
  const text = { label, error, hint, optional };
  return (
    <Frame id={id} {...text}>
      <select
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={described(id, text)}
        className={CONTROL}
      >
        {children}
      </select>
    </Frame>
  );
}

/** A checkbox with its text beside it; the whole text is the target. */
export function CheckField({
  label,
  error,
  ...rest
}: { label: ReactNode; error?: string } & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="mt-0.5 size-5 shrink-0 accent-accent"
        />
        <span>{label}</span>
      </label>
      <p id={`${id}-error`} role="alert" className="text-danger text-sm empty:hidden">
        {error}
      </p>
    </div>
  );
}
