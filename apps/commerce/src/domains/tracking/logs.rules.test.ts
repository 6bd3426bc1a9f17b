import { expect, test } from 'vitest';
import { clientLoggingOn, levelOf } from './logs.rules.ts';

test('a visit is logged when its cookie says so, else when the site does', () => {
  expect([clientLoggingOn(undefined, 0), clientLoggingOn(undefined, 1)]).toEqual([false, true]);
  expect([clientLoggingOn('1', 0), clientLoggingOn('0', 1), clientLoggingOn('true', 1)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a fault of the browser is no louder than it is bad', () => {
  expect(levelOf({ type: 'DEBUG', severity: 'critical' })).toBe('debug');
  expect(levelOf({ type: 'INFO', severity: 'critical' })).toBe('info');
  expect(levelOf({ type: 'API_FAILURE_4XX', severity: 'medium' })).toBe('warn');
  expect(levelOf({ type: 'ERROR', severity: 'critical' })).toBe('error');
});
