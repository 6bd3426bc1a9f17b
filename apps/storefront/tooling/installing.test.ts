import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { SITE_IDS } from '@crema/brands';
import { THEMES } from '@crema/brands/theme';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { manifestOf } from '../../commerce/src/domains/content/identity/manifest.presenter.ts';
import { offlineWorker } from './offline.ts';

const file = (address: string): Promise<Buffer> =>
  readFile(resolve(import.meta.dirname, `../public${address}`));

describe.each(SITE_IDS)('what %s is installed by', (site) => {
  it('names pictures that are there, in their sizes, with nothing see-through where the system cuts its own shape', async () => {
    const { icons } = manifestOf(site, 'en', { name: 'A shop', light: THEMES[site] });
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

  it('has a picture for the tab of the browser', async () => {
    const { width, height, format } = await sharp(await file(`/icons/${site}-48.png`)).metadata();
    expect({ width, height, format }).toEqual({ width: 48, height: 48, format: 'png' });
  });

  it('is drawn in the brand’s accent', async () => {
    const svg = (await file(`/icons/${site}.svg`)).toString();
    expect(svg).toContain(`fill="${THEMES[site].accent}"`);
    expect(svg).toContain(`fill="${THEMES[site]['on-accent']}"`);
  });
});

/** The page that a worker answers with when there is no connection. */
async function pageOf(worker: string, address: string): Promise<string> {
  const listeners = new Map<string, (event: object) => void>();
  const run = new Function('addEventListener', 'location', 'fetch', 'registration', 'skipWaiting', worker);
  run(
    (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    { href: `https://shop.example${address}` },
    () => Promise.reject(new Error('offline')),
    {},
    () => undefined,
  );
  let answer: Promise<Response> | undefined;
  listeners.get('fetch')?.({
    request: { mode: 'navigate', url: 'https://shop.example/' },
    respondWith: (given: Promise<Response>) => {
      answer = given;
    },
  });
  return (await answer)?.text() ?? '';
}

describe('the page without a connection', () => {
  it('says the name and the number that its worker’s address has, as text', async () => {
    const words = new URLSearchParams({ name: 'Beans <b>&</b> Co', phone: '1-888-555-0111' });
    const page = await pageOf(offlineWorker('usb2c'), `/offline.usb2c.js?${words}`);
    expect(page).toContain('<a href="tel:1-888-555-0111">1-888-555-0111</a>');
    expect(page).toContain('Beans &#60;b&#62;&#38;&#60;/b&#62; Co');
    expect(page).not.toContain('{{');
  });

  it('says the starter’s where the address has none, as that of an earlier version', async () => {
    const page = await pageOf(offlineWorker('cab2c'), '/offline.cab2c.js');
    expect(page).toContain('<p>Crema Canada</p>');
    expect(page).toContain('1-800-555-0167');
  });
});
