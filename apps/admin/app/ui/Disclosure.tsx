import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import type { IconName } from './Icon.tsx';

interface DisclosureProps {
  label: string;
  icon?: IconName;
  /** At which edge of the button the panel begins. */
  align?: 'left' | 'right';
  /** On phones only the icon is seen. */
  compact?: boolean;
  children: (close: () => void) => ReactNode;
}

/** A button that opens a panel below it; Escape, or a press elsewhere, closes it. */
export function Disclosure({ label, icon, align = 'left', compact = false, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const panel = useId();
  const close = (): void => {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  useEffect(() => {
    if (!open) return;
    const leave = (event: Event): void => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [open]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is inside, wherever the focus is in it.
    <div
      ref={root}
      className="relative"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) close();
      }}
    >
      <Button icon={icon} aria-expanded={open} aria-controls={panel} onClick={() => setOpen(!open)}>
        <span className={compact ? 'max-sm:sr-only' : ''}>{label}</span>
      </Button>
      {open && (
        <div
          id={panel}
          className={`${align === 'right' ? 'right-0' : 'left-0'} absolute top-full z-30 mt-1 max-h-[60vh] w-[min(18rem,calc(100vw-2rem))] overflow-y-auto rounded-card border border-line bg-surface p-3 shadow-lift motion-safe:animate-fade`}
        >
          {children(close)}
        </div>
      )}
    </div>
  );
}
