import { expect, test } from 'vitest';
import { cupsAsk } from './cups.rules.ts';

test('other cups leave the pods to be reckoned; only a pod more or less is a count', () => {
  expect(cupsAsk({ podsOnHand: 52 }, { cupsPerDay: 3, podsOnHand: 52 })).toEqual({ cupsPerDay: 3 });
  expect(cupsAsk({ podsOnHand: 52 }, { cupsPerDay: 3, podsOnHand: 0 })).toEqual({
    cupsPerDay: 3,
    podsOnHand: 0,
  });
});
