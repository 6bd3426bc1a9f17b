import { expect, test } from 'vitest';
import { loadConfig } from './index.ts';

const OWN = {
  ...{ DATABASE_URL: 'postgres://shop@127.0.0.1/shop', SECRET_KEY: 'x'.repeat(48) },
  ...{ MAIL: 'files', SITE_HOSTS: 'shop.example=usb2c' },
};

test('demo data come by themselves on the embedded database only, and where SEED=demo asks for them', () => {
  expect(loadConfig({}).seed).toBe('demo');
  expect(loadConfig({ SEED: 'none' }).seed).toBe('none');
  expect(loadConfig(OWN).seed).toBe('none');
  expect(loadConfig({ ...OWN, SEED: 'demo' }).seed).toBe('demo');
});
