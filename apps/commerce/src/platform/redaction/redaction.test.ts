import { DrizzleQueryError } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redact, redactText } from './index.ts';

test('no address, token, password or card number gets into the log', () => {
  // covers: V7.1.1
  expect(redactText('Ada.Marsh@example.com wrote')).toBe('A***@example.com wrote');
  expect(redactText('Authorization: Bearer abc.def-ghi')).not.toContain('abc');
  expect(redactText('/p/x?cmsTicketId=abc.def&sort=a')).toBe('/p/x?cmsTicketId=[hidden]&sort=a');
  expect(redactText('paid with 4242 4242 4242 4242')).toBe('paid with [hidden]');
  expect(redactText('order 4242 4242 4242 4241')).toContain('4241');
  // Encoded as in an address bar.
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

test.each([
  ['a name of a parameter that never ends', `?${'token'.repeat(12_400)}`],
  ['parameters without values', '?token'.repeat(10_300)],
  ['tokens without a dot', 'eyJ-'.repeat(15_500)],
  ['addresses without a host', 'a@'.repeat(31_000)],
  ['numbers', '1 '.repeat(31_000)],
  ['bearers', 'bearer '.repeat(8800)],
])('62 kB of %s take no longer than a line of a log', (_name, text) => {
  const before = process.threadCpuUsage();
  redact({ message: text, deep: { text } });
  // Processor time of this thread in microseconds, independent of other work on the machine.
  expect(process.threadCpuUsage(before).user).toBeLessThan(250_000);
});

test('a long text is cut and says so, and no secret is cut in two', () => {
  const filler = 'word '.repeat(5000);
  expect(redactText(filler)).toMatch(/^(?:word )+… \(\d+ characters left out\)$/);
  const secrets = [
    'ada.marsh@example.com',
    '4242 4242 4242 4242',
    '/orders/01234567-89ab-cdef-0123-456789abcdef',
    '?token=abcdefghijklmnopqrstuvwxyz',
    `Bearer eyJhbGciOiJIUzI1NiJ9.${'x'.repeat(600)}.sig`,
  ];
  for (const secret of secrets) {
    for (let before = 16_300; before <= 16_384; before += 1) {
      const clean = redactText(`${filler.slice(0, before - 1)} ${secret} ${filler}`);
      const shown = ['marsh', '4242', '-89ab', 'abcd', 'xxx'].filter((part) => clean.includes(part));
      expect([secret, before, shown]).toEqual([secret, before, []]);
    }
  }
});

test('of long lists and wide objects the beginning is logged', () => {
  const list = redact(Array.from({ length: 5000 }, (_, index) => index)) as number[];
  expect(list).toHaveLength(200);
  const wide = redact(Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`k${index}`, 1])));
  expect(Object.keys(wide as object)).toHaveLength(200);
});

test('a secret inside the address that another parameter holds is found', () => {
  expect(redactText('/a?next=/b?token=abc&x=1')).toBe('/a?next=/b?token=[hidden]&x=1');
  expect(redactText('x-eyJhbGciOi.payload.sig')).toBe('x-[hidden]');
});

test('what has nothing to hide is not copied; what may hide something by being no plain data is', () => {
  const fields = { part: 'storefront', status: 200, url: '/plp/coffee?site=usb2c&sort=name', tags: ['a'] };
  expect(redact(fields)).toBe(fields);
  const address = new URL('https://shop.example/#Zm9yIG9uZSB1c2Ugb25seSwgb25jZQ');
  expect(JSON.stringify(redact({ address }))).not.toContain('Zm9y');
  expect(JSON.stringify(redact({ deep: [{ __proto__: null, token: 's3cr3t' }] }))).not.toContain('s3cr3t');
});
