import { DEFAULT_HOSTS, SITE_IDS, type SiteId } from '@crema/brands';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createShops } from '#platform/shops/index.ts';
import { SITE_DEFAULTS } from '../index.ts';
import { hostProblem } from './hosts.rules.ts';

const host = fc.constantFrom('a.example', 'b.example', 'c.example', 'd.example');
const hosts = fc.uniqueArray(host, { maxLength: 3 });
const site = fc.constantFrom(...SITE_IDS);
const nameOf = (id: SiteId) => `The shop ${id}`;
const fixed = fc
  .dictionary(host, site, { maxKeys: 2, noNullPrototype: true })
  .map((of) => new Map(Object.entries(of)));

test('sites whose hosts are accepted one after the other never share one, and every host leads to its own', () => {
  fc.assert(
    fc.property(fixed, fc.array(fc.tuple(site, hosts), { maxLength: 6 }), (named, edits) => {
      const set: Record<SiteId, readonly string[]> = { usb2c: [], cab2c: [], usafh: [] };
      for (const [id, wanted] of edits) {
        const others = { ...set, [id]: [] };
        if (hostProblem(id, wanted, { fixed: named, set: others, nameOf }, 'en') === undefined)
          set[id] = wanted;
      }
      const shops = createShops({ siteHosts: named });
      shops.readFrom((id) => ({ ...SITE_DEFAULTS[id], shopHosts: set[id] }));
      for (const id of SITE_IDS) for (const own of set[id]) expect(shops.hosts.get(own)).toBe(id);
      // `SITE_HOSTS` wins, and comes first.
      expect([...shops.hosts].slice(0, named.size)).toEqual([...named]);
    }),
  );
});

test('a host of another site is refused by that site’s name, wherever it is from', () => {
  const none = { usb2c: [], cab2c: [], usafh: [] };
  const all = {
    fixed: new Map([['shop.example:8443', 'cab2c']]),
    set: { ...none, usafh: ['b.example'] },
    nameOf,
  };
  const problem = (wanted: string[], language: 'en' | 'fr' = 'en') =>
    hostProblem('usb2c', wanted, all, language);
  expect(problem(['a.example'])).toBeUndefined();
  expect(problem(['a.example', 'b.example'])).toBe(
    'b.example already leads to The shop usafh. A host leads to one site: take it from The shop usafh first.',
  );
  expect(problem(['shop.example'], 'fr')).toContain('shop.example mène déjà à The shop cab2c');
  expect(problem([DEFAULT_HOSTS.cab2c])).toContain('The shop cab2c');
  expect(problem([DEFAULT_HOSTS.usb2c])).toBeUndefined();
  expect(problem(['a.example', 'a.example'])).toBe('a.example is in the list twice.');
});
