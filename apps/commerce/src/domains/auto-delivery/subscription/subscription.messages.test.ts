import { expect, test } from 'vitest';
import { whatIsNext } from './subscription.messages.ts';

test.each([
  ['usb2c', 'en', /Make changes by Sun, Jan 31, 6\sAM\.$/],
  ['cab2c', 'en', /Make changes by Sun, Jan 31, 6\sa\.m\.$/],
  ['cab2c', 'fr', /Modifiable jusqu’au dim\. 31 janv\., 6\sh\.$/],
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
