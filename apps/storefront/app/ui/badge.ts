export type BadgeTone = 'accent' | 'success' | 'warning' | 'danger' | 'quiet';

export interface BadgeColors {
  foreground: string;
  background: string;
}

/** `#rgb` or `#rrggbb`. */
const COLOR = /^#(?:[0-9a-f]{3}){1,2}$/i;

/**
 * A badge string, `text||#foreground||#background`, used only if it has three non-empty parts. Without `colors`, where
 * one of them is no `#rgb` or `#rrggbb`, the badge has the brand's.
 */
export function badgeOf(
  badge: string | undefined,
  separator = '||',
): { text: string; colors?: BadgeColors } | undefined {
  const parts = badge?.split(separator).map((part) => part.trim()) ?? [];
  const [text = '', foreground = '', background = ''] = parts;
  if (parts.length !== 3 || !parts.every(Boolean)) return undefined;
  const drawn = COLOR.test(foreground) && COLOR.test(background);
  return drawn ? { text, colors: { foreground, background } } : { text };
}
