import { expect, test } from 'vitest';
import { ConfigError, loadConfig } from './index.ts';
import { stripeAccountOf } from './stripe.ts';

const SECRET_KEY = 'x'.repeat(48);
const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

const problemsOf = (env: Record<string, string>): string[] => {
  try {
    loadConfig({ SECRET_KEY, ...env });
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
};

test('without its keys there is no Stripe, and payments are as they were', () => {
  const config = loadConfig({ SECRET_KEY });
  expect([config.stripe, config.payments]).toEqual([undefined, 'test']);
});

test('keys alone keep Stripe for what was paid before; PAYMENTS=stripe takes new payments with it', () => {
  expect(loadConfig({ SECRET_KEY, ...KEYS })).toMatchObject({
    payments: 'test',
    stripe: { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecrets: ['whsec_1'] },
  });
  const env = { ...KEYS, STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old', PAYMENTS: 'stripe' };
  expect(loadConfig({ SECRET_KEY, ...env })).toMatchObject({
    payments: 'stripe',
    stripe: { webhookSecrets: ['whsec_new', 'whsec_old'] },
  });
});

test('a storefront on its own needs no key, and takes none', () => {
  const alone = { SECRET_KEY, ROLES: 'storefront', COMMERCE_URL: 'http://a:3001', PAYMENTS: 'stripe' };
  const config = loadConfig({ ...alone, ...KEYS });
  expect([config.stripe, config.payments]).toEqual([undefined, 'stripe']);
  expect(loadConfig(alone).payments).toBe('stripe');
});

test('every key that is missing is told at once', () => {
  expect(problemsOf({ PAYMENTS: 'stripe' }).map((problem) => problem.split(' ')[0])).toEqual(
    Object.keys(KEYS),
  );
  expect(problemsOf({ STRIPE_SECRET_KEY: 'sk_test_1' })).toHaveLength(2);
});

test.each([
  [{ STRIPE_SECRET_KEY: 'pk_test_secret' }, 'STRIPE_SECRET_KEY begins with sk_ or rk_'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_1,whsec_2,whsec_3' }, 'STRIPE_WEBHOOK_SECRET holds 3 values'],
  [{ STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }, 'one for tests and one for real money'],
])('what is in the wrong place is told without its value: %j', (wrong, problem) => {
  const [first = '', ...others] = problemsOf({ ...KEYS, ...wrong });
  expect(others).toEqual([]);
  expect(first).toContain(problem);
  for (const value of Object.values(wrong)) expect(first).not.toContain(value);
});

const OWN = {
  STRIPE_SECRET_KEY_CAB2C: 'sk_test_2',
  STRIPE_PUBLISHABLE_KEY_CAB2C: 'pk_test_2',
  STRIPE_WEBHOOK_SECRET_CAB2C: 'whsec_2',
};
const ownOf = (site: string) =>
  Object.fromEntries(
    Object.entries(OWN).map(([name, value]) => [name.replace('CAB2C', site), `${value}${site}`]),
  );

test('a site may have an account of its own, and the others have the shop’s', () => {
  const config = loadConfig({ SECRET_KEY, PAYMENTS: 'stripe', ...KEYS, ...OWN });
  expect(stripeAccountOf(config, 'cab2c')).toMatchObject({
    secretKey: 'sk_test_2',
    publishableKey: 'pk_test_2',
  });
  for (const site of ['usb2c', 'usafh'] as const)
    expect(stripeAccountOf(config, site)?.secretKey).toBe('sk_test_1');
});

test('where each site has its own, the shop needs none', () => {
  const all = { PAYMENTS: 'stripe', ...ownOf('USB2C'), ...ownOf('CAB2C'), ...ownOf('USAFH') };
  const config = loadConfig({ SECRET_KEY, ...all });
  expect([config.stripe, stripeAccountOf(config, 'usafh')?.secretKey]).toEqual([undefined, 'sk_test_2USAFH']);
  const two = { PAYMENTS: 'stripe', ...ownOf('USB2C'), ...ownOf('CAB2C') };
  expect(problemsOf(two)).toHaveLength(3);
});

test('half an account, and two accounts of the same keys, are refused without their values', () => {
  const half = problemsOf({ ...KEYS, STRIPE_SECRET_KEY_CAB2C: 'sk_test_2' });
  expect(half.map((problem) => problem.split(' ')[0])).toEqual([
    'STRIPE_PUBLISHABLE_KEY_CAB2C',
    'STRIPE_WEBHOOK_SECRET_CAB2C',
  ]);
  for (const [name, value] of [
    ['STRIPE_SECRET_KEY', 'sk_test_1'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_1'],
  ]) {
    const [problem, ...others] = problemsOf({ ...KEYS, ...OWN, [`${name}_CAB2C`]: String(value) });
    expect([problem, others]).toEqual([expect.stringContaining(`${name} is the same for two accounts`), []]);
    expect(problem).not.toContain(value);
  }
});
