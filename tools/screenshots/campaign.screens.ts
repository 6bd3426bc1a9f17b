import { logIn } from './member.screens.ts';
import type { Edition, Screen, Visit } from './screens.ts';

/** A kit that the edition sells, with one of its brewers and what fills its first order. */
const kitOf = ({ name }: Edition) =>
  name === 'usafh'
    ? { path: '/kits/afhkbbfree', brewer: 'crema-foreman', drink: /^Add House Medium, 96 ct/ }
    : {
        path: name.startsWith('cab2c') ? '/kits/freebrewer' : '/kits/bbad',
        brewer: 'crema-nib',
        drink: /^(Add Dawn Parade|Ajouter Cortège de l’aube), 96/,
      };

const kit = (name: string, step = ''): Screen => ({
  name,
  reach: ({ open, edition }) => open(`${kitOf(edition).path}${step}`),
});

/** As far as the boxes, with enough of them. */
async function boxes({ page, open, edition }: Visit): Promise<void> {
  const { path, brewer, drink } = kitOf(edition);
  await open(`${path}/brewer?brewer=${brewer}`);
  await page.getByRole('main').locator('form button[type=submit]').last().click();
  await page.waitForURL(/\/boxes\?/);
  await page.getByRole('main').getByRole('button', { name: drink }).first().click();
  await page.waitForURL(/products=/);
  await page.waitForLoadState('networkidle');
}

async function rhythm(visit: Visit): Promise<void> {
  await boxes(visit);
  const { page } = visit;
  await page
    .getByRole('link', { name: /^(Choose how often|Choisir la fréquence)$/ })
    .first()
    .click();
  await page.waitForURL(/\/rhythm\?/);
}

async function summary(visit: Visit): Promise<void> {
  await rhythm(visit);
  const { page } = visit;
  await page.getByRole('button', { name: /^(See summary|Voir le sommaire)$/ }).click();
  await page.waitForURL(/\/summary\?/);
}

async function accountBoxes(visit: Visit): Promise<void> {
  await logIn(visit);
  await visit.open('/account/boxes');
}

async function cancelDialog(visit: Visit): Promise<void> {
  await accountBoxes(visit);
  const { page, edition } = visit;
  // The business site sells no monthly box.
  if (edition.name === 'usafh') return;
  const opener = /^(Cancel monthly box|Annuler la boîte du mois)$/;
  await page.getByRole('main').getByRole('button', { name: opener }).click();
  await page.getByRole('dialog').locator('input').first().waitFor();
  await page.waitForTimeout(500);
}

/** The engine's answer to a mailed link is faked, because the link itself comes by mail. */
async function received(visit: Visit): Promise<void> {
  const { page, open, edition } = visit;
  const [firstName, town, region] = edition.name.startsWith('cab2c')
    ? ['Maude', 'Montréal', 'QC']
    : ['Grace', 'Brooklyn', 'NY'];
  const box = {
    ...{ boxes: 2, months: 6, monthsLeft: 4, recipientName: firstName, message: 'Enjoy the mornings.' },
    ...{ nextBilling: '2030-02-28', cutOff: '2030-02-27T11:00:00.000Z', canChange: true },
    shipsTo: { firstName, lastName: 'Halloran', town, region },
    ...{ products: [], missing: 2, chosen: false },
  };
  await page.route('**/givenBox?*', (route) => route.fulfill({ json: box }));
  await open('/monthly-box/received#token');
}

/** Starter kits and monthly boxes, step by step; the account's are the demo customer's. */
export const CAMPAIGN_SCREENS: readonly Screen[] = [
  { name: 'kits', reach: ({ open }) => open('/kits') },
  { name: 'kits-packs', reach: ({ open }) => open('/plp/bundles/starter-kits') },
  kit('kit'),
  kit('kit-brewer', '/brewer'),
  { name: 'kit-boxes', reach: boxes },
  { name: 'kit-rhythm', reach: rhythm },
  { name: 'kit-summary', reach: summary },
  { name: 'monthly-box', reach: ({ open }) => open('/monthly-box') },
  { name: 'monthly-box-choose', reach: ({ open }) => open('/monthly-box/choose?boxes=2') },
  { name: 'monthly-box-gift', reach: ({ open }) => open('/monthly-box/gift?boxes=2') },
  { name: 'monthly-box-received', reach: received },
  { name: 'account-boxes', reach: accountBoxes },
  { name: 'account-boxes-cancel', window: true, reach: cancelDialog },
];
