import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSigner } from './index.ts';

const now = new Date('2027-01-04T15:00:00Z');
const keys = { secretKey: 'x'.repeat(32) };
const signer = createSigner(keys, 'letters');

test('what was signed comes back, and nothing else does', () => {
  // covers: V3.5.3, V5.5.1
  fc.assert(
    fc.property(fc.dictionary(fc.stringMatching(/^[a-d]{1,6}$/), fc.string()), fc.nat(), (claims, at) => {
      const token = signer.sign(claims);
      expect(signer.verify(token, now)).toEqual(claims);
      const spot = at % token.length;
      const other = token[spot] === 'A' ? 'B' : 'A';
      const bent = `${token.slice(0, spot)}${other}${token.slice(spot + 1)}`;
      expect(signer.verify(bent, now)).toBeUndefined();
    }),
  );
});

test('a token is one text: its last character, of which some bits carry nothing, cannot be another', () => {
  const token = signer.sign({ site: 'usb2c' });
  const characters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];
  const texts = [...characters, '', '=', 'é'].map((last) => token.slice(0, -1) + last);
  expect(texts.filter((text) => signer.verify(text, now))).toEqual([token]);
});

test('a token ends at its instant, and is good for one purpose and one key', () => {
  const token = signer.sign({ site: 'usb2c' }, new Date('2027-01-04T15:00:01Z'));
  expect(signer.verify(token, now)).toEqual({ site: 'usb2c' });
  expect(signer.verify(token, new Date('2027-01-04T15:00:01Z'))).toBeUndefined();
  expect(createSigner(keys, 'previews').verify(token, now)).toBeUndefined();
  expect(createSigner({ secretKey: 'y'.repeat(32) }, 'letters').verify(token, now)).toBeUndefined();
  for (const text of ['', '.', 'a.b', `${token}.x`, 'a'.repeat(5000)]) {
    expect(signer.verify(text, now)).toBeUndefined();
  }
});

test('after a change of the key, what the one before signed is good, and no more than that', () => {
  const token = signer.sign({ site: 'usb2c' });
  const next = { secretKey: 'z'.repeat(32), previousSecretKey: keys.secretKey };
  expect(createSigner(next, 'letters').verify(token, now)).toEqual({ site: 'usb2c' });
  expect(createSigner(next, 'previews').verify(token, now)).toBeUndefined();
  // The present key signs: without the previous one, tokens signed now stay valid and earlier ones do not.
  const alone = createSigner({ secretKey: next.secretKey }, 'letters');
  expect(alone.verify(createSigner(next, 'letters').sign({ a: 'b' }), now)).toEqual({ a: 'b' });
  expect(alone.verify(token, now)).toBeUndefined();
});
