import { describe, expect, it } from 'vitest';
import { fromCart } from './contact/contact.rules.ts';
import { firstAddress, isExpired, withoutPlace } from './kept.rules.ts';

const place = {
  firstName: 'Ada',
  lastName: 'Marsh',
  town: 'Albany',
  postalCode: '12207',
  phone: '5185550100',
};
const codes = { region: { isocode: 'US-NY' }, country: { isocode: 'US' } };
const home = { ...place, ...codes, id: 'home', defaultAddress: true, line1: '12 Orchard Street' };
const work = {
  ...place,
  ...codes,
  id: 'work',
  defaultAddress: false,
  line1: '9 Harbour Lane',
  line2: 'Floor 2',
};
const { id: _id, defaultAddress: _default, ...toWork } = work;
const blank = fromCart({});

describe('where the first step begins', () => {
  it('with the default, which is the first', () => {
    expect(firstAddress([home, work], { form: blank }, {})).toBe('home');
    expect(firstAddress([], { form: blank }, {})).toBeUndefined();
  });

  it('with what was chosen before, unless it is gone from the book', () => {
    expect(firstAddress([home, work], { form: blank, addressId: 'work' }, {})).toBe('work');
    expect(firstAddress([home], { form: blank, addressId: 'work' }, {})).toBe('home');
  });

  it('with the address that the cart has, where that is a saved one', () => {
    const form = fromCart({ deliveryAddress: toWork });
    expect(firstAddress([home, work], { form }, { deliveryAddress: toWork })).toBe('work');
    const moved = { ...toWork, line2: 'Floor 3' };
    const typed = fromCart({ deliveryAddress: moved });
    expect(firstAddress([home, work], { form: typed }, { deliveryAddress: moved })).toBeUndefined();
  });

  it('with what was begun to be typed', () => {
    expect(firstAddress([home], { form: { ...blank, town: 'Troy' } }, {})).toBeUndefined();
    expect(withoutPlace({ ...blank, town: 'Troy', firstName: 'Ada' })).toEqual({
      ...blank,
      firstName: 'Ada',
    });
  });
});

it('a card is good to the end of its last month', () => {
  const card = { brand: 'Visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2026 };
  expect(isExpired(card, new Date(2026, 11, 31, 23, 59))).toBe(false);
  expect(isExpired(card, new Date(2027, 0, 1))).toBe(true);
  expect(isExpired({ ...card, expiryMonth: 1, expiryYear: 2027 }, new Date(2027, 0, 31))).toBe(false);
});
