import { CONTRAST_PAIRS, type DarkTheme } from './theme.ts';

/** Relative luminance of `#rrggbb`, 0 (black) to 1 (white), as WCAG 2.2 defines it. */
export function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two colours `#rrggbb`, 1 to 21, whichever of them is the text. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Two colours of a theme that are too alike to be read. */
export interface PoorPair {
  foreground: keyof DarkTheme;
  background: keyof DarkTheme;
  /** Their contrast ratio, and the least that is accepted: 4.5 for text, 3 for controls and focus. */
  ratio: number;
  least: number;
}

/** The pairs of a theme below WCAG AA, worst first. */
export const poorPairs = (theme: DarkTheme): PoorPair[] =>
  CONTRAST_PAIRS.map(([foreground, background, least]) => ({
    ...{ foreground, background, least },
    ratio: contrast(theme[foreground], theme[background]),
  }))
    .filter(({ ratio, least }) => ratio < least)
    .sort((one, other) => one.ratio / one.least - other.ratio / other.least);
