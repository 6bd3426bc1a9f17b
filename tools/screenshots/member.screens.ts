import { type Screen, toPayment, type Visit } from './screens.ts';

/** What only a member of auto-delivery sees: the demo's own customer, who has one of every kind. */
type Kind = 'running' | 'smart' | 'paused' | 'failing';

export async function logIn({ page, open, shopper: { email, password } }: Visit): Promise<void> {
  await open('/login');
  await page.locator('main form input[name=email]').fill(email);
  await page.locator('main form input[name=password]').fill(password);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL(/\/account$/);
  await page.locator('main form').first().waitFor();
}

/** Of the overview's articles, in words of either language. */
const MARKS: Record<Exclude<Kind, 'running'>, RegExp> = {
  smart: /Based on what you drink|Selon ce que vous buvez/,
  paused: /Paused until|En pause jusqu/,
  failing: /payment did not go through|paiement n’a pas abouti/,
};

async function home(visit: Visit): Promise<void> {
  await logIn(visit);
  await visit.open('/auto-delivery');
  await visit.page.getByRole('article').first().waitFor();
}

const upcoming =
  (kind: Kind) =>
  async (visit: Visit): Promise<void> => {
    await home(visit);
    const { page } = visit;
    const all = page.getByRole('article');
    const article =
      kind === 'running'
        ? all.filter({ has: page.getByRole('button', { name: /^(Skip|Sauter)/ }) }).first()
        : all.filter({ hasText: MARKS[kind] });
    await article.getByRole('link', { name: /^(Change order|Modifier la commande)$/ }).click();
    await page.waitForURL(/\/auto-delivery\/upcoming/);
    await page.locator('#order-lines').waitFor();
    await page.waitForLoadState('networkidle');
  };

const dialog = (name: string, opener: RegExp): Screen => ({
  name: `auto-delivery-${name}`,
  window: true,
  reach: async (visit) => {
    await upcoming('running')(visit);
    const { page } = visit;
    await page.getByRole('main').getByRole('button', { name: opener }).first().click();
    const inside = /^(add|swap)$/.test(name) ? 'li' : 'button[type=submit]';
    await page.getByRole('dialog').locator(inside).first().waitFor();
    await page.waitForTimeout(500);
  },
});

/** The demo's customer joins where there is a programme, unless that was done for an earlier picture. */
async function perks(visit: Visit): Promise<void> {
  const { page, open, edition } = visit;
  await logIn(visit);
  await open('/perks');
  if (edition.name === 'usafh') return;
  const main = page.getByRole('main');
  const [box, points] = [main.getByRole('checkbox'), main.locator('#perks-points')];
  await box.or(points).first().waitFor();
  if (await box.isVisible()) {
    await box.check();
    await main.getByRole('button', { name: /^(Join Perks|Adhérer à Privilèges)$/ }).click();
  }
  await points.waitFor();
  await main.getByRole('table').waitFor();
}

/** A guest who buys on auto-delivery, by the cups. */
async function recurringPayment(visit: Visit): Promise<void> {
  const { page, edition } = visit;
  await toPayment(visit, async ({ open }) => {
    await open(`/p/${edition.products.pod ?? ''}`);
    const main = page.getByRole('main');
    await main.getByRole('radio', { name: /^(Auto-delivery|Livraison automatique)/ }).check();
    const start = /^(Start auto-delivery|Recevoir régulièrement)/;
    await main.getByRole('button', { name: start }).first().click();
    await page.getByRole('dialog').getByRole('link', { name: edition.words.checkOut }).waitFor();
    await open('/checkout');
  });
  await page.getByRole('radio', { name: /^(Based on what you drink|Selon ce que vous buvez)/ }).check();
  await page.locator('[data-part=consent]').waitFor();
}

/** The engine's answers to a mailed link are faked, because the link itself comes by mail. */
async function nobo({ page, open }: Visit): Promise<void> {
  const user = { customerId: 'c', firstName: 'Noor', scopes: ['skip', 'date'], isNoboUser: true };
  const json = { ...user, expiresAt: '2030-01-11T15:00:00.000Z' };
  await page.route('**/api/auth/extractNoboToken*', (route) => route.fulfill({ json }));
  await open('/noboLogin?subscription=s#token');
  await page.getByRole('main').getByRole('listitem').first().waitFor();
}

export const MEMBER_SCREENS: readonly Screen[] = [
  { name: 'auto-delivery-guest', reach: ({ open }) => open('/auto-delivery') },
  { name: 'auto-delivery-home', reach: home },
  { name: 'auto-delivery-order', reach: upcoming('running') },
  { name: 'auto-delivery-smart', reach: upcoming('smart') },
  { name: 'auto-delivery-paused', reach: upcoming('paused') },
  { name: 'auto-delivery-failing', reach: upcoming('failing') },
  dialog('date', /^(Change the date|Changer la date)$/),
  dialog('ship-now', /^(Ship now|Expédier maintenant)$/),
  dialog('pause', /^(Pause|Mettre en pause)$/),
  dialog('add', /^(Add a product|Ajouter un produit)$/),
  dialog('swap', /^(Swap|Remplacer)/),
  dialog('address', /^(Change the address|Changer l’adresse)$/),
  dialog('card', /^(Change the card|Changer de carte)$/),
  dialog('cancel', /^(Cancel auto-delivery|Annuler la livraison automatique)$/),
  { name: 'auto-delivery-checkout', reach: recurringPayment },
  {
    name: 'account-member',
    reach: async (visit) => {
      await logIn(visit);
      await visit.page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'account-member-orders',
    reach: async (visit) => {
      await logIn(visit);
      await visit.open('/account/orders');
    },
  },
  {
    name: 'account-member-order',
    reach: async (visit) => {
      await logIn(visit);
      await visit.open('/account/orders');
      await visit.page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
      await visit.page.locator('#order-timeline').waitFor();
      await visit.page.waitForLoadState('networkidle');
    },
  },
  { name: 'perks-member', reach: perks },
  {
    name: 'perks-leaving',
    reach: async (visit) => {
      await perks(visit);
      const leave = visit.page.getByRole('button', { name: /^(Leave Perks|Quitter Privilèges)$/ });
      if (visit.edition.name !== 'usafh') await leave.click();
    },
  },
  {
    name: 'account-menu',
    window: true,
    reach: async (visit) => {
      await perks(visit);
      const opener = /^(Hi|Bonjour)/;
      await visit.page.getByRole('banner').getByRole('button', { name: opener }).click();
      await visit.page.getByRole('dialog').getByRole('link').first().waitFor();
      await visit.page.waitForTimeout(500);
    },
  },
  { name: 'agent-log-in', reach: ({ open }) => open('/agent') },
  { name: 'nobo', reach: nobo },
  { name: 'nobo-bad-link', reach: ({ open }) => open('/noboLogin?subscription=s#none') },
];
