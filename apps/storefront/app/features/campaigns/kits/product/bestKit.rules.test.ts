import { expect, it } from 'vitest';
import { bestKit } from './bestKit.rules.ts';

const campaign = (code: string, percent?: number) =>
  ({ code, percent }) as Parameters<typeof bestKit>[0][number];
const open = [
  campaign('KSKLITE', 25),
  campaign('BBAD', 75),
  campaign('KSKBBAD', 75),
  campaign('FREEBREWER', 100),
  campaign('ADF'),
];

it('a brewer’s page names the kit that takes most off, of those that may sell it today', () => {
  expect(bestKit(open, [])).toBeUndefined();
  expect(bestKit(open, ['isKskLiteCampaignEligible'])?.code).toBe('KSKLITE');
  expect(bestKit(open, ['isKskLiteCampaignEligible', 'isBBADCampaignEligible'])?.code).toBe('BBAD');
  expect(bestKit(open, ['isFreeCampaignEligible', 'isBBADCampaignEligible'])?.code).toBe('FREEBREWER');
  expect(bestKit(open, ['isFiftyPercentCampaignEligible'])).toBeUndefined();
});
