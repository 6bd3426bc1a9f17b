/** Campaigns in the back office. */
import type { TestCommerce } from '@crema/testing';
import { openCampaignShop } from '@crema/testing/factories/campaigns/campaign-shop';
import { kitBuyer } from '@crema/testing/factories/campaigns/kit-buyer';
import { officeOf } from '@crema/testing/factories/office/calls';
import { signInStaff } from '@crema/testing/factories/office/staff';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
let office: ReturnType<typeof officeOf>;
beforeAll(async () => {
  shop = await openCampaignShop();
  await shop.commerce.platform.jobs.start(false);
  await shop.db.execute('update stock set on_hand = 1000000');
  office = officeOf(shop.commerce, await signInStaff(shop.commerce, 'merchandiser'));
}, patience(60_000));
afterAll(() => shop.commerce.close());

const settings = () => shop.commerce.content.configuration('usb2c');
const PATH = 'usb2c/campaigns/BBAD';

test('a campaign is changed in its settings, beside another at the same time, and each is taken back', async () => {
  const before = settings();
  const [changed, other] = await Promise.all([
    office.save(PATH, { percent: 60, stock: 40, from: '2027-01-01', until: '2027-02-28', offered: true }),
    office.save('usb2c/campaigns/KSKLITE', { percent: 30, offered: false }),
  ]);
  expect([changed.status, other.status]).toEqual([200, 200]);
  await shop.commerce.platform.changes.heard();
  await expect.poll(() => settings().campaignPercents).toMatchObject({ BBAD: 60, KSKLITE: 30 });
  expect(settings()).toMatchObject({
    ...{ campaignStock: { BBAD: 40 }, campaignWindows: { BBAD: '2027-01-01/2027-02-28' } },
    campaignCodes: before.campaignCodes.filter((code) => code !== 'KSKLITE'),
  });
  await office.undo('usb2c', changed.body.edit);
  await office.undo('usb2c', other.body.edit);
  await expect.poll(() => settings().campaignPercents).toEqual(before.campaignPercents);
  expect(settings().campaignWindows).toEqual(before.campaignWindows);
  expect(settings().campaignStock).toEqual(before.campaignStock);
  expect(settings().campaignCodes.toSorted()).toEqual(before.campaignCodes.toSorted());
});

test('what a campaign cannot be is refused at its field', async () => {
  for (const [changes, subject] of [
    [{ until: 'soon' }, 'until'],
    [{ from: '2027-02-01', until: '2027-01-01' }, 'until'],
    [{ commitment: 8, months: null }, 'months'],
  ] as const) {
    const refused = await office.save(PATH, changes);
    const { errors } = refused.body as unknown as { errors: { subject: string }[] };
    expect([subject, refused.status, errors[0]?.subject]).toEqual([subject, 400, subject]);
  }
});

test('the report has what was sold, what is open, and what would be owed', async () => {
  const ada = await kitBuyer(shop);
  await ada.buy();
  const { body } = await office.call<{ commitments: number; amount: number; items: object[] }>(
    'usb2c/reports/campaigns',
  );
  expect(body).toMatchObject({ commitments: 1, amount: 6749, owed: [] });
  expect(body.items).toContainEqual(
    expect.objectContaining({
      ...{ code: 'BBAD', offered: true, uses: 1, spent: 6749, running: 1, met: 0, ended: 0 },
      ...{ weightOwed: 16, amount: 6749 },
    }),
  );
  const sold = await office.save(PATH, { stock: 0 });
  expect([sold.status, sold.reason]).toEqual([400, 'invalid']);
  const french = await office.call<typeof body>('cab2c/reports/campaigns?lang=fr');
  expect(french.body).toMatchObject({ commitments: 0, amount: 0 });
  expect(french.body.items).toContainEqual(expect.objectContaining({ name: 'Trousse de départ' }));
});
