import type { Page } from '@playwright/test';

/** Leaves the browser as a log-in to the site would: with tokens that are good for long. */
export async function logIn(page: Page, origin: string, site: string): Promise<void> {
  const identity = { clientId: 'shop', audience: `crema-commerce-${site}`, scope: 'openid shop' };
  const lasting = { tokenType: 'Bearer', expiresIn: 1800, expiresAt: 4_000_000_000, refreshToken: 'r1' };
  const accessToken = `e30.${Buffer.from('{"sub":"c-1"}').toString('base64url')}.`;
  const stored = {
    [`crema.token::shop::${identity.audience}::${identity.scope}`]: { ...identity, ...lasting, accessToken },
    [`crema.user::${site}`]: { customerId: 'c-1', ...identity },
  };
  await page.goto(`${origin}/media/blank`);
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, JSON.stringify(value));
  }, stored);
}
