/**
 * Draws the picture of a tab and those that a browser installs a shop with from each brand's mark,
 * `apps/storefront/public/icons/<site>.svg`: `node tools/studio/icons.ts`. Their sizes are those of `Frame.tsx` and of
 * `manifest.presenter.ts`.
 */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { SITE_IDS } from '@crema/brands';
import sharp from 'sharp';

const FOLDER = resolve(import.meta.dirname, '../../apps/storefront/public/icons');
/** Pixels of the mark's own drawing. */
const DRAWN = 32;
/** A system may cut away all but the middle circle, four fifths wide: the mark must be inside it. */
const SAFE = 0.72;

for (const site of SITE_IDS) {
  const svg = await readFile(resolve(FOLDER, `${site}.svg`), 'utf8');
  for (const size of [48, 192, 512]) await write(svg, size, `${site}-${size}.png`);
  await write(fullBleed(svg, SAFE), 512, `${site}-maskable.png`);
  // Apple's systems cut the corners only, and paint what is clear black.
  await write(fullBleed(svg, 1), 180, `${site}-apple.png`);
}

/** The mark on a ground without corners; `share` of the width holds all of it, in the middle. */
function fullBleed(svg: string, share: number): string {
  const [, ground] = /<rect width="32" height="32" rx="8" fill="([^"]+)"\/>/.exec(svg) ?? [];
  if (!ground) throw new Error('The mark has no ground');
  const edge = (DRAWN * (1 - share)) / 2;
  return svg
    .replace(
      /<rect width="32" height="32" rx="8"[^>]*>/,
      `<rect width="32" height="32" fill="${ground}"/><g transform="translate(${edge} ${edge}) scale(${share})">`,
    )
    .replace('</svg>', '</g></svg>');
}

async function write(svg: string, size: number, name: string): Promise<void> {
  await sharp(Buffer.from(svg), { density: (72 * size) / DRAWN })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(resolve(FOLDER, name));
}
