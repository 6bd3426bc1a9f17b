import type { ReactNode } from 'react';
import type { BadgeColors, BadgeTone } from './badge.ts';

const TONES: Record<BadgeTone, string> = {
  accent: 'bg-accent-soft text-accent-strong',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  quiet: 'bg-sunken text-muted',
};

/** A word or two about the state of something. */
export function Badge({ tone = 'accent', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={`badge ${TONES[tone]}`}>{children}</span>;
}

/**
 * A merchant's badge in its own two colours. They are attributes of a drawing behind the text, because the content
 * security policy allows no style attributes (`style-src 'self'`); the transparent text gives it its size.
 */
export function MerchantBadge({ text, colors }: { text: string; colors?: BadgeColors }) {
  if (!colors) return <Badge>{text}</Badge>;
  return (
    <span className="badge">
      <svg aria-hidden="true">
        <rect width="100%" height="100%" fill={colors.background} />
        <text x="50%" y="50%" textAnchor="middle" dominantBaseline="central" fill={colors.foreground}>
          {text}
        </text>
      </svg>
      <span>{text}</span>
    </span>
  );
}
