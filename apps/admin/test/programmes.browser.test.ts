/** Experiments, campaigns, boxes, rewards and quizzes. */
import { beforeEach, expect, it } from 'vitest';
import { FOUND } from './desk.ts';
import { refusal } from './office.ts';
import { axeFindings, withOffice } from './page.ts';
import { BOARD, CAMPAIGNS, CREDIT, EXPERIMENTS, HELD, MANAGER, perks, QUIZ } from './programmes.ts';

const own = withOffice();
const open = async (path: string, heading: string) => {
  await own.page.goto(`${own.office.origin}/admin/usb2c/${path}`);
  await own.page.getByRole('heading', { name: heading, exact: true, level: 1 }).waitFor();
};
const press = (name: string) => own.page.getByRole('button', { name, exact: true }).click();
const ledger = `usb2c/customers/${FOUND.customerId}`;
const wide = { width: 1280, height: 900 };

/** Waits for a text, and expects that axe finds nothing and that nothing is wider than a narrow screen. */
const expectSound = async (text: string) => {
  const { page } = own;
  await page.getByText(text, { exact: true }).first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 780 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize(wide);
};

beforeEach(() => {
  const { answers } = own.office;
  for (const [name, body] of Object.entries({
    ...{ me: MANAGER, 'usb2c/reports/experiments': EXPERIMENTS, 'usb2c/reports/campaigns': CAMPAIGNS },
    ...{ 'usb2c/reports/boxes': BOARD, 'usb2c/reports/quizzes/beverage': QUIZ, 'usb2c/referrals': HELD },
    'usb2c/reports/perks': {
      ...{ offered: true, members: 3, points: 900, pendingPoints: 40, debt: 0 },
      ...{ pointsCost: 250, redemptionPercent: 80, amount: 1800 },
    },
    'usb2c/reports/credit': { amount: 1500, customers: 1 },
    [`${ledger}/perks`]: perks('before'),
    [`${ledger}/credit`]: CREDIT,
  }))
    answers.set(`GET ${name}`, () => ({ body }));
});

it('an experiment shows its arms with their intervals, and the alarm where the split is wrong', async () => {
  await open('programmes/experiments', 'Experiment results');
  await own.page.getByText(/The visitors are not split as the shares say/).waitFor();
  const row = own.page.getByRole('row', { name: /^the range/ });
  await row.getByText('+8% (95% between +5% and +11%)').waitFor();
  await row.getByText('+$1.45 (95% between -$0.10 and +$3.00)').waitFor();
  await expectSound('Hero of the home page');
});

it('campaigns, boxes and quizzes show their figures; an empty shop says so', async () => {
  await open('programmes/campaigns', 'Campaign figures');
  await own.page.getByText('4 of 40').waitFor();
  await expectSound('Value packs');
  await open('programmes/boxes', 'Box board');
  await own.page.getByRole('row', { name: /^November 2026 0 3 \$89\.97 0 1 0$/ }).waitFor();
  await own.page.getByRole('row', { name: /^Dawn Parade · dawn-24 4 1 2$/ }).waitFor();
  await expectSound('Short of stock');
  await open('programmes/quizzes', 'Quiz results');
  await own.page.getByRole('row', { name: /^How dark\? 10 6 1 3 · 30%$/ }).waitFor();
  await expectSound('Dusk Parade');
  own.office.answers.set('GET usb2c/reports/boxes', () => ({ body: { months: [], days: [], short: [] } }));
  await open('programmes/boxes', 'Box board');
  await own.page.getByText('Nobody has a monthly box in this shop.').waitFor();
});

it('points are given with a reason and taken back by an entry of their own; what is missing is said at its field', async () => {
  const { page, office } = own;
  office.answers.set(`POST ${ledger}/perks/adjustments`, () => ({ status: 201, body: perks('given') }));
  office.answers.set(`POST ${ledger}/perks/adjustments/e2/reverse`, () => ({ body: perks('takenBack') }));
  await open(`customers/${FOUND.customerId}/rewards`, 'Rewards and credit');
  await press('Adjust points');
  await press('Book it');
  await page.getByText('Enter 1 to 500.').waitFor();
  await page.getByText('Say why.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('How many points').fill('120');
  await page.getByLabel('Reason').fill('A late parcel');
  await page.keyboard.press('Enter');
  await page.getByRole('row', { name: /Added by customer service/ }).waitFor();
  const sent = office.calls.find(({ path }) => path === `${ledger}/perks/adjustments`);
  expect(sent?.body).toEqual({ points: 120, reason: 'A late parcel' });
  expect(sent?.key).toMatch(/^[0-9a-f-]{36}$/);
  office.answers.set(`GET ${ledger}/perks`, () => ({ body: perks('takenBack') }));
  await page.getByRole('button', { name: /^Take back \+120 of/ }).click();
  await page.getByRole('row', { name: /Undone/ }).waitFor();
  await page.getByRole('button', { name: /^Take back \+120 of/ }).waitFor({ state: 'detached' });
  await expectSound('A broken cup');
});

it('credit that is not there is refused with a sentence, and what was typed stays', async () => {
  const { page, office } = own;
  office.answers.set(`POST ${ledger}/credit/adjustments`, () =>
    refusal(409, 'That is more than the balance.', 'amount'),
  );
  await open(`customers/${FOUND.customerId}/rewards`, 'Rewards and credit');
  await press('Adjust store credit');
  await page.getByLabel('What to do').selectOption('take');
  await page.getByLabel('How much').fill('20');
  await page.getByLabel('Reason').fill('Meant for somebody else');
  await press('Book it');
  await page.getByText('That is more than the balance.').waitFor();
  expect(await page.getByLabel('How much').inputValue()).toBe('20');
  expect(office.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ amount: -2000 });
});

it('a held referral is refused with a reason', async () => {
  const { page, office } = own;
  office.answers.set('POST usb2c/referrals/r1/decision', () => ({ body: { items: [], amount: 1000 } }));
  await open('programmes/rewards', 'Rewards and credit');
  await page.getByText('$18.00').waitFor();
  await expectSound('Referrals to decide on');
  await press(`Refuse the referral of ${FOUND.email}`);
  await page.getByLabel('Reason').fill('One household');
  await press('Refuse');
  await page.getByText('Nothing waits for a decision.').waitFor();
  expect(office.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    ...{ outcome: 'refuse', reason: 'One household' },
  });
});

it('a table is imported, and the version before it is asked again', async () => {
  const { page, office } = own;
  const at = 'POST usb2c/quizzes/beverage/file';
  office.answers.set(at, () => refusal(400, 'Line 3: “tea” is no kind of row.', 'table'));
  await open('programmes/quizzes', 'Quiz results');
  await press('Import a CSV');
  await press('Make it the next version');
  await page.getByText('Choose a file.').waitFor();
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'quiz.csv', mimeType: 'text/csv', buffer: Buffer.from('kind\n') });
  await press('Make it the next version');
  await page.getByText('Line 3: “tea” is no kind of row.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  office.answers.set(at, ({ body }) => ({
    body: body.table === undefined ? { version: 5, before: 4 } : { version: 4, before: 3 },
  }));
  await press('Make it the next version');
  await page.getByText('Version 4 is asked now.').waitFor();
  await press('Undo');
  await page.getByText('Version 5 is asked now.').waitFor();
  expect(office.calls.map(({ body }) => body.version)).toContain(3);
});
