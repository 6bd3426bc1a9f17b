import { SITE_IDS, type SiteId } from '@crema/brands';
import { SITE_DEFAULTS } from '@crema/brands/settings';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CAMPAIGN_FLAGS, type CampaignFlag } from '#domains/catalog/index.ts';
import { CAMPAIGN_CODES, type Campaign, type CampaignCode, type Sold } from '../campaigns.types.ts';
import { campaignOf, codeOf, placeIn, windowOf } from './campaigns.rules.ts';
import { commitmentWith, sellsBrewer, sellsDrink } from './eligibility.rules.ts';

/** What the table of codes says, apart from the settings. */
const TABLE: [
  CampaignCode,
  CampaignFlag,
  percent: number,
  commitment: number,
  months: number,
  least: number,
][] = [
  ['KSKLITE', 'isKskLiteCampaignEligible', 25, 8, 12, 4],
  ['FIFTYPERCENTBREWER', 'isFiftyPercentCampaignEligible', 50, 12, 12, 4],
  ['BBAD', 'isBBADCampaignEligible', 75, 16, 12, 4],
  ['KSKBBAD', 'isBBADCampaignEligible', 75, 16, 12, 4],
  ['KSKBBADSCH', 'isBBADCampaignEligible', 75, 16, 12, 4],
  ['FREEBREWER', 'isFreeCampaignEligible', 100, 20, 12, 4],
  ['AFHKBBFREE', 'isAFHKbbFreeEligible', 100, 24, 24, 1],
  ['AFHKBBPLATINUM', 'isAFHKbbPlatinumEligible', 50, 24, 24, 1],
];
const siteOf = (code: CampaignCode): SiteId => (code.startsWith('AFH') ? 'usafh' : 'usb2c');
function offered(code: CampaignCode, site = siteOf(code)): Campaign {
  const campaign = campaignOf(SITE_DEFAULTS[site], code);
  if (!campaign) throw new Error(`${site} has no ${code}`);
  return campaign;
}

const sold = (over: Partial<Sold>): Sold => ({
  ...{ productType: 'Coffee', count: 24, boxCount: 1, flags: new Set<string>() },
  ...{ sellable: true, salesPriceStrategy: 'ALL', ...over },
});
const someFlags = fc.subarray([...CAMPAIGN_FLAGS]).map((flags) => new Set<string>(flags));
const isNever = (flags: ReadonlySet<string>) =>
  flags.has('isPersonalizedProduct') || flags.has('isVirtualProduct');

test.each(TABLE)(
  '%s has the price, commitment and least order of the rules',
  (code, _, percent, commitment, months, least) => {
    expect(offered(code)).toMatchObject({ percent, commitment, months, least });
  },
);

test('what is plain auto-delivery has neither brewer nor commitment', () => {
  for (const code of ['AFHSUBSCRIPTION', 'ADF', 'CVP', 'CVPAD'] as const) {
    expect(offered(code)).toMatchObject({ commitment: 0, months: 0, least: 1 });
    expect(offered(code)).not.toHaveProperty('percent');
  }
});

test('a brewer is sold by exactly the campaigns of its flags, and takes more where it is premium', () => {
  fc.assert(
    fc.property(someFlags, fc.boolean(), (flags, sellable) => {
      for (const [code, flag, , commitment] of TABLE) {
        const brewer = sold({ productType: 'Brewer', flags, sellable });
        expect(sellsBrewer(offered(code), brewer)).toBe(sellable && flags.has(flag) && !isNever(flags));
        const premium = flags.has('isPremiumBrewerCampaignEligible') ? 20 : 0;
        expect(commitmentWith(offered(code), brewer)).toBe(commitment + premium);
      }
    }),
  );
});

test('kits sell pods of 20 and more, businesses’ by the case, and never what is personal or virtual', () => {
  const count = fc.integer({ min: 1, max: 200 });
  fc.assert(
    fc.property(someFlags, count, (flags, pods) => {
      for (const [code] of TABLE) {
        const least = code.startsWith('AFH') ? 96 : 20;
        const drink = sold({ flags, count: pods });
        expect(sellsDrink(offered(code), drink)).toBe(pods >= least && !isNever(flags));
        expect(sellsDrink(offered(code), { ...drink, salesPriceStrategy: 'OTP' })).toBe(false);
        expect(sellsDrink(offered(code), { ...drink, packType: 'Bagged' })).toBe(false);
      }
      const subscribed = sellsDrink(offered('AFHSUBSCRIPTION'), sold({ flags, count: pods }));
      expect(subscribed).toBe(flags.has('isAFHSubscriptionEligible') && !isNever(flags));
    }),
  );
});

test('value packs are those that count as two boxes or more', () => {
  for (const code of ['CVP', 'CVPAD'] as const)
    expect([1, 2, 4].map((boxCount) => sellsDrink(offered(code), sold({ boxCount })))).toEqual([
      false,
      true,
      true,
    ]);
});

test('every code is offered on some site, and stands for kinds of subscription', () => {
  for (const code of CAMPAIGN_CODES) {
    const campaigns = SITE_IDS.flatMap((site) => campaignOf(SITE_DEFAULTS[site], code) ?? []);
    expect([code, campaigns.length > 0]).toEqual([code, true]);
    for (const { subscriptionTypes } of campaigns) expect(subscriptionTypes.length).toBeGreaterThan(0);
  }
  expect(campaignOf(SITE_DEFAULTS.usafh, 'BBAD')).toBeUndefined();
  expect([codeOf(' bbad '), codeOf('constructor')]).toEqual(['BBAD', undefined]);
});

test('a campaign is open from its first day to its last', () => {
  expect(placeIn(windowOf(undefined), '2027-01-04')).toBe('open');
  const window = windowOf('2027-01-04/2027-01-06');
  const days = ['2027-01-03', '2027-01-04', '2027-01-06', '2027-01-07'];
  expect(days.map((day) => placeIn(window, day))).toEqual(['notBegun', 'open', 'open', 'expired']);
  expect(placeIn(windowOf('/2027-01-03'), '2027-01-04')).toBe('expired');
});
