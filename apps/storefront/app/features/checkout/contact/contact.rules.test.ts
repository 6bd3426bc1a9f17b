import { SITES } from '@crema/brands';
import { regionsOf } from '@crema/brands/regions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ContactForm, FieldName } from '../checkout.types.ts';
import { checkField, fromCart, toAddress } from './contact.rules.ts';

const form: ContactForm = {
  email: 'amelie@example.com',
  firstName: 'Amélie',
  lastName: 'Okafor',
  companyName: '',
  line1: '350 Fifth Avenue',
  line2: '',
  town: 'New York',
  region: 'NY',
  postalCode: '10118',
  phone: '(212) 555-0134',
  purchaseOrderNumber: '',
  taxExemptionNumber: '',
};
const check = (name: FieldName, value: string, country: 'US' | 'CA' = 'US', region = form.region) =>
  checkField(name, { ...form, region, [name]: value }, { country, business: false });

describe('what is typed at checkout', () => {
  it('takes names, streets and cities of the lengths that the engine takes', () => {
    const lengths = { firstName: [1, 40], lastName: [1, 40], line1: [5, 60], line2: [0, 60], town: [1, 40] };
    for (const [name, [least = 0, most = 0]] of Object.entries(lengths)) {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 80 }), (length) => {
          const fits = length >= least && length <= most;
          expect(check(name as FieldName, 'é'.repeat(length))).toBe(fits ? undefined : name);
        }),
      );
    }
  });

  it.each(['a@b.co', 'first.last+tag@shop.example.com'])('takes the address %s', (email) => {
    expect(check('email', email)).toBeUndefined();
  });
  it.each(['', 'a', 'a@b', 'a b@c.de', 'a@b..c', '@b.co'])('refuses the address %j', (email) => {
    expect(check('email', email)).toBe('email');
  });

  it('takes ten digits however they are written, with or without the country in front', () => {
    for (const phone of ['2125550134', '(212) 555-0134', '+1 212.555.0134']) {
      expect(check('phone', phone)).toBeUndefined();
    }
    for (const phone of ['', '555-0134', '212555013x', '22125550134'])
      expect(check('phone', phone)).toBe('phone');
  });

  it('takes ZIP codes of five or nine digits', () => {
    expect(check('postalCode', '10118')).toBeUndefined();
    expect(check('postalCode', '10118-0110')).toBeUndefined();
    for (const code of ['', '1011', '101180110', 'H3G 1K4']) expect(check('postalCode', code)).toBe('zip');
  });

  it('takes Canadian codes in any spelling, of the chosen province only', () => {
    const postal = (code: string, province: string) => check('postalCode', code, 'CA', province);
    for (const code of ['H3G 1K4', 'h3g1k4', 'H3G-1K4']) expect(postal(code, 'QC')).toBeUndefined();
    expect(postal('H3G 1K4', 'ON')).toBe('postalCodeProvince');
    expect(postal('H3G 1K4', '')).toBeUndefined();
    expect(postal('X0A 0H0', 'NU')).toBeUndefined();
    for (const code of ['D3G 1K4', 'W3G 1K4', 'H3O 1K4', '10118'])
      expect(postal(code, 'QC')).toBe('postalCode');
  });

  it('asks for a state or a province', () => {
    expect(check('region', '')).toBe('state');
    expect(check('region', '', 'CA')).toBe('province');
  });

  it('asks a company for its name, and takes its numbers as the engine does', () => {
    const company = (name: FieldName, value: string) =>
      checkField(name, { ...form, [name]: value }, SITES.usafh);
    expect(['', ' ', 'x'.repeat(61)].map((name) => company('companyName', name))).toEqual(
      Array(3).fill('companyName'),
    );
    expect(company('companyName', 'Fern & Sons')).toBeUndefined();
    expect(check('companyName', '')).toBeUndefined();
    expect(['', 'PO 118', 'x'.repeat(36)].map((value) => company('purchaseOrderNumber', value))).toEqual([
      undefined,
      undefined,
      'purchaseOrderNumber',
    ]);
    for (const number of ['', 'ex-123456', '85-8012345678C-1'])
      expect(company('taxExemptionNumber', number)).toBeUndefined();
    for (const number of ['exempt', '123', '12<34'])
      expect(company('taxExemptionNumber', number)).toBe('taxExemptionNumber');
  });

  it('goes to the engine and comes back as it was', () => {
    const { email } = form;
    expect(fromCart({ email, deliveryAddress: toAddress(form, 'US') })).toEqual(form);
    expect(toAddress(form, 'US')).not.toHaveProperty('line2');
  });

  it('knows every region in both languages', () => {
    const codes = (language: 'en' | 'fr') => regionsOf('CA', language).map(([code]) => code);
    expect(codes('fr').sort()).toEqual(codes('en').sort());
    expect(codes('en')).toHaveLength(13);
    expect(regionsOf('US', 'en')).toHaveLength(55);
  });
});
