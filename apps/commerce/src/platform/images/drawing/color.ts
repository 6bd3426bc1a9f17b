/** Colours as the labels need them: `#rrggbb` in, mixes and readable pairs out. */

export type Rgb = [number, number, number];

export function parse(hex: string): Rgb {
  const full = /^#?([0-9a-f]{6})$/i.exec(hex.trim())?.[1];
  const short = /^#?([0-9a-f]{3})$/i.exec(hex.trim())?.[1];
  const digits = full ?? (short ? [...short].map((d) => d + d).join('') : 'b7a58c');
  return [0, 2, 4].map((i) => Number.parseInt(digits.slice(i, i + 2), 16)) as Rgb;
}

export function format(rgb: readonly number[]): string {
  return `#${rgb
    .map((v) =>
      Math.round(Math.min(255, Math.max(0, v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** `share` of b in a. */
export function mix(a: string, b: string, share: number): string {
  const [p, q] = [parse(a), parse(b)];
  return format(p.map((v, i) => v + ((q[i] ?? 0) - v) * share));
}

/** sRGB 0–255 to light 0–1. */
export function linear(value: number): number {
  const s = value / 255;
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
}

export function luminance(hex: string): number {
  const [r, g, b] = parse(hex).map(linear) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** The first of the wished inks that is readable on the ground (contrast 4.5:1), else near-black or paper. */
export function readable(ground: string, ...wishes: string[]): string {
  const fits = wishes.find((ink) => contrast(ground, ink) >= 4.5);
  if (fits) return fits;
  return contrast(ground, '#1c1512') >= contrast(ground, '#fffaf2') ? '#1c1512' : '#fffaf2';
}
