import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteConfig } from './fakeAnswers.ts';
import { type Shop, startShop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ cacheBytes: 0, answerBytes: 0 });
});
afterAll(() => shop.stop());

it('a mode that only every object knows is the log-in', async () => {
  const html = await (await fetch(`${shop.origin}/login?mode=constructor`)).text();
  const plain = await (await fetch(`${shop.origin}/login`)).text();
  const heading = /<h1[^>]*>[^<]+<\/h1>/;
  expect(heading.exec(plain)).not.toBeNull();
  expect(heading.exec(html)?.[0]).toBe(heading.exec(plain)?.[0]);
});

it.each(['/login', '/authCallBack', '/noboLogin'])(
  '%s has the site’s configuration for its header',
  async (path) => {
    // covers: S2.5
    const answer = await fetch(shop.origin + path);
    const html = await answer.text();
    expect([answer.status, html]).toEqual([200, expect.stringContaining('noindex')]);
    const [, state = '{}'] = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html) ?? [];
    const { configurationData } = JSON.parse(state);
    expect(configurationData.data.siteConfigurations).toEqual(siteConfig.siteConfigurations);
  },
);
