import { expect, it } from 'vitest';
import { bestKit } from './bestKit.rules.ts';

const campaign = (code: string, percent?: number, ...flags: string[]) =>
  ({ code, percent, flags }) as Parameters<typeof bestKit>[0][number];
const open = [
  campaign('KSKLITE', 25, 'isKskLiteCampaignEligible'),
  campaign('BBAD', 75, 'isBBADCampaignEligible'),
  campaign('KSKBBAD', 75, 'isBBADCampaignEligible'),
  campaign('FREEBREWER', 100, 'isFreeCampaignEligible'),
  campaign('ADF'),
];
const best = (...flags: string[]) => bestKit(open, (flag) => flags.includes(flag))?.code;

it('a brewer’s page names the kit that takes most off, of those that may sell it today', () => {
  expect(best()).toBeUndefined();
  expect(best('isKskLiteCampaignEligible')).toBe('KSKLITE');
  expect(best('isKskLiteCampaignEligible', 'isBBADCampaignEligible')).toBe('BBAD');
  expect(best('isFreeCampaignEligible', 'isBBADCampaignEligible')).toBe('FREEBREWER');
  expect(best('isFiftyPercentCampaignEligible')).toBeUndefined();
});
