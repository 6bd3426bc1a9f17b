import type { Language } from '@crema/brands';
import { flagsOfCampaign } from '#domains/catalog/index.ts';
import { nameOf, summaryOf } from './campaigns.messages.ts';
import { type Campaign, unitOf } from './campaigns.types.ts';

export const presentCampaign = (campaign: Campaign, language: Language) => ({
  code: campaign.code,
  name: nameOf(campaign.code, language),
  summary: summaryOf(campaign.code, language),
  subscriptionTypes: [...campaign.subscriptionTypes],
  subscriptionType: campaign.subscriptionTypes.join('+'),
  ...(campaign.percent !== undefined && { percent: campaign.percent }),
  commitment: campaign.commitment,
  months: campaign.months,
  least: campaign.least,
  unit: unitOf(campaign),
  premiumMore: campaign.premiumMore,
  earlyEnd: campaign.earlyEnd,
  flags: flagsOfCampaign(campaign.code),
  ...campaign.window,
});
