import { SITE_IDS } from '@crema/brands';
import { expect, test } from 'vitest';
import type { LocalizedText } from '../content.types.ts';
import { withoutFeatures } from '../pages/pages.rules.ts';
import { readSeed } from './content.seed.ts';

/** The demo content as it is written. */
test('no button on a content page leads to the page that it is on', async () => {
  for (const site of SITE_IDS) {
    const { pages, components } = await readSeed(site);
    const onItself = pages
      .filter(({ pageType }) => pageType === 'ContentPage')
      .filter(({ label, slots }) =>
        components
          .filter(({ uid }) => slots.some((slot) => slot.components.includes(uid)))
          .some(({ data }) => JSON.stringify(data).includes(`"/content/${label}"`)),
      );
    expect([site, onItself.map(({ label }) => label)]).toEqual([site, []]);
  }
});

test('a return begins with a message: an order’s own page cannot start one', async () => {
  for (const site of SITE_IDS) {
    const { components } = await readSeed(site);
    const returns = components.find(({ uid }) => uid === 'shipping-returns-text-2');
    expect(Object.keys(returns?.data.html as LocalizedText)).toContain('en');
    for (const [language, html] of Object.entries(returns?.data.html as LocalizedText)) {
      expect([site, language, html]).toEqual([site, language, expect.stringContaining('email-us-page')]);
      expect(html).not.toMatch(/order page|page de la commande/);
    }
  }
});

test('no text speaks of points while there are none to earn', async () => {
  for (const site of SITE_IDS) {
    const { components } = await readSeed(site);
    const spoken = components
      .map(({ uid, data }) => ({ uid, shown: { children: [data] } }))
      .filter(({ shown }) => /\bpoints\b/i.test(JSON.stringify(withoutFeatures(shown, { perks: false }))));
    expect([site, spoken.map(({ uid }) => uid)]).toEqual([site, []]);
  }
});
