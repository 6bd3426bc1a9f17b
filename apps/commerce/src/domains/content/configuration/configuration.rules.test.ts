import { count, problemOf, SETTINGS, SITE_DEFAULTS, setting } from '@crema/brands/settings';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { configurationOf } from './configuration.rules.ts';

test('what the merchant set takes the place of a default, where the setting accepts it', () => {
  const { configuration, problems } = configurationOf('cab2c', [
    { key: 'pageSize', value: 12 },
    { key: 'shippingFee', value: 'free' },
    { key: 'autoDeliveryFirstPercent', value: 101 },
    { key: 'features', value: { perks: true } },
    { key: 'no.setting', value: 1 },
  ]);
  expect(configuration).toEqual({ ...SITE_DEFAULTS.cab2c, pageSize: 12, features: { perks: true } });
  expect(problems).toEqual([
    'shippingFee must be a whole number of cents, 0 or more, not "free"',
    'autoDeliveryFirstPercent must be a whole number of percent from 0 to 100, not 101',
  ]);
});

test('whatever is set, every setting stays what its kind accepts', () => {
  const entry = fc.record({ key: fc.constantFrom(...Object.keys(SETTINGS)), value: fc.jsonValue() });
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      const values: Record<string, unknown> = { ...configurationOf('usafh', entries).configuration };
      expect(Object.keys(values)).toEqual(Object.keys(SETTINGS));
      for (const [name, declared] of Object.entries(SETTINGS)) {
        expect(problemOf(name, declared, values[name])).toBeUndefined();
      }
    }),
  );
});

test('a setting beside the shop’s own has its default and its kind, and takes the place of none', () => {
  const most = { default: 2, readBy: 'engine', description: 'toys in a box' } as const;
  const further = { toys: setting(count(), most), pageSize: setting(count(), most) };
  const toysOf = (value: unknown) =>
    configurationOf('usb2c', [{ key: 'toys', value }], further).configuration;
  expect(toysOf(5)).toMatchObject({ toys: 5, pageSize: 24 });
  expect(toysOf('five')).toMatchObject({ toys: 2, pageSize: 24 });
});
