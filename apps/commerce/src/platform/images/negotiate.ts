/** What a picture request may ask for, and in which format it is answered. Pure. */

/**
 * Widths served, the smallest as a preview; others are refused, so that nobody can make the shop scale a picture in ten
 * thousand ways.
 */
export const WIDTHS = [20, 96, 160, 240, 320, 400, 480, 640, 800, 1200, 1600] as const;
export type Width = (typeof WIDTHS)[number];
export const DEFAULT_WIDTH: Width = 640;

export type Format = 'avif' | 'webp' | 'jpeg';

/** Widest AVIF in pixels: it pays off on small pictures; on large ones encoding takes seconds, and WebP is close. */
const AVIF_UP_TO = 480;

export function isWidth(value: number): value is Width {
  return (WIDTHS as readonly number[]).includes(value);
}

/** By the Accept header alone. `image/*` and any type do not promise WebP, so they get JPEG. */
export function formatFor(accept: string | undefined, width: number): Format {
  const takes = (type: string) =>
    (accept ?? '').split(',').some((part) => {
      const [name = '', ...params] = part.trim().toLowerCase().split(';');
      return name.trim() === type && !params.some((p) => /^\s*q\s*=\s*0(\.0*)?\s*$/.test(p));
    });
  if (width <= AVIF_UP_TO && takes('image/avif')) return 'avif';
  return takes('image/webp') ? 'webp' : 'jpeg';
}

/** A plain file name: no folders, no leading dot, nothing with a special meaning in a file system. */
export function isPictureName(name: string): boolean {
  return (
    /^[a-z0-9][a-z0-9._-]{0,180}$/i.test(name) &&
    !name.includes('..') &&
    /\.(webp|avif|jpe?g|png|gif|svg)$/i.test(name)
  );
}
