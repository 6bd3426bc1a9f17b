import type { SiteId } from '@crema/brands';
import { SITE_DEFAULTS } from '@crema/brands/settings';
import { expect, expectTypeOf, it } from 'vitest';
import { featureOn, lineMost, paymentProvider, setting } from './setting.ts';
import type { RootState } from './store.ts';

const state = (entries?: Record<string, unknown>, brand: SiteId = 'usb2c'): RootState => ({
  apiConfig: { brand, lang: 'en', siteOverride: false, canonicalOrigin: '' },
  configurationData: {
    data: entries && {
      siteConfigurations: { entry: Object.entries(entries).map(([key, value]) => ({ key, value })) },
    },
  },
});

it('a setting is what the site’s configuration says, in its own type', () => {
  const said = state({ maxLineQuantity: 7, autoDeliveryFrequencies: [3], 'auth.providerName': 'Northwind' });
  expect(setting(said, 'maxLineQuantity')).toBe(7);
  expect(setting(said, 'autoDeliveryFrequencies')).toEqual([3]);
  expect(setting(said, 'auth.providerName')).toBe('Northwind');
  expectTypeOf(setting(said, 'maxLineQuantity')).toEqualTypeOf<number>();
  expectTypeOf(setting(said, 'autoDeliveryFrequencies')).toEqualTypeOf<readonly number[]>();
  expectTypeOf(setting(said, 'payment.provider')).toEqualTypeOf<string | undefined>();
  expectTypeOf<'shippingFee'>().not.toExtend<Parameters<typeof setting>[1]>();
});

it('an entry that is not there, or of another type, leaves the declared default of the site', () => {
  for (const said of [{}, undefined, { maxLineQuantity: '7' }]) {
    for (const brand of ['usb2c', 'usafh'] as const) {
      expect(setting(state(said, brand), 'maxLineQuantity')).toBe(SITE_DEFAULTS[brand].maxLineQuantity);
    }
  }
  expect(setting(state(), 'auth.providerName')).toBeUndefined();
});

it('nothing is promised while the configuration is not there', () => {
  expect([setting(state(), 'autoDeliveryFirstPercent'), featureOn(state(), 'accounts')]).toEqual([0, false]);
  expect(featureOn(state({ features: { accounts: true } }), 'accounts')).toBe(true);
  expect(setting(state(), 'consentDefaults').c1).toBeUndefined();
});

it('nobody taking payments is told from not knowing it', () => {
  expect(
    [undefined, {}, { 'payment.provider': 'test' }, { 'payment.provider': 'x' }].map((entries) =>
      paymentProvider(state(entries)),
    ),
  ).toEqual(['unknown', 'none', 'test', 'other']);
});

it('a line of an auto-delivery is as long as its own limit, the cart’s and the boxes allow', () => {
  expect([lineMost(state(), false), lineMost(state(), true), lineMost(state(), true, 8)]).toEqual([
    99, 12, 6,
  ]);
});
