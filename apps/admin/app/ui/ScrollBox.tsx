import type { ReactNode } from 'react';

interface ScrollBoxProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** A part that is wider than narrow screens: it scrolls sideways, by keyboard too. */
export function ScrollBox({ label, className = '', children }: ScrollBoxProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
      tabIndex={0}
      className={`panel overflow-x-auto ${className}`}
    >
      {children}
    </section>
  );
}
