import { type Screen, signedUp, type Visit } from './screens.ts';

/** A drink is made, named, and sent to be kept. */
async function make({ page, open }: Visit): Promise<void> {
  await open('/recipes');
  const form = page.locator('main form');
  for (const choice of [/^(Oat|Avoine)$/, /^(Whipped cream|Crème fouettée)$/])
    await form.getByRole('radio', { name: choice }).first().check({ force: true });
  await form.getByRole('textbox').fill('Sunday');
  await form.locator('button[type=submit]').click();
}

async function save(visit: Visit): Promise<void> {
  await make(visit);
  await visit.page.getByRole('dialog').locator('input').first().waitFor();
  await visit.page.waitForTimeout(500);
}

async function kept(visit: Visit): Promise<void> {
  const { page } = visit;
  await signedUp(visit);
  await make(visit);
  await page.getByRole('button', { name: /^(Share|Partager)/ }).click();
  await page.getByRole('main').getByRole('listitem').getByRole('textbox').waitFor();
}

async function shared(visit: Visit): Promise<void> {
  const { page } = visit;
  await kept(visit);
  const link = new URL(await page.getByRole('main').getByRole('listitem').getByRole('textbox').inputValue());
  await visit.open(`/recipes${link.search}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Make it mine|En faire la mienne)$/ })
    .waitFor();
}

/** Drinks that shoppers design: the page, and what becomes of a drink. */
export const RECIPE_SCREENS: readonly Screen[] = [
  { name: 'recipes', reach: ({ open }) => open('/recipes') },
  { name: 'recipes-save', window: true, reach: save },
  { name: 'recipes-kept', reach: kept },
  { name: 'recipes-shared', reach: shared },
];
