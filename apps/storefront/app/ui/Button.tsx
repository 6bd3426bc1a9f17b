import type { ButtonHTMLAttributes } from 'react';
import { Link, type LinkProps } from 'react-router';

/** Each is a class of the styles. */
export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'deep';

/** Class names of a button, for elements that look like one. */
export const buttonClass = (look: ButtonLook = 'primary', className = ''): string =>
  `button ${look} ${className}`;

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
  return <Link discover="none" {...rest} className={buttonClass(look, className)} />;
}
