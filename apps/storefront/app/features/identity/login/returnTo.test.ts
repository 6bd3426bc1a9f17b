import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturn } from './returnTo.ts';

const ORIGIN = 'https://www.crema.localhost';

describe('the way back after a log-in', () => {
  it.each(['/', '/account/orders?page=2', '/fr/panier#top', '/p/a-b?x=http://elsewhere.test'])(
    'is %s as it was asked for',
    (path) => {
      expect(safeReturn(path, ORIGIN)).toBe(path);
    },
  );

  it.each([
    '',
    'account',
    '//elsewhere.test',
    '/\\elsewhere.test',
    '/\t/elsewhere.test',
    'https://elsewhere.test',
    'javascript:alert(1)',
    '/a\\b',
    '/.//elsewhere.test',
    '/a/..//elsewhere.test',
    '/login?next=/login',
    '/fr/login',
    '/authCallBack?code=1',
    null,
    undefined,
  ])('is not %j', (path) => {
    expect(safeReturn(path, ORIGIN)).toBeUndefined();
  });

  it('stays in the shop whatever is asked for', () => {
    // covers: V5.1.5
    const part = fc.constantFrom(
      '/',
      '\\',
      '//',
      'evil.test',
      ':',
      '@',
      '%2f',
      '\t',
      '.',
      '..',
      'https:',
      '?',
      '#',
    );
    const path = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(part).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(path, (next) => {
        const back = safeReturn(next, ORIGIN);
        if (back !== undefined) expect(new URL(back, ORIGIN).origin).toBe(ORIGIN);
      }),
      { numRuns: 2000 },
    );
  });
});
