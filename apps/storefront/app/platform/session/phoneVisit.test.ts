import { expect, it } from 'vitest';
import { isPhoneVisit, type Visit } from './phoneVisit.ts';

const PHONE: Visit = {
  ...{ site: 'usb2c', isNarrow: true, isAgent: false, isWebApp: false, isFlagged: false },
};

it.each(['usb2c', 'usafh'] as const)(
  'is a phone in the US shop %s, with neither agent nor app nor flag',
  (site) => {
    expect(isPhoneVisit({ ...PHONE, site })).toBe(true);
  },
);

it.each<[string, Partial<Visit>]>([
  ['a wide screen', { isNarrow: false }],
  ['Canada', { site: 'cab2c' }],
  ['an agent', { isAgent: true }],
  ['an app’s web view', { isWebApp: true }],
  ['a shop that switched it off', { isFlagged: true }],
])('is not %s', (_, over) => {
  // covers: S6.17
  expect(isPhoneVisit({ ...PHONE, ...over })).toBe(false);
});
