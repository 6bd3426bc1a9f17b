import type { ButtonHTMLAttributes } from 'react';
import { Link, type LinkProps } from 'react-router';

const BASE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-5 py-2 text-center font-semibold leading-snug transition-[background-color,border-color,color,transform] duration-150 active:scale-[0.98] disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:opacity-55';
const LOOKS = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-control bg-surface text-ink hover:border-ink',
  quiet: 'text-accent underline-offset-4 hover:underline',
  deep: 'bg-deep text-on-deep hover:underline underline-offset-4',
} as const;

export type ButtonLook = keyof typeof LOOKS;

/** Class names of a button, for elements that look like one. */
export const buttonClass = (look: ButtonLook = 'primary', className = ''): string =>
  `${BASE} ${LOOKS[look]} ${className}`;

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  /** Work is under way: announced to assistive technology; further presses are ignored. */
  busy?: boolean;
}

export function Button({
  look,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={buttonClass(look, className)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && (
        <span
          className="size-4 animate-spin rounded-full border-2 border-current border-r-transparent"
          aria-hidden="true"
        />
      )}
      {children}
    </button>
  );
}

export function LinkButton({ look, className, ...rest }: LinkProps & { look?: ButtonLook }) {
  return <Link {...rest} className={buttonClass(look, className)} />;
}
