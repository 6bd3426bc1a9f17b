/** In which order what domains hold of a person is exported and erased, and which names are refused. */
import { expect, test } from 'vitest';
import { createPersonalData, type PersonalDataHandler, STAGES } from './index.ts';

const handler = (name: string, stage?: PersonalDataHandler['stage']): PersonalDataHandler => ({
  ...{ name, ...(stage && { stage }) },
  export: async () => undefined,
});

test('stage by stage, whenever they were added; within a stage as they were; without a stage at the end', () => {
  const data = createPersonalData();
  data.add(handler('deposits'));
  for (const stage of [...STAGES].reverse()) data.add(handler(`first of ${stage}`, stage));
  for (const stage of STAGES) data.add(handler(`second of ${stage}`, stage));
  expect(data.handlers().map(({ name }) => name)).toEqual([
    ...['first of account', 'second of account', 'first of links', 'second of links'],
    ...['first of purchases', 'second of purchases', 'first of records', 'second of records'],
    ...['first of correspondence', 'second of correspondence'],
    ...['deposits', 'first of other', 'second of other'],
  ]);
});

test('two of one name, and names of an export that are no handler’s, are refused at the start', () => {
  const data = createPersonalData(['profile']);
  data.add(handler('orders', 'purchases'));
  const refusal = (name: string) =>
    `Two of the personal-data handlers are called "${name}": each has a name of its own.`;
  expect(() => data.add(handler('orders'))).toThrow(refusal('orders'));
  expect(() => data.add(handler('profile'))).toThrow(refusal('profile'));
  expect(data.handlers()).toHaveLength(1);
});
