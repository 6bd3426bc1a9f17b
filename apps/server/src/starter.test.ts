/** A shop of one's own before its first product: every page of it is there, on every site, in every language. */
import { SITE_IDS, SITES } from '@crema/brands';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownDatabase, type Shop, startShop } from '../../../tools/testbed/index.ts';
import { PLAIN_SHOP } from '../../../tools/testbed/shop.ts';

let shop: Shop;
beforeAll(async () => {
  const readyWithin = patience(120_000);
  const env = { ...(await ownDatabase()), SEED: 'none', LOG_LEVEL: 'warn' };
  shop = await startShop({ entry: PLAIN_SHOP, env, readyWithin });
}, patience(150_000));
afterAll(() => shop.stop());

const PATHS = [
  ...['/', '/beverages', '/brewers', '/accessories', '/plp/beverages', '/search?text=coffee', '/compare'],
  ...['about', 'terms', 'privacy', 'shipping-returns', 'auto-delivery', 'accessibility', 'do-not-sell'].map(
    (page) => `/content/${page}`,
  ),
  ...['/content/support/email-us-page', '/content/support/faq', '/cookies', '/quiz/beverage', '/quiz/brewer'],
  ...['/kits', '/monthly-box', '/brewer-registration', '/recipes', '/cart', '/checkout', '/find-order'],
  ...['/auto-delivery', '/login', '/account', '/agent'],
];
/** Monthly boxes are for private customers. */
const NOT_THERE: Readonly<Record<string, readonly string[]>> = { usafh: ['/monthly-box', '/kits'] };
const FAILED = /something went wrong|quelque chose a mal tourné|no such page|page introuvable/i;

const places = SITE_IDS.flatMap((site) => SITES[site].languages.map((language) => ({ site, language })));

test.each(places)('every page of $site in $language says something', async ({ site, language }) => {
  const wrong: unknown[] = [];
  for (const path of PATHS.filter((one) => !NOT_THERE[site]?.includes(one))) {
    const spoken = language === 'fr' ? `/fr${path}`.replace('/fr/search', '/fr/recherche') : path;
    const url = new URL(spoken, shop.origin);
    url.searchParams.set('site', site);
    const answer = await fetch(url);
    const html = await answer.text();
    const main = (/<main.*<\/main>/s.exec(html)?.[0] ?? '').replaceAll(/<[^>]+>/g, ' ').trim();
    const isRight =
      answer.status === 200 && html.includes(`lang="${language}"`) && main !== '' && !FAILED.test(main);
    if (!isRight) wrong.push([spoken, answer.status, main.slice(0, 200)]);
  }
  expect(wrong).toEqual([]);
});
