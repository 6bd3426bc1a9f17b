import { SITES } from '@crema/brands';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkEmail } from '#platform/mail/address.ts';
import { type AddressInput, checkAddress, checkBusiness } from './checkout.rules.ts';

const american: AddressInput = {
  firstName: 'Ada',
  lastName: 'Marsh',
  line1: '12 Orchard Street',
  town: 'Albany',
  region: { isocode: 'US-NY' },
  country: { isocode: 'US' },
  postalCode: '12207',
  phone: '(518) 555-0100',
};
const canadian: AddressInput = {
  ...american,
  town: 'Montréal',
  region: { isocode: 'CA-QC' },
  country: { isocode: 'CA' },
  postalCode: 'h2x1y4',
  phone: '+1 514 555 0100',
};

const subjects = (input: AddressInput, country: 'US' | 'CA') => {
  const checked = checkAddress(input, { country, business: false });
  return 'problems' in checked ? checked.problems.map(({ subject }) => subject) : [];
};

test('addresses are kept tidy', () => {
  expect(checkAddress({ ...american, firstName: '  Ada ', line2: ' ' }, SITES.usb2c)).toEqual({
    address: {
      firstName: 'Ada',
      lastName: 'Marsh',
      line1: '12 Orchard Street',
      town: 'Albany',
      region: 'NY',
      country: 'US',
      postalCode: '12207',
      phone: '5185550100',
    },
  });
  expect(checkAddress(canadian, SITES.cab2c)).toMatchObject({
    address: { postalCode: 'H2X 1Y4', phone: '5145550100', region: 'QC' },
  });
});

test('every field that is wrong is named once', () => {
  const wrong: AddressInput = {
    firstName: ' ',
    lastName: 'x'.repeat(41),
    line1: 'abcd',
    town: '',
    region: { isocode: 'US-ZZ' },
    country: { isocode: 'FR' },
    postalCode: '1220',
    phone: '555-0100',
  };
  expect(subjects(wrong, 'US')).toEqual([
    'firstName',
    'lastName',
    'line1',
    'town',
    'country',
    'region',
    'postalCode',
    'phone',
  ]);
});

test('lengths count to the edge', () => {
  const at = (line1: string, firstName: string, town: string) =>
    subjects({ ...american, line1, firstName, town }, 'US');
  expect(at('x'.repeat(60), 'é'.repeat(40), 'y'.repeat(40))).toEqual([]);
  expect(at('x'.repeat(61), 'é'.repeat(41), 'y'.repeat(41))).toEqual(['firstName', 'line1', 'town']);
});

describe('postal codes', () => {
  const usZip = (postalCode: string) => subjects({ ...american, postalCode }, 'US');
  test.each(['12207', '12207-1234', ' 12207 '])('%s is a ZIP code', (zip) => {
    expect(usZip(zip)).toEqual([]);
  });
  test.each(['1220', '122071', '12207-12', '12207 1234', 'ABCDE', ''])('%s is not', (zip) => {
    expect(usZip(zip)).toEqual(['postalCode']);
  });

  const inProvince = (region: string, postalCode: string) =>
    subjects({ ...canadian, region: { isocode: `CA-${region}` }, postalCode }, 'CA');
  test.each([
    ['ON', 'K1A 0B1'],
    ['ON', 'm5v3l9'],
    ['QC', 'J4B-5E4'],
    ['NU', 'X0A 0H0'],
    ['NT', 'X1A 2N4'],
    ['BC', 'V6B 1A1'],
  ])('in %s: %s', (region, code) => {
    expect(inProvince(region, code)).toEqual([]);
  });
  test.each([
    ['QC', 'K1A 0B1'],
    ['ON', 'H2X 1Y4'],
    ['ON', 'W1A 0B1'],
    ['ON', 'Z1A 0B1'],
    ['ON', 'K1D 0B1'],
    ['ON', 'K1A 0O1'],
    ['ON', 'K1A 0B'],
    ['ON', '12207'],
  ])('not in %s: %s', (region, code) => {
    expect(inProvince(region, code)).toEqual(['postalCode']);
  });
});

