import { expect, test } from 'vitest';
import { trackingUrlOf } from './carriers.rules.ts';

test('a parcel is shown by its carrier, however the operator has spelled the name', () => {
  expect(trackingUrlOf('UPS', '1Z 999')).toBe('https://www.ups.com/track?tracknum=1Z%20999');
  expect(trackingUrlOf('Canada Post', 'RN1')).toBe(trackingUrlOf('canadapost', 'RN1'));
});

test('no carrier that is known, or no number: no link', () => {
  for (const [carrier, code] of [['Bicycle', '7'], ['UPS'], [undefined, '7'], ['constructor', '7']])
    expect(trackingUrlOf(carrier, code)).toBeUndefined();
});
