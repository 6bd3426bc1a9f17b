import { expect, it } from 'vitest';
import { Refusal } from '../../api/errors.ts';
import { fieldOf, refusedFields } from './refusals.ts';

const NAMES = new Set(['value', 'lines', 'state']);

it('finds the field that a refusal names', () => {
  for (const subject of ['value', 'changes.value', '/changes/value', '/body/value', 'state.value'])
    expect(fieldOf(subject, NAMES)).toBe('value');
  expect(fieldOf('changes.lines[2].price', NAMES)).toBe('lines');
  expect(fieldOf('state', NAMES)).toBe('state');
  expect(fieldOf('changes.other', NAMES)).toBeUndefined();
});

it('what no shown field is named for is kept for above the form', () => {
  const error = new Refusal(400, [
    { type: 'ValidationError', message: 'Too low.', subject: 'changes.value' },
    { type: 'ValidationError', message: 'Not even.', subject: 'value' },
    { type: 'ValidationError', message: 'No such shop.', subject: 'site' },
    { type: 'ValidationError', message: 'Not now.' },
  ]);
  expect(refusedFields(error, NAMES)).toEqual({
    fields: { value: 'Too low. Not even.' },
    others: ['No such shop.', 'Not now.'],
  });
  expect(refusedFields(new Error('x'), NAMES)).toEqual({ fields: {}, others: [] });
});
