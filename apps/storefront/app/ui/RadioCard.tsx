import type { InputHTMLAttributes } from 'react';

/** One of several choices; the whole card can be pressed. */
export function RadioCard({ children, ...rest }: InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className="flex cursor-pointer items-center gap-3 rounded-card border border-control bg-surface px-4 py-3 has-checked:border-accent has-checked:bg-accent-soft has-disabled:cursor-default has-disabled:text-muted">
      <input {...rest} type="radio" className="size-5 shrink-0 accent-accent" />
      {children}
    </label>
  );
}
