import { expect, it } from 'vitest';
import { amountOf } from './amounts.ts';

it('reads points and money, with the sign of what is done, up to the most', () => {
  const give = { direction: 'give', most: 500, currency: 'USD' } as const;
  const take = { ...give, direction: 'take' } as const;
  expect(amountOf('perks', ' 120 ', give)).toBe(120);
  expect(amountOf('perks', '500', take)).toBe(-500);
  expect(amountOf('credit', '4,5', give)).toBe(450);
  expect(amountOf('credit', '5.00', take)).toBe(-500);
  for (const typed of ['', '0', '501', '-5', '1.5', 'many'])
    expect([typed, amountOf('perks', typed, give)]).toEqual([typed, undefined]);
  for (const typed of ['', '0', '5.01', '-5', '1.234'])
    expect([typed, amountOf('credit', typed, give)]).toEqual([typed, undefined]);
});
