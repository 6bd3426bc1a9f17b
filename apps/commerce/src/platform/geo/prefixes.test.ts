import { regionsOf } from '@crema/brands/regions';
import { describe, expect, it } from 'vitest';
import { placeByPrefix, readPrefixes } from './prefixes.ts';
import { CA_PREFIXES } from './prefixes-ca.ts';
import { US_PREFIXES } from './prefixes-us.ts';

const lines = (table: string, ofTowns: boolean): string =>
  table
    .trim()
    .split('\n')
    .filter((line) => (line.split('|')[1] !== '') === ofTowns)
    .join('\n');

describe.each([
  ['US', US_PREFIXES],
  ['CA', CA_PREFIXES],
] as const)('the postal prefixes of %s', (country, table) => {
  const regions = readPrefixes(lines(table, false));
  const towns = readPrefixes(lines(table, true));

  it('name every region that is delivered to, and no other', () => {
    const named = new Set([...regions.values()].map(({ region }) => region));
    expect([...named].sort()).toEqual(
      regionsOf(country, 'en')
        .map(([code]) => code)
        .sort(),
    );
  });

  it('put every town in the region that its prefix is of', () => {
    const wrong = [...towns].filter(([prefix, { region }]) => {
      const longest = [5, 4, 3, 2, 1].map((length) => regions.get(prefix.slice(0, length))).find(Boolean);
      return longest?.region !== region;
    });
    expect(wrong).toEqual([]);
  });

  it('have each prefix of a town once', () => {
    const all = lines(table, true)
      .split('\n')
      .flatMap((line) => [...readPrefixes(line).keys()]);
    expect(all.filter((prefix, place) => all.indexOf(prefix) !== place)).toEqual([]);
  });
});

describe('the place of a postal code', () => {
  it.each([
    ['US', '10118', { region: 'NY', town: 'New York' }],
    ['US', '10118-0110', { region: 'NY', town: 'New York' }],
    ['US', '13501', { region: 'NY' }],
    ['US', '33139', { region: 'FL', town: 'Miami Beach' }],
    ['US', '06390', { region: 'NY' }],
    ['US', '73301', { region: 'TX' }],
    ['US', '00801', undefined],
    ['CA', 'h3g 1k4', { region: 'QC', town: 'Montréal' }],
    ['CA', 'H3Y 1A1', { region: 'QC', town: 'Westmount' }],
    ['CA', 'X0A 0H0', { region: 'NU', town: 'Iqaluit' }],
    ['CA', 'X0E 1A0', { region: 'NT' }],
    ['CA', '10118', undefined],
  ])('in %s, %s', (country, code, place) => {
    expect(placeByPrefix(country, code)).toEqual(place);
  });
});
