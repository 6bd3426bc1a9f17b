import { expect, test } from 'vitest';
import { whatIsNext } from './subscription.messages.ts';

test.each([
  ['usb2c', 'en', /until Sunday, January 31 at 6:00\sAM you can change it\.$/i],
  ['cab2c', 'en', /until Sunday, January 31 at 6:00\sa\.m\. you can change it\.$/i],
  ['cab2c', 'fr', /jusqu’au dimanche 31 janvier à 6\sh\s00\.$/],
] as const)('on %s in %s, a sentence about an hour ends in one full stop', (site, language, end) => {
  const next = whatIsNext(
    {
      site,
      currency: site === 'usb2c' ? 'USD' : 'CAD',
      status: 'ACTIVE',
      nextDate: '2027-02-01',
      locksAt: new Date('2027-01-31T11:00:00Z'),
      ceiling: 4272,
      payment: { provider: 'test', token: 'tok_success' },
    },
    language,
  );
  expect(next).toMatch(end);
});
