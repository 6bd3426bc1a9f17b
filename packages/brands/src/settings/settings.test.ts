import { expect, expectTypeOf, test } from 'vitest';
import { SITE_IDS } from '../sites.ts';
import { fallbacks } from './fallbacks.ts';
import {
  isForBrowsers,
  problemOf,
  SETTINGS,
  type Setting,
  SITE_DEFAULTS,
  type SiteConfiguration,
  STARTED,
  wordsOf,
} from './index.ts';

const all: [string, Setting<unknown>][] = Object.entries(SETTINGS);

test('every value that is declared is one that its kind accepts', () => {
  const refused = all.flatMap(([name, declared]) =>
    [declared.default, declared.whileAbsent, ...Object.values(declared.sites ?? {})]
      .filter((value) => value !== undefined)
      .flatMap((value) => problemOf(name, declared, value) ?? []),
  );
  expect(refused).toEqual([]);
});

test('every setting has a description of one line, which fits into a table', () => {
  for (const [name, { description, kind }] of all) {
    expect([name, description, kind.expected]).toEqual([
      name,
      expect.stringMatching(/^[^|\n]{8,}[^.|\n]$/),
      expect.stringMatching(/^[^|\n]+$/),
    ]);
  }
});

test('every setting has a title and a description of one line in French as well, of its own', () => {
  for (const [name, declared] of all) {
    const { title, description } = wordsOf(name, declared);
    expect([name, declared.french, title[0]]).toEqual([
      name,
      [expect.stringMatching(/^[A-ZÀÉÊ][^|\n.]{2,59}$/), expect.stringMatching(/^[^|\n]{8,}[^.|\n]$/)],
      expect.stringMatching(/^[A-Z][a-z\d ]+$/),
    ]);
    expect(description[1]).not.toBe(description[0]);
  }
  const titles = all.map(([name, declared]) => wordsOf(name, declared).title[1]);
  expect(new Set(titles).size).toBeGreaterThan(titles.length - 8);
});

test('a site has its own default where one is declared, else that of all sites', () => {
  for (const site of SITE_IDS) {
    expect(Object.entries(SITE_DEFAULTS[site])).toEqual(
      all.map(([name, declared]) => [name, declared.sites?.[site] ?? declared.default]),
    );
  }
  expect(SITE_IDS.map((site) => SITE_DEFAULTS[site].shippingFee)).toEqual([695, 895, 995]);
  expect(SITE_IDS.map((site) => SITE_DEFAULTS[site].maxLineQuantity)).toEqual([99, 99, 999]);
});

test('a value has the type of its kind', () => {
  expectTypeOf<SiteConfiguration['maxLineQuantity']>().toEqualTypeOf<number>();
  expectTypeOf<SiteConfiguration['auth.scope']>().toEqualTypeOf<string>();
  expectTypeOf<SiteConfiguration['csrLogger']>().toEqualTypeOf<0 | 1>();
  expectTypeOf<SiteConfiguration['neverFreeRegions']>().toEqualTypeOf<readonly string[]>();
  expectTypeOf<(typeof fallbacks)['usb2c']>().toHaveProperty('maxLineQuantity');
  expectTypeOf<(typeof fallbacks)['usb2c']>().not.toHaveProperty('shippingFee');
});

test('a refusal names the setting, what is expected and what was said', () => {
  expect(problemOf('shippingFee', SETTINGS.shippingFee, 'free')).toBe(
    'shippingFee must be a whole number of cents, 0 or more, not "free"',
  );
  expect(problemOf('shippingFee', SETTINGS.shippingFee, 0)).toBeUndefined();
});

test('browsers get what they read, and no secret of how the shop is run', () => {
  const sent = [...Object.keys(SETTINGS), ...Object.keys(STARTED)].filter(isForBrowsers);
  expect(sent).toEqual(expect.arrayContaining(['maxLineQuantity', 'payment.provider', 'features']));
  expect(['contactEmail', 'auth.audience', 'ssrLogger', 'unknown', 'toString'].filter(isForBrowsers)).toEqual(
    [],
  );
});

test('while the configuration is not there pages promise nothing, and take the defaults otherwise', () => {
  for (const site of SITE_IDS) {
    expect(fallbacks[site]).toMatchObject({
      ...{ autoDeliveryFirstPercent: 0, freeShippingMinimum: 0, consentDefaults: {}, features: {} },
      maxLineQuantity: SITE_DEFAULTS[site].maxLineQuantity,
    });
  }
});
