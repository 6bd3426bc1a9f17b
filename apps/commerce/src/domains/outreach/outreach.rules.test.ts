import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONTACT_TOPICS, checkContact, mayMailAgain, roomForAlerts } from './outreach.rules.ts';

test('nobody is told of more units than there are', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.array(fc.nat(20)), (units, passes) => {
      let lately = 0;
      for (const waiting of passes) lately += Math.min(waiting, roomForAlerts(units, lately));
      expect(lately).toBeLessThanOrEqual(units);
    }),
  );
});

test('a message is kept tidy and whole, or its wrong fields are named', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      fc.constantFrom(...CONTACT_TOPICS, 'x'),
      fc.string(),
      (name, email, topic, message) => {
        const checked = checkContact({ name, email, topic, message });
        if ('wrong' in checked) expect(checked.wrong.length).toBeGreaterThan(0);
        else expect(checked.message).toMatchObject({ topic, message: message.trim() });
      },
    ),
  );
});

test('the same address is mailed again after a pause only', () => {
  const at = '2027-01-04T15:00:00.000Z';
  expect(mayMailAgain(undefined, new Date(at), 10)).toBe(true);
  expect(mayMailAgain(at, new Date('2027-01-04T15:09:59Z'), 10)).toBe(false);
  expect(mayMailAgain(at, new Date('2027-01-04T15:10:00Z'), 10)).toBe(true);
});
