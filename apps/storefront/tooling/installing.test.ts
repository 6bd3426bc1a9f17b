import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { SITE_IDS, SITES } from '@crema/brands';
import { THEMES } from '@crema/brands/theme';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { manifestOf } from './installing.ts';

const file = (address: string): Promise<Buffer> =>
  readFile(resolve(import.meta.dirname, `../public${address}`));

describe.each(SITE_IDS)('the manifest of %s', (site) => {
  it.each(SITES[site].languages)('has the brand’s name and colours, and begins at home in %s', (language) => {
    const { name, lang, start_url, background_color, theme_color } = manifestOf(site, language);
    expect({ name, lang, start_url }).toEqual({
      name: SITES[site].name,
      lang: language,
      start_url: language === 'fr' ? '/fr' : '/',
    });
    expect([background_color, theme_color]).toEqual([THEMES[site].paper, THEMES[site].surface]);
  });

  it('names pictures that are there, in their sizes, with nothing see-through where the system cuts its own shape', async () => {
    const { icons } = manifestOf(site, 'en');
    expect(icons.map(({ sizes }) => sizes)).toEqual(['any', '192x192', '512x512', '512x512']);
    for (const { src, sizes, type, ...more } of icons) {
      const bytes = await file(src);
      expect(bytes.length, src).toBeLessThan(12_000);
      if (type !== 'image/png') continue;
      const { width, height } = await sharp(bytes).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
      if ('purpose' in more) expect((await sharp(bytes).stats()).isOpaque, src).toBe(true);
    }
  });

  it('is drawn in the brand’s accent', async () => {
    const svg = (await file(`/icons/${site}.svg`)).toString();
    expect(svg).toContain(`fill="${THEMES[site].accent}"`);
    expect(svg).toContain(`fill="${THEMES[site]['on-accent']}"`);
  });
});
