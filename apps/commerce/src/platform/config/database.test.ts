import { expect, test } from 'vitest';
import { DEFAULT_TIMEOUTS } from '../db/timeouts.ts';
import { ConfigError, loadConfig } from './index.ts';

const SECRET_KEY = 'x'.repeat(32);

test('timeouts of the database have defaults, and are milliseconds within their bounds', () => {
  expect(loadConfig({ SECRET_KEY }).databaseTimeouts).toEqual(DEFAULT_TIMEOUTS);
  const env = { SECRET_KEY, DATABASE_QUERY_TIMEOUT_MS: '20000', DATABASE_HEARTBEAT_MS: '5000' };
  expect(loadConfig(env).databaseTimeouts).toEqual({
    ...DEFAULT_TIMEOUTS,
    queryMs: 20_000,
    heartbeatMs: 5000,
  });
});

test.each([
  ['DATABASE_CONNECT_TIMEOUT_MS', '0'],
  ['DATABASE_QUERY_TIMEOUT_MS', '600001'],
  ['DATABASE_LOCK_TIMEOUT_MS', '2.5'],
  ['DATABASE_HEARTBEAT_MS', '5001'],
  ['DATABASE_HEARTBEAT_MS', '4s'],
])('%s=%s is refused with its bounds', (name, value) => {
  const load = () => loadConfig({ SECRET_KEY, [name]: value });
  expect(load).toThrow(ConfigError);
  expect(load).toThrow(new RegExp(`${name} is \\d+ to \\d+ milliseconds, not ${value}\\.`));
});

test('a direct address goes with a pooled one, and MIGRATE is off or not set', () => {
  const DATABASE_DIRECT_URL = 'postgres://crema@db/shop';
  expect(() => loadConfig({ SECRET_KEY, DATABASE_DIRECT_URL })).toThrow(
    'DATABASE_DIRECT_URL goes with DATABASE_URL, which is not set.',
  );
  expect(() => loadConfig({ SECRET_KEY, MIGRATE: 'no' })).toThrow('MIGRATE is off or not set, not no.');
  expect(loadConfig({ SECRET_KEY, MIGRATE: 'off' })).toMatchObject({ migrates: false });
  const env = { SECRET_KEY, SEED: 'demo', DATABASE_URL: 'postgres://crema@pool/shop', DATABASE_DIRECT_URL };
  expect(loadConfig(env)).toMatchObject({ databaseDirectUrl: DATABASE_DIRECT_URL, migrates: true });
});
