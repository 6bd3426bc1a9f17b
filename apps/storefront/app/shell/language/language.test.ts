import { describe, expect, it } from 'vitest';
import { inLanguage } from './language.ts';
import { preferredLanguage } from './preferredLanguage.ts';

const config = { brand: 'cab2c', lang: 'en', siteOverride: false, canonicalOrigin: '' } as const;

describe('preferredLanguage', () => {
  it.each([
    [undefined, ['fr-CA', 'en'], 'fr'],
    [undefined, ['FR'], 'fr'],
    [undefined, ['es-MX', 'de', 'en-GB', 'fr'], 'en'],
    [undefined, ['frr', 'es'], undefined],
    [undefined, [], undefined],
    ['true', ['en-CA'], 'fr'],
    ['false', ['fr-CA'], 'en'],
    ['something', ['fr-CA'], 'fr'],
  ] as const)('chosen %s, asked for %j: %s', (chosen, accepted, expected) => {
    expect(preferredLanguage(['en', 'fr'], { chosen, accepted })).toBe(expected);
  });

  it('never names a language that the site does not have', () => {
    expect(preferredLanguage(['en'], { chosen: 'true', accepted: ['fr-CA'] })).toBeUndefined();
  });
});

describe('inLanguage', () => {
  it.each([
    ['/', '', 'fr', '/fr'],
    ['/fr', '', 'en', '/'],
    ['/french-roast/p/1', '', 'fr', '/fr/french-roast/p/1'],
    ['/fr/recherche', '?text=caf%C3%A9', 'en', '/search?text=caf%C3%A9'],
    ['/search', '?text=tea&sort=name', 'fr', '/fr/recherche?text=tea&sort=name'],
    ['/plp/search', '?filters=roast%3Adark', 'fr', '/fr/plp/search?filters=roast%3Adark'],
  ] as const)('%s%s in %s is %s', (pathname, search, lang, expected) => {
    expect(inLanguage({ pathname, search }, config, lang)).toBe(expected);
  });

  it('keeps the site that the visit chose', () => {
    const visit = { ...config, siteOverride: true };
    expect(inLanguage({ pathname: '/search', search: '?site=cab2c&text=tea' }, visit, 'fr')).toBe(
      '/fr/recherche?text=tea&site=cab2c',
    );
  });
});
