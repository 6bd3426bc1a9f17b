import { DrizzleQueryError } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redact, redactText } from './index.ts';

test('no address, token, password or card number gets into the log', () => {
  expect(redactText('Ada.Marsh@example.com wrote')).toBe('A***@example.com wrote');
  expect(redactText('Authorization: Bearer abc.def-ghi')).not.toContain('abc');
  expect(redactText('/p/x?cmsTicketId=abc.def&sort=a')).toBe('/p/x?cmsTicketId=[hidden]&sort=a');
  expect(redactText('paid with 4242 4242 4242 4242')).toBe('paid with [hidden]');
  expect(redactText('order 4242 4242 4242 4241')).toContain('4241');
  // As an address bar has them.
  expect(redactText('/search?text=ada.marsh%40example.com&sort=a')).toBe(
    '/search?text=a***%40example.com&sort=a',
  );
  for (const gap of ['+', '%20'])
    expect(redactText(`/search?text=4242${gap}4242${gap}4242${gap}4242`)).toBe('/search?text=[hidden]');
  expect(redactText('https://shop/login/reset#Zm9yIG9uZSB1c2Ugb25seSwgb25jZQ')).toBe(
    'https://shop/login/reset#[hidden]',
  );
  expect(redactText('/p/dawn#reviews')).toBe('/p/dawn#reviews');
  expect(redact({ password: 'x', deep: [{ access_token: 'y', note: 'a@b.co' }] })).toEqual({
    password: '[hidden]',
    deep: [{ access_token: '[hidden]', note: 'a***@b.co' }],
  });
});

test('what a failed query was to write is hidden, and where it failed is not', () => {
  const { stack = '' } = new DrizzleQueryError('insert into carts values ($1, $2)', [
    'Ada',
    '12 Main\nStreet',
  ]);
  const clean = redactText(stack);
  expect(clean).toMatch(/insert into carts values .*\nparams: \[hidden\]\n {4}at .*redaction\.test/s);
  for (const value of ['Ada', 'Main', 'Street'])
    expect([value, clean.includes(value)]).toEqual([value, false]);
});

test('whatever surrounds an address, it is masked', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.string(), (email, around) => {
      const name = email.split('@')[0] ?? '';
      fc.pre(/^[a-z0-9.]{2,60}$/i.test(name));
      expect(redactText(`${around} ${email} ${around}`)).not.toContain(` ${email} `);
    }),
  );
});

test('redacting is quick on text made to be slow', () => {
  const text = `${'a@'.repeat(5000)}${'1 '.repeat(5000)}${'.a'.repeat(5000)}`;
  const started = performance.now();
  redactText(text.slice(0, 20_000));
  expect(performance.now() - started).toBeLessThan(500);
});

test('what has nothing to hide is not copied; what may hide something by being no plain data is', () => {
  const fields = { part: 'storefront', status: 200, url: '/plp/coffee?site=usb2c&sort=name', tags: ['a'] };
  expect(redact(fields)).toBe(fields);
  const address = new URL('https://shop.example/#Zm9yIG9uZSB1c2Ugb25seSwgb25jZQ');
  expect(JSON.stringify(redact({ address }))).not.toContain('Zm9y');
  expect(JSON.stringify(redact({ deep: [{ __proto__: null, token: 's3cr3t' }] }))).not.toContain('s3cr3t');
});
