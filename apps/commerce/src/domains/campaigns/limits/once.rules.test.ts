import { expect, test } from 'vitest';
import { plainAddress, plainEmail } from './once.rules.ts';

test('an e-mail address is the same in any case and with any tag', () => {
  for (const same of ['ada@example.com', ' Ada@Example.COM', 'ada+kit@example.com', 'ADA+a+b@example.com'])
    expect(plainEmail(same)).toBe('ada@example.com');
  expect(plainEmail('ada.m@example.com')).not.toBe(plainEmail('adam@example.com'));
  expect(plainEmail('ada@mail+x.example.com')).toBe('ada@mail+x.example.com');
});

test('a postal address is the same however it is shortened and written', () => {
  const us = {
    line1: '7 West Orchard Street',
    line2: 'Apartment 3',
    postalCode: '12207',
    country: 'US',
  } as const;
  for (const same of [
    { line1: '7 W. Orchard St.', line2: 'Apt 3', postalCode: '12207-1234' },
    { line1: '7 WEST ORCHARD ST #3', line2: undefined },
    { line1: '7, west orchard street', line2: 'unit 3' },
  ])
    expect(plainAddress({ ...us, ...same })).toBe(plainAddress(us));
  for (const other of [
    { line2: 'Apartment 4' },
    { line1: '9 West Orchard Street' },
    { postalCode: '12208' },
    { line1: '7 East Orchard Street' },
  ])
    expect(plainAddress({ ...us, ...other })).not.toBe(plainAddress(us));
  const canada = { line1: '450 rue des Érables', postalCode: 'H2X 1Y4', country: 'CA' } as const;
  expect(plainAddress({ ...canada, line1: '450, RUE DES ERABLES', postalCode: 'h2x1y4' })).toBe(
    plainAddress(canada),
  );
});
