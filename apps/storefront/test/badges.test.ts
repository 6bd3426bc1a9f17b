/** A merchant's badge on a card: shown in its own colours, or not at all. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { categoryPage } from './fakeAnswers.ts';
import { json } from './fakeCommerce.ts';
import { type Shop, startShop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ cacheBytes: 0, answerBytes: 0 });
});
afterAll(() => shop.stop());
afterEach(() => shop.commerce.answers.clear());

const shown = async (badge: string): Promise<string> => {
  const list = categoryPage('tea', 1);
  const products = list.products.map((one) => ({ ...one, badge }));
  shop.commerce.answers.set('/rest/v2/usb2c/c/tea', () => json({ ...list, products }, ''));
  const html = await (await fetch(`${shop.origin}/plp/tea`)).text();
  return /<main.*<\/main>/s.exec(html)?.[0] ?? '';
};

describe('a badge', () => {
  it('of three parts is shown', async () => {
    // covers: S5.22
    expect(await shown('New harvest||#ffffff||#8a3b1e')).toContain('New harvest');
  });

  it('is shown in the two colours of its string, without a style that the page’s policy forbids', async () => {
    // covers: S3.131
    const page = await shown('New harvest||#fdf6e8||#5b2a5e');
    expect(page).toMatch(/<rect[^>]*fill="#5b2a5e"/);
    expect(page).toMatch(/<text[^>]*fill="#fdf6e8"[^>]*>New harvest</);
    expect(page).not.toContain('style=');
  });

  it('of fewer parts, or with an empty one, is not', async () => {
    // covers: S5.23
    for (const badge of ['New harvest', 'New harvest||#fff', 'New harvest||#fff||', 'New harvest|| ||#000']) {
      expect(await shown(badge)).not.toContain('New harvest');
    }
  });
});
