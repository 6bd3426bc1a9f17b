import type { Currency, Language, SiteId } from '@crema/brands';
import type { Minor } from '#domains/pricing/index.ts';
import type { Day } from '#platform/clock/index.ts';
import type { Campaign, CampaignCode, EarlyEnd } from '../campaigns.types.ts';

/** `pending` until its order is paid; `cancelled` with its order; `returned` with its brewer. */
export type CommitmentStatus = 'pending' | 'running' | 'met' | 'ended' | 'returned' | 'cancelled';

/** A brewer as it was sold. */
export interface ShownBrewer {
  code: string;
  productCode: string;
  name: string;
  url: string;
  image: string;
}

/** What was agreed, whatever becomes of the campaign. */
export interface KitTerms
  extends Pick<Campaign, 'code' | 'months' | 'least' | 'casePods' | 'podsLeast' | 'weightLeast'> {
  committed: number;
  earlyEnd: EarlyEnd;
  /** Days within which the brewer can come back. */
  returnDays: number;
}

/** The agreement to a kit, as it was given. */
export interface KitConsent {
  textVersion: string;
  language: Language;
  text: string;
  ip: string;
  acceptedAt: string;
}

/** A kit that was ordered, with its commitment. Money in minor units of `currency`. */
export interface Kit {
  id: string;
  site: SiteId;
  campaignCode: CampaignCode;
  orderCode: string;
  customerId?: string;
  subscriptionId?: string;
  language: Language;
  currency: Currency;
  entryNumber: number;
  brewer: ShownBrewer;
  terms: KitTerms;
  listPrice: Minor;
  paid: Minor;
  holdsUse: boolean;
  status: CommitmentStatus;
  begunOn: Day;
  deadline: Day;
  arrivedOn?: Day;
  consent?: KitConsent;
  createdAt: Date;
  updatedAt: Date;
  endedOn?: Day;
  endAmount?: Minor;
  /** Boxes or cases that count for it: never stored, always the sum over its orders. */
  counted: number;
}

/** A kit that an order takes. */
export type NewKit = Omit<
  Kit,
  | 'id'
  | 'subscriptionId'
  | 'holdsUse'
  | 'status'
  | 'arrivedOn'
  | 'updatedAt'
  | 'endedOn'
  | 'endAmount'
  | 'counted'
> & { emailKey: string; addressKey: string };

/** What ending a commitment costs, until it is paid. */
export interface KitCharge {
  kitId: string;
  amount: Minor;
  status: 'due' | 'paid' | 'agent' | 'voiding' | 'waived' | 'refundDue' | 'refunded';
  attempt: number;
  /** The provider that was asked for it; absent: none yet. */
  provider?: string;
  failedOn?: Day;
  nextAt?: Date;
  reference?: string;
}

/** What a link pays that ends a commitment. */
export const KIT_LINK = 'kit';
