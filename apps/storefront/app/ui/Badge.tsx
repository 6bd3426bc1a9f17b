import type { ReactNode } from 'react';
import type { BadgeTone } from './badge.ts';

const TONES: Record<BadgeTone, string> = {
  accent: 'bg-accent-soft text-accent-strong',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  quiet: 'bg-sunken text-muted',
};

/** A word or two about something's state. */
export function Badge({ tone = 'accent', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center rounded-control px-2 py-0.5 font-semibold text-xs ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
