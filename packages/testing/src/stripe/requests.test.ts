import { expect, test } from 'vitest';
import { FakeStripe } from './fake.ts';

/** Sends a call as Stripe's library does: a form, or a query. Answers the status, and what the fake complained of. */
async function send(method: string, path: string, params: Record<string, string>, key = 'a-key') {
  const fake = new FakeStripe();
  const complaints: string[] = [];
  fake.complain = (problem) => complaints.push(problem);
  const form = String(new URLSearchParams(params));
  const isPost = method === 'POST';
  const url = `https://stripe.test/v1/${path}${isPost || !form ? '' : `?${form}`}`;
  const headers = { 'idempotency-key': key };
  const { status } = await fake.fetch(url, { method, headers, ...(isPost ? { body: form } : {}) });
  return { status, complaints, made: fake.intents('C1').length };
}

const WHOLE = {
  amount: '2594',
  currency: 'usd',
  'metadata[order]': 'C1',
  'automatic_payment_methods[enabled]': 'true',
  'automatic_payment_methods[allow_redirects]': 'never',
  setup_future_usage: 'off_session',
  'expand[0]': 'payment_method',
};

test('a call with the parameters of the library’s types is taken', async () => {
  expect(await send('POST', 'payment_intents', WHOLE)).toEqual({ status: 200, complaints: [], made: 1 });
  const listed = { 'created[gte]': '1800000000', limit: '100', 'types[0]': 'refund.created' };
  expect(await send('GET', 'events', listed)).toMatchObject({ status: 200, complaints: [] });
});

test.each([
  ['a field that is misspelt', { curency: 'usd' }, /additional.*"curency"/],
  ['one that is misspelt further in', { 'automatic_payment_methods[enabld]': 'true' }, /additional.*enabld/],
  ['a number that is none', { amount: 'ten' }, /\/amount must be number/],
  ['a truth that is none', { 'automatic_payment_methods[enabled]': 'yes' }, /enabled must be boolean/],
  ['a word that is none of those there are', { setup_future_usage: 'sometimes' }, /setup_future_usage/],
  ['one where a list belongs', { 'expand[other]': 'payment_method' }, /\/expand must be array/],
])('%s is refused, and complained of', async (_name, wrong, complaint) => {
  const { status, complaints, made } = await send('POST', 'payment_intents', { ...WHOLE, ...wrong });
  expect([status, made]).toEqual([400, 0]);
  expect(complaints.join()).toMatch(complaint);
});

test('what must be there and is not, what is unknown, and too long a key are refused', async () => {
  const { currency: _currency, ...without } = WHOLE;
  const all = [
    await send('POST', 'payment_intents', without),
    await send('POST', 'payment_intents/pi_1/capture_all', {}),
    await send('PUT', 'refunds/re_1', {}),
    await send('POST', 'refunds', { payment_intent: 'pi_1', amount: '5' }, 'k'.repeat(256)),
  ];
  expect(all.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  expect(all.map(({ complaints }) => complaints.join())).toEqual([
    expect.stringContaining('required property'),
    expect.stringContaining('not known to take POST payment_intents/:id/capture_all'),
    expect.stringContaining('not known to take PUT refunds/:id'),
    expect.stringContaining('longer than 255'),
  ]);
});
