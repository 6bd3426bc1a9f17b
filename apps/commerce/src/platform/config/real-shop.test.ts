import { expect, test } from 'vitest';
import { ConfigError, loadConfig } from './index.ts';

const DATABASE_URL = 'postgres://shop@127.0.0.1/shop';
const SECRET_KEY = 'x'.repeat(48);
const REAL = { DATABASE_URL, SECRET_KEY, MAIL: 'files', SITE_HOSTS: 'shop.example=usb2c' };

const problemsOf = (env: Record<string, string>): string[] => {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
};
/** The settings reported, each by the name that its sentence begins with. */
const told = (env: Record<string, string>) => problemsOf(env).map((problem) => problem.split(' ')[0]);

test('PostgreSQL with nothing else set is told every missing setting at once, each with how to set it', () => {
  const problems = problemsOf({ DATABASE_URL });
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
    'SECRET_KEY',
    'SMTP_URL',
    'MAIL_FROM',
    'SITE_HOSTS',
    'PAYMENTS',
  ]);
  for (const [index, how] of ['openssl rand', 'smtps://', 'MAIL_FROM="', '=usb2c', 'PAYMENTS=test'].entries())
    expect(problems[index]).toContain(how);
  // Each is one sentence about itself; the two of mail name the way without a server.
  for (const problem of problems.slice(1, 3)) expect(problem).toContain('MAIL=files');
});

test('MAIL=files, or a server and a sender, is enough for mail; both at once is told', () => {
  expect(told(REAL)).toEqual([]);
  const { MAIL: _, ...rest } = REAL;
  expect(told({ ...rest, SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'shop@example.com' })).toEqual([]);
  expect(told({ ...rest, SMTP_URL: 'smtp://mail.example', PAYMENTS: 'none' })).toEqual(['MAIL_FROM']);
  expect(told({ ...REAL, SMTP_URL: 'smtp://mail.example', PAYMENTS: 'none' })).toEqual(['MAIL=files']);
  expect(told({ MAIL: 'folder' })).toEqual(['MAIL']);
});

test('a demo on PostgreSQL needs its secret alone', () => {
  expect(told({ DATABASE_URL, SEED: 'demo' })).toEqual(['SECRET_KEY']);
  expect(told({ DATABASE_URL, SEED: 'demo', SECRET_KEY })).toEqual([]);
});

test('on PostgreSQL the test gateway is there only where PAYMENTS=test says so', () => {
  expect(loadConfig(REAL).payments).toBe('none');
  expect(loadConfig({ ...REAL, SEED: 'demo' }).payments).toBe('none');
  expect(loadConfig({ ...REAL, PAYMENTS: 'test' }).payments).toBe('test');
  expect(loadConfig({ SECRET_KEY }).payments).toBe('test');
  expect(loadConfig({ SECRET_KEY, PAYMENTS: 'none' }).payments).toBe('none');
  expect(told({ PAYMENTS: 'another' })).toEqual(['PAYMENTS']);
});

test('demo accounts are never off loopback unless SEED=demo is said, and never on PostgreSQL', () => {
  expect(loadConfig({ SECRET_KEY }).demoAccounts).toBe(true);
  expect(loadConfig({ SECRET_KEY, HOST: '::1' }).demoAccounts).toBe(true);
  expect(loadConfig({ SECRET_KEY, HOST: '0.0.0.0' })).toMatchObject({ seed: 'demo', demoAccounts: false });
  expect(loadConfig({ SECRET_KEY, HOST: '0.0.0.0', SEED: 'demo' }).demoAccounts).toBe(true);
  expect(loadConfig({ SECRET_KEY, SEED: 'none' }).demoAccounts).toBe(false);
  expect(loadConfig({ ...REAL, SEED: 'demo' }).demoAccounts).toBe(false);
});
