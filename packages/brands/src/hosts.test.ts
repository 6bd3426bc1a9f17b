import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageOfPath, resolveSite } from './hosts.ts';
import { DEFAULT_HOSTS, isSiteId, SITE_IDS } from './sites.ts';

const label = fc.stringMatching(/^[a-z][a-z0-9-]{0,10}[a-z0-9]$/);
const host = fc.array(label, { minLength: 1, maxLength: 5 }).map((labels) => labels.join('.'));
const port = fc.option(
  fc.integer({ min: 1, max: 65535 }).map((n) => `:${n}`),
  { nil: '' },
);

describe('resolveSite', () => {
  it('knows the default host of each site', () => {
    for (const id of SITE_IDS) {
      expect(resolveSite({ host: `${DEFAULT_HOSTS[id]}:3000` })).toEqual({ site: id, override: false });
    }
  });

  it('takes "commercial" before ".ca" before the US, whatever the case and port', () => {
    fc.assert(
      fc.property(host, port, fc.boolean(), (name, at, upper) => {
        const given = upper ? name.toUpperCase() : name;
        const expected = name.includes('commercial') ? 'usafh' : name.includes('.ca') ? 'cab2c' : 'usb2c';
        expect(resolveSite({ host: given + at }).site).toBe(expected);
      }),
      { examples: [['shop.commercial.ca', '', false]] },
    );
  });

  it('lets an exact host decide before the rule, and only an exact one', () => {
    fc.assert(
      fc.property(host, port, fc.constantFrom(...SITE_IDS), (name, at, site) => {
        const siteHosts = new Map([[name, site]]);
        expect(resolveSite({ host: name + at, siteHosts }).site).toBe(site);
        expect(resolveSite({ host: `x${name}${at}`, siteHosts })).toEqual(
          resolveSite({ host: `x${name}${at}` }),
        );
      }),
    );
  });

  it('lets a known ?site= win and ignores any other value', () => {
    fc.assert(
      fc.property(host, fc.oneof(fc.constantFrom(...SITE_IDS), fc.string()), (name, siteParam) => {
        const result = resolveSite({ host: name, siteParam });
        expect(result.override).toBe(isSiteId(siteParam));
        expect(result.site).toBe(isSiteId(siteParam) ? siteParam : resolveSite({ host: name }).site);
      }),
      {
        examples: [
          ['localhost', '__proto__'],
          ['localhost', 'USB2C'],
          ['localhost', ''],
        ],
      },
    );
  });

  it('redirects the two bare domains and nothing else, keeping the port', () => {
    fc.assert(
      fc.property(fc.constantFrom('crema.localhost', 'crema.ca.localhost'), port, (name, at) => {
        expect(resolveSite({ host: name + at }).redirectHost).toBe(`www.${name}${at}`);
        expect(resolveSite({ host: `www.${name}${at}` }).redirectHost).toBeUndefined();
      }),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.ipV4(),
          fc.ipV6().map((ip) => `[${ip}]`),
          fc.constant('localhost'),
        ),
        port,
        (name, at) => {
          const result = resolveSite({ host: name + at });
          expect(result).toEqual({ site: 'usb2c', override: false });
        },
      ),
    );
  });

  it('stands any bytes in the Host header', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (any) => isSiteId(resolveSite({ host: any }).site)),
    );
  });
});

describe('languageOfPath', () => {
  it.each([
    ['/fr', 'fr'],
    ['/fr/', 'fr'],
    ['/fr/plp/cafe', 'fr'],
    ['/FR', 'fr'],
    ['/Fr/plp/cafe', 'fr'],
    ['/FROTH', 'en'],
    ['/', 'en'],
    ['/french-roast/p/1', 'en'],
    ['/plp/fr/x', 'en'],
  ])('reads %s as %s', (path, language) => expect(languageOfPath(path)).toBe(language));
});
