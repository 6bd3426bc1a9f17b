/** What the clock does to points, and what is mailed about them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { type Member, member } from '@crema/testing/factories/customer';
import { product, sell } from '@crema/testing/factories/products';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noticeDue } from './expiry.rules.ts';

const DAY_MS = 86_400_000;
const BEGAN = '2027-01-04T15:00:00.000Z';
let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  for (const site of ['usb2c', 'cab2c'] as const) await sell(shop.commerce, site, product('dawn'));
});
beforeEach(async () => {
  shop.clock.set(BEGAN);
  await shop.db.execute('delete from outbox_emails');
});
afterAll(() => shop.commerce.close());

const after = async (days: number): Promise<void> => {
  shop.clock.set(new Date(Date.parse(BEGAN) + days * DAY_MS).toISOString());
  await shop.commerce.platform.jobs.run('perks.expire', {});
};
const mailsTo = async ({ email }: Pick<Member, 'email'>): Promise<string[]> =>
  (
    await shop.db.execute(
      `select id from outbox_emails where kind = 'perks-expiry' and email = $1 order by number`,
      [email],
    )
  ).rows.map((row) => String((row as { id: string }).id).replace(/^.*-(\d+)$/, '$1'));
const entriesOf = async ({ customerId }: Member) =>
  (
    await shop.db.execute('select kind, points, at from perks_entries where customer_id = $1 order by seq', [
      customerId,
    ])
  ).rows;
test('points expire a year after the last earning, with notices 45 and 30 days before, each once', async () => {
  // covers: S9.48
  const ada = await member(shop);
  await after(319);
  expect(await mailsTo(ada)).toEqual([]);
  await after(320);
  await after(321);
  expect(await mailsTo(ada)).toEqual(['45']);
  await after(335);
  await after(335);
  expect(await mailsTo(ada)).toEqual(['45', '30']);
  await after(365);
  await after(366);
  expect(await mailsTo(ada)).toEqual(['45', '30']);
  expect(await entriesOf(ada)).toMatchObject([
    { kind: 'welcome', points: 50 },
    { kind: 'expired', points: -50 },
  ]);
});

test('who is found late is told once, and who earned meanwhile is not told', async () => {
  expect(noticeDue(new Date('2027-02-15'), new Date('2027-02-01'), [45, 30])).toBe(30);
  expect(noticeDue(new Date('2027-02-15'), new Date('2027-02-16'), [45, 30])).toBeUndefined();
  const [ada, bob] = [await member(shop), await member(shop)];
  shop.clock.advance(300 * DAY_MS);
  const who = { site: bob.site, customerId: bob.customerId };
  await shop.commerce.platform.db.transaction(() =>
    shop.commerce.perks.ledger.earn(who, { orderCode: 'of-bob', orderedAt: shop.clock.now(), points: 5 }),
  );
  await after(340);
  expect([await mailsTo(ada), await mailsTo(bob)]).toEqual([['30'], []]);
});

test('an agent who takes points keeps none of the others alive: the notices go out', async () => {
  const [ada, bob] = [await member(shop), await member(shop)];
  const adjust = ({ customerId, site }: Member, points: number) =>
    shop.commerce.perks.operator.adjust(
      { site, customerId },
      { key: `adjusted:${customerId}`, points, reason: 'Counted twice' },
    );
  shop.clock.advance(300 * DAY_MS);
  await adjust(ada, -20);
  await adjust(bob, 20);
  await after(320);
  expect([await mailsTo(ada), await mailsTo(bob)]).toEqual([['45'], []]);
  await after(335);
  expect(await mailsTo(ada)).toEqual(['45', '30']);
});

/** What was mailed whose file's name begins so. */
async function mail(begins: string) {
  await shop.commerce.platform.outbox.sendDue();
  const folder = join(shop.dataDir, 'mail');
  const name = readdirSync(folder).find((one) => one.startsWith(begins));
  if (!name) throw new Error(`No mail ${begins}`);
  const { subject, text = '' } = await PostalMime.parse(readFileSync(join(folder, name)));
  return { subject, text: text.replaceAll(/\s+/g, ' ') };
}

test('a notice says in the member’s language how many points end when, and how to keep them', async () => {
  const zoe = await member(shop, { site: 'cab2c', lang: 'fr' });
  await after(336);
  const { subject, text } = await mail(`perks-expiry-${zoe.customerId}`);
  expect(subject).toBe('Vos 50 points Privilèges expirent le 4 janvier 2028');
  expect(text).toContain('Passez une commande ou utilisez une récompense');
  expect(text).toContain('/fr/perks');
  const ada = await member(shop);
  shop.clock.advance(336 * DAY_MS);
  await shop.commerce.platform.jobs.run('perks.expire', {});
  const english = await mail(`perks-expiry-${ada.customerId}`);
  expect(english.text).toContain('Place an order or use a reward to keep them all.');
});

test('the confirmation of an order says what it earns, and that there is enough for a free box', async () => {
  const [ada, zoe] = [
    await member(shop, { points: 350 }),
    await member(shop, { site: 'cab2c', lang: 'fr', perksOptIn: true }),
  ];
  const buy = async (who: Member, query = '') => {
    const { cartGuid } = (await who.add('dawn-24', 2)).body;
    await who.ready(cartGuid);
    const placed = await who.call(
      'POST',
      `orders${query}`,
      { cartGuid, termsChecked: true },
      { 'idempotency-key': `confirmation-of-${cartGuid.slice(0, 8)}` },
    );
    return placed.body.code;
  };
  const first = await mail(`${await buy(ada)}-confirmation`);
  expect(first.text).toContain(
    'This order earns you 37 points. You can spend them 7 days after the whole order ships.',
  );
  expect(first.text).toContain('You have 350 points: enough for a free box.');
  const second = await mail(`${await buy(zoe, '?lang=fr')}-confirmation`);
  expect(second.text).toContain('Privilèges Cette commande vous rapporte 37 points.');
  expect(second.text).not.toContain('boîte gratuite');
});
