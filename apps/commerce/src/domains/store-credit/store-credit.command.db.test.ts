/** The operator's command about store credit. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { creditedShopper } from '@crema/testing/factories/checkout/credited';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCreditCommand } from './store-credit.command.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
});
afterAll(() => shop.commerce.close());

const run = async (...argv: string[]) => {
  const said: string[] = [];
  const exit = await runCreditCommand(shop.commerce, argv, (line) => void said.push(line));
  return [exit, ...said];
};

test('credit is given and taken back with a reason, once a key, and what is open adds up', async () => {
  expect(await run()).toEqual([0, 'usb2c owes 0.00 USD of store credit to 0 customers.']);
  const [ada, bob] = [await creditedShopper(shop), await creditedShopper(shop, { credit: 250 })];
  const give = [ada.email, '--grant', '10.00', '--reason', 'Late parcel', '--key', 'one'];
  expect(await run(...give)).toEqual([
    0,
    'Given: 10.00 USD.',
    `${ada.email} has 10.00 USD of store credit at usb2c.`,
    expect.stringMatching(/^2027-01-04 15:00 {2}granted +10\.00 USD +10\.00 USD .*Late parcel$/),
  ]);
  expect((await run(...give))[1]).toBe('Nothing was given: the key operator:one was used before.');
  const takes = (amount: string) =>
    run(ada.email, '--take', amount, '--reason', 'Typed wrongly', '--key', amount);
  expect(await takes('10.01')).toEqual([1, 'Nothing was taken: 10.01 USD is more than the balance.']);
  expect((await takes('4.00')).slice(0, 3)).toEqual([
    0,
    'Taken: 4.00 USD.',
    `${ada.email} has 6.00 USD of store credit at usb2c.`,
  ]);
  expect((await takes('4.00'))[1]).toContain('was used before');
  expect(await run('--site', 'usb2c')).toEqual([0, 'usb2c owes 8.50 USD of store credit to 2 customers.']);
  expect(await run('--site', 'cab2c')).toEqual([0, 'cab2c owes 0.00 CAD of store credit to 0 customers.']);
  expect(await bob.balance()).toBe(250);
});

test('what is not understood says how, and who has no account gets nothing', async () => {
  const { email } = await creditedShopper(shop);
  for (const argv of [
    [email, '--grant', '10.00'],
    [email, '--grant', '10.005', '--reason', 'x'],
    [email, '--grant', '0', '--reason', 'x'],
    [email, '--grant', '-5', '--reason', 'x'],
    [email, '--grant', '5', '--take', '5', '--reason', 'x'],
    ['--grant', '5', '--reason', 'x'],
    [email, '--reason', 'x'],
    [email, 'more'],
    ['--unknown'],
  ])
    expect((await run(...argv))[0]).toBe(2);
  expect(await run('nobody@example.com', '--grant', '5', '--reason', 'x')).toEqual([
    1,
    'nobody@example.com has no account at usb2c.',
  ]);
  expect((await run(email, '--site', 'elsewhere'))[0]).toBe(1);
});
