import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { joinExtensions } from './extensions.ts';

test('extensions are put in one after the other, with all that they bring', async () => {
  const order: string[] = [];
  const named = (name: string) => ({
    operations: { [name]: { grants: ['customer'] as const } },
    components: { [name]: { title: [name, name] as const, schema: Type.Object({}) } },
    extend: async () => void order.push(name),
  });
  const whole = joinExtensions([named('first'), {}, named('second')]);
  await whole.extend?.(...([] as unknown as Parameters<NonNullable<typeof whole.extend>>));
  expect(order).toEqual(['first', 'second']);
  expect(Object.keys(whole.operations ?? {})).toEqual(['first', 'second']);
  expect(Object.keys(whole.components ?? {})).toEqual(['first', 'second']);
});

test('two that bring the same operation are refused at the start', () => {
  const same = { operations: { getDeposits: { grants: ['customer'] as const } } };
  expect(() => joinExtensions([same, same])).toThrow('Two bring the operation "getDeposits"');
});
