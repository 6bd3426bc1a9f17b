import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, watch } from './browser.ts';
import { type Shop, startShop } from './shop.ts';

describe('the frame in a real browser', () => {
  let browser: Browser;
  let shop: Shop;
  beforeAll(async () => {
    [browser, shop] = await Promise.all([launchBrowser(), startShop()]);
  });
  afterAll(async () => {
    await browser.close();
    await shop.stop();
  });

  it('hydrates a cached page without a complaint, a shift or a call', async () => {
    await fetch(`${shop.origin}/plp/coffee`);
    const page = await browser.newPage();
    const seen = await watch(page);
    const before = shop.commerce.calls.length;
    await page.goto(`${shop.origin}/plp/coffee`, { waitUntil: 'networkidle' });
    // Hydrated: React has put its handlers on the heading's node.
    expect(
      await page.$eval('h1', (node) => Object.keys(node).some((key) => key.startsWith('__reactFiber'))),
    ).toBe(true);
    expect(await page.textContent('h1')).toBe('All coffee');
    expect(shop.commerce.calls.slice(before)).toEqual([]);
    expect(seen.complaints).toEqual([]);
    expect(await seen.layoutShift()).toBe(0);
    await page.close();
  });
});
