import type { ButtonHTMLAttributes } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Icon, type IconName } from './Icon.tsx';

/** Each is a class of the styles. */
type Look = 'primary' | 'secondary' | 'quiet' | 'danger';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: Look;
  /** Work is under way: announced, and further presses are ignored. */
  busy?: boolean;
  icon?: IconName;
}

export function Button({
  look = 'secondary',
  busy = false,
  icon,
  className = '',
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
      className={`button ${look} ${className}`}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && (
        <span
          className="size-4 animate-spin rounded-full border-2 border-current border-r-transparent"
          aria-hidden="true"
        />
      )}
      {icon && !busy && <Icon name={icon} className="size-4" />}
      {children}
    </button>
  );
}

/** A button that shows only its icon; `label` is its name. */
export function IconButton({
  label,
  icon,
  className = '',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { label: string; icon: IconName }) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={`inline-flex size-9 shrink-0 items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-ink disabled:opacity-40 pointer-coarse:size-11 ${className}`}
    >
      <Icon name={icon} />
    </button>
  );
}

export function LinkButton({
  look = 'secondary',
  icon,
  className = '',
  children,
  ...rest
}: LinkProps & { look?: Look; icon?: IconName }) {
  return (
    <Link {...rest} className={`button ${look} ${className}`}>
      {icon && <Icon name={icon} className="size-4" />}
      {children}
    </Link>
  );
}
