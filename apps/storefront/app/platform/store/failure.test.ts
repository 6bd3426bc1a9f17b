import { describe, expect, it } from 'vitest';
import { toFailure } from './failure.ts';

describe('what a failed call leaves', () => {
  it('has the engine’s sentence when it answered', () => {
    const errors = [{ type: 'LowStockError', message: 'Only 2 left.' }];
    expect(toFailure({ status: 400, error: { errors } })).toEqual({ status: 400, errors });
  });

  it('has its kind and no sentence when nobody answered: the browser’s words are not for shoppers', () => {
    const errors = [{ type: 'TypeError', message: '' }];
    expect(toFailure(new TypeError('Failed to fetch'))).toEqual({ errors });
  });
});
