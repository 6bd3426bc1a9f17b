export type BadgeTone = 'accent' | 'success' | 'warning' | 'danger' | 'quiet';

/** Where a hue's tone begins, in degrees. */
const TONES: readonly [number, BadgeTone][] = [
  [0, 'danger'],
  [14, 'accent'],
  [38, 'warning'],
  [70, 'success'],
  [170, 'accent'],
  [340, 'danger'],
];
/** Below it a colour is a grey. */
const LEAST_CHROMA = 0.12;

/**
 * A badge string, `text||#foreground||#background`, used only if it has three non-empty parts. The merchant's colours
 * choose the nearest of the brand's own badge colours: an inline style is impossible under the content security policy
 * (`style-src 'self'`), a nonce would make every shared page its own, and the brand's pairs are known to be readable.
 */
export function badgeOf(
  badge: string | undefined,
  separator = '||',
): { text: string; tone: BadgeTone } | undefined {
  const parts = badge?.split(separator).map((part) => part.trim()) ?? [];
  const [text = '', , background = ''] = parts;
  return parts.length === 3 && parts.every(Boolean) ? { text, tone: toneOf(background) } : undefined;
}

function toneOf(color: string): BadgeTone {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color)?.[1];
  if (!digits) return 'accent';
  const width = digits.length / 3;
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((at) => {
    const part = digits.slice(at * width, (at + 1) * width);
    return Number.parseInt(width === 1 ? part + part : part, 16) / 255;
  });
  const most = Math.max(red, green, blue);
  const chroma = most - Math.min(red, green, blue);
  if (chroma < LEAST_CHROMA) return 'quiet';
  const sixth =
    most === red
      ? (green - blue) / chroma
      : most === green
        ? 2 + (blue - red) / chroma
        : 4 + (red - green) / chroma;
  const hue = (sixth * 60 + 360) % 360;
  return TONES.findLast(([from]) => hue >= from)?.[1] ?? 'accent';
}
