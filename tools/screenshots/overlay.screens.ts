import { setTimeout as delay } from 'node:timers/promises';
import type { Screen, Visit } from './screens.ts';

/** From this width on the menu is in the header and the filters beside the list. */
const WIDE = 992;

/** What is open over a page, and the bar of whoever is at work for a customer. */
export const OVERLAY_SCREENS: readonly Screen[] = [
  { name: 'cookie-strip', window: true, asked: true, reach: cookieStrip },
  { name: 'menu', window: true, reach: menu },
  { name: 'search-overlay', window: true, reach: searchOverlay },
  { name: 'filters', window: true, below: WIDE, reach: filters },
  { name: 'agent-bar', window: true, reach: agentBar },
  { name: 'agent-customer', reach: agentBar },
];

async function cookieStrip({ page, open }: Visit): Promise<void> {
  await open('/');
  await page.locator('#consent').waitFor();
}

async function menu({ page, open }: Visit): Promise<void> {
  await open('/');
  const banner = page.getByRole('banner');
  if ((page.viewportSize()?.width ?? 0) >= WIDE) {
    await banner.getByRole('navigation').getByRole('button').first().click();
    await banner.locator('[popover]:popover-open').waitFor();
    return;
  }
  await banner.getByRole('button', { name: /^(Open the menu|Ouvrir le menu)$/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.locator('summary').first().click();
  await drawer.locator('details[open]').getByRole('link').first().waitFor();
}

async function searchOverlay({ page, open, edition: { prefix } }: Visit): Promise<void> {
  await open('/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(Search|Recherche)$/ })
    .click();
  await page.getByRole('searchbox').fill(prefix ? 'noi' : 'cara');
  const products = page.getByRole('list', { name: /^(Suggested products|Produits suggérés)$/ });
  await products.getByRole('link').first().waitFor();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('dialog img')].every(({ complete }) => complete),
  );
}

async function filters({ page, open, edition }: Visit): Promise<void> {
  await open(edition.category);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Filters|Filtres)/ })
    .click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
}

/** An authenticator shows each code for so long, and each is good once. */
const STEP_MS = 30_000;
let used = 0;

async function agentBar({ page, open, agent, shopper }: Visit): Promise<void> {
  await open('/agent');
  const form = page.locator('main form');
  await form.locator('input[name=email]').fill(agent.email);
  await form.locator('input[name=password]').fill(agent.password);
  while (Math.floor(Date.now() / STEP_MS) <= used) await delay(STEP_MS - (Date.now() % STEP_MS));
  used = Math.floor(Date.now() / STEP_MS);
  await form.locator('input[name=code]').fill(await agent.code());
  await form.locator('button[type=submit]').click();
  await page.getByRole('searchbox').fill(shopper.email);
  await page.keyboard.press('Enter');
  await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('button', { name: /^(Act for this customer|Agir pour ce client)/ })
    .click();
  await page.getByRole('region', { name: /^(Customer service|Service à la clientèle)$/ }).waitFor();
  await page.waitForLoadState('networkidle');
}