test('phones have ten digits however they are written', () => {
  const phone = (text: string) => subjects({ ...american, phone: text }, 'US');
  for (const good of ['5185550100', '518.555.0100', '+1 (518) 555-0100', '1-518-555-0100']) {
    expect(phone(good)).toEqual([]);
  }
  for (const bad of ['518555010', '25185550100', '518555010x', '']) expect(phone(bad)).toEqual(['phone']);
});

test('e-mail addresses', () => {
  expect(checkEmail(' ada@example.com ')).toBe('ada@example.com');
  expect(checkEmail('ada+pods@mail.example.co')).toBe('ada+pods@mail.example.co');
  for (const bad of [
    '',
    'ada',
    'ada@',
    '@example.com',
    'a b@example.com',
    'ada@example',
    `${'x'.repeat(65)}@example.com`,
    'ada@-x.com',
    'a\r\nBcc:b@example.com',
  ]) {
    expect(checkEmail(bad)).toBeUndefined();
  }
});

test('no input of any kind throws, and what is accepted keeps the rules', () => {
  const text = fc.string({ maxLength: 80 });
  const input = fc.record({
    firstName: text,
    lastName: text,
    line1: text,
    town: text,
    region: fc.record({ isocode: text }),
    country: fc.record({ isocode: text }),
    postalCode: text,
    phone: text,
  });
  fc.assert(
    fc.property(input, fc.constantFrom(...Object.values(SITES)), (address, site) => {
      const checked = checkAddress(address, site);
      if ('problems' in checked) {
        const named = checked.problems.map(({ subject }) => subject);
        expect(new Set(named).size).toBe(named.length);
      } else expect(checked.address.phone).toMatch(/^\d{10}$/);
      checkEmail(address.line1);
    }),
  );
});

test('a company has a name on the business site, and any shopper may give one elsewhere', () => {
  const named = (companyName: string, site: keyof typeof SITES) =>
    checkAddress({ ...american, companyName }, SITES[site]);
  expect(named(' Fern  & Sons ', 'usafh')).toMatchObject({ address: { companyName: 'Fern & Sons' } });
  for (const wrong of ['', '  ', 'x'.repeat(61)])
    expect(named(wrong, 'usafh')).toMatchObject({
      problems: [{ subject: 'companyName', problem: 'businessName' }],
    });
  expect(named(' ', 'usb2c')).toMatchObject({ address: { line1: american.line1 } });
});

test('tax-exemption numbers are taken as states write them, and words are not', () => {
  const kept = (taxExemptionNumber: string) => {
    const checked = checkBusiness({ taxExemptionNumber });
    return 'business' in checked ? checked.business.taxExemptionNumber : 'refused';
  };
  expect(['85-8012345678C-1', 'ex-123456', '30-01233 44', 'E9 / 12.5', ' '].map(kept)).toEqual([
    '85-8012345678C-1',
    'EX-123456',
    '30-01233 44',
    'E9 / 12.5',
    undefined,
  ]);
  for (const wrong of ['exempt', '123', '-1234', '1234-', '12<34', '1'.repeat(31)])
    expect(kept(wrong)).toBe('refused');
});

test('a company’s numbers that are taken are kept as they are the second time', () => {
  const text = fc.string({ maxLength: 60, unit: 'grapheme' });
  const exemption = fc.oneof(text, fc.stringMatching(/^[A-Za-z0-9 -]{4,20}[0-9]$/));
  fc.assert(
    fc.property(text, exemption, (purchaseOrderNumber, taxExemptionNumber) => {
      const checked = checkBusiness({ purchaseOrderNumber, taxExemptionNumber });
      if ('business' in checked) expect(checkBusiness(checked.business)).toEqual(checked);
      else expect(checked.problems).not.toEqual([]);
    }),
  );
});
