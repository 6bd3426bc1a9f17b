import type { Language, SiteId } from '@crema/brands';

/**
 * What became of a referral: `sent` to the friend, `ordered` by the friend, `held` for an agent because friend and sender
 * look like one person, `credited` to the sender, or `refused`.
 */
export const REFERRAL_STATUSES = ['sent', 'ordered', 'held', 'credited', 'refused'] as const;
export type ReferralStatus = (typeof REFERRAL_STATUSES)[number];

/** What friend and sender have in common. */
export const LIKENESSES = ['card', 'address', 'network'] as const;
export type Likeness = (typeof LIKENESSES)[number];

/** Why there is no credit: the order came back, too many in a year, or an agent said so. */
export const REFUSALS = ['returned', 'refunded', 'belowMinimum', 'yearlyLimit', 'agent'] as const;
export type ReferralRefusal = (typeof REFUSALS)[number];

/** What an agent decided of a held one. */
export interface Decision {
  note: string;
  /** The member of staff. */
  staffId: string;
  at: Date;
}

/** One friend whom a customer has referred. */
export interface Referral {
  id: string;
  site: SiteId;
  /** The sender. */
  customerId: string;
  /** The friend's address as it was typed; absent: forgotten. */
  email?: string;
  message?: string;
  /** Language of the mail to the friend. */
  language: Language;
  /** The friend's coupon. */
  code: string;
  status: ReferralStatus;
  createdAt: Date;
  /** The friend's order. */
  orderCode?: string;
  orderedAt?: Date;
  /** When all of it had arrived. */
  deliveredAt?: Date;
  /** When it is credited if it is kept until then. */
  dueAt?: Date;
  creditedAt?: Date;
  /** Minor units, once it is credited. */
  amount?: number;
  heldFor: Likeness[];
  refusal?: ReferralRefusal;
  decision?: Decision;
}

/** The networks of the sender's call and of the friend's order, where they say something. */
export interface Networks {
  sender?: string;
  friend?: string;
}

export interface Sender {
  site: SiteId;
  customerId: string;
}

/** What a customer sends. */
export interface Invitation {
  email: string;
  message?: string;
}
