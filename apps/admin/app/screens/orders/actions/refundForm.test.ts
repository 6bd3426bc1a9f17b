import { expect, it } from 'vitest';
import { ALL_LEFT, askedOf, SHIPPING_ALONE } from './refundForm.ts';

const form = { what: '2', quantity: '3', withShipping: false, reason: '  ' };

it('asks for units of a line, with the share of the shipping where that is ticked', () => {
  expect(askedOf(form)).toEqual({ entries: [{ entryNumber: 2, quantity: 3 }] });
  expect(askedOf({ ...form, withShipping: true, reason: ' Broken ' })).toEqual({
    entries: [{ entryNumber: 2, quantity: 3 }],
    shipping: true,
    reason: 'Broken',
  });
});

it('asks for all that is left, or the shipping alone', () => {
  expect(askedOf({ ...form, what: ALL_LEFT, withShipping: true })).toEqual({});
  expect(askedOf({ ...form, what: SHIPPING_ALONE, reason: 'Late' })).toEqual({
    shipping: true,
    reason: 'Late',
  });
});
