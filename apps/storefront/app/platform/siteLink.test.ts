import { languageOfPath } from '@crema/brands';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { siteLink } from './siteLink.ts';

const config = { brand: 'cab2c', lang: 'fr', siteOverride: false, canonicalOrigin: '' } as const;

it.each([
  [{ ...config, lang: 'en' }, '/plp/tea', '/plp/tea'],
  [config, '/', '/fr'],
  [config, '/plp/tea?sort=a#top', '/fr/plp/tea?sort=a#top'],
  [{ ...config, siteOverride: true }, '/plp/tea', '/fr/plp/tea?site=cab2c'],
  [{ ...config, lang: 'en', siteOverride: true }, '/plp/tea?sort=a#top', '/plp/tea?sort=a&site=cab2c#top'],
] as const)('%# links as the visit goes', (visit, path, expected) => {
  expect(siteLink(path, visit)).toBe(expected);
});

it('keeps language, site, path, query and fragment for any path', () => {
  const part = fc.webSegment();
  fc.assert(
    fc.property(
      part,
      part,
      part,
      fc.constantFrom('en', 'fr'),
      fc.boolean(),
      (path, value, hash, lang, siteOverride) => {
        const link = siteLink(`/${path}?q=${value}#${hash}`, { ...config, lang, siteOverride });
        const url = new URL(link, 'http://shop.test');
        expect(languageOfPath(url.pathname) === 'fr').toBe(
          lang === 'fr' || languageOfPath(`/${path}`) === 'fr',
        );
        expect(url.searchParams.get('site')).toBe(siteOverride ? 'cab2c' : null);
        expect(url.search.startsWith(new URL(`http://x/?q=${value}`).search)).toBe(true);
        expect(url.hash).toBe(new URL(`http://x/#${hash}`).hash);
      },
    ),
  );
});
