import type { CatalogVariant } from '#domains/catalog/index.ts';

/** Every campaign that the shop knows; which of them a site offers is its setting `campaignCodes`. */
export const CAMPAIGN_CODES = [
  'FIFTYPERCENTBREWER',
  'FREEBREWER',
  'KSKLITE',
  'KSKBBAD',
  'AFHKBBPLATINUM',
  'BBAD',
  'ADF',
  'CVP',
  'CVPAD',
  'KSKBBADSCH',
  'AFHSUBSCRIPTION',
  'AFHKBBFREE',
  'MONTHLY_FIXED_PRICE',
] as const;
export type CampaignCode = (typeof CAMPAIGN_CODES)[number];

/** Days on which it is offered, both included; an open end is absent. */
export interface Window {
  from?: string;
  until?: string;
}

/** One campaign as a site offers it. */
export interface Campaign {
  code: CampaignCode;
  /** Off a brewer's list price; absent where there is no brewer. */
  percent?: number;
  /** Units to buy; 0: none. */
  commitment: number;
  /** For the commitment; 0 where there is none. */
  months: number;
  /** Units of one order. */
  least: number;
  /** Pods of a case where units are cases; absent where they are boxes. */
  casePods?: number;
  /** Fewest pods of what it sells; absent: every drink there is auto-delivery for. */
  podsLeast?: number;
  /** Fewest units that one of what it sells counts as. */
  weightLeast: number;
  window: Window;
  subscriptionTypes: readonly string[];
  /** What a premium brewer adds to the commitment. */
  premiumMore: number;
  earlyEnd: EarlyEnd;
}

export type EarlyEnd = 'PRORATED' | 'FULL';

/** What of a variant decides whether a campaign sells it, and as how many units. */
export type Sold = Pick<
  CatalogVariant,
  'productType' | 'packType' | 'count' | 'boxCount' | 'flags' | 'sellable' | 'salesPriceStrategy'
>;

/** The unit of a campaign's commitment. */
export const unitOf = ({ casePods }: Pick<Campaign, 'casePods'>): 'case' | 'box' =>
  casePods === undefined ? 'box' : 'case';
