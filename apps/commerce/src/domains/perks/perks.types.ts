import type { SiteId } from '@crema/brands';
import type { toPrice } from '#domains/pricing/index.ts';
import type { SiteContext } from '#platform/http/index.ts';

/** Somebody's account in the programme of a site. */
export interface Member {
  site: SiteId;
  customerId: string;
}

/** What a member has. */
export interface Balance {
  /** What can be spent now. */
  points: number;
  /** Of orders that were not sent, or not long enough ago. */
  pendingPoints: number;
  /** Points that were spent and then taken back with an order: later earnings pay them first. */
  debt: number;
  /** When the first of the points expire; absent: there are none. */
  expiresAt?: Date;
}

/** Who somebody is to the programme. */
export interface Membership {
  joinedAt: Date;
  /** Set while the person is not a member any more. */
  leftAt?: Date;
}

/**
 * The points of members. Every call takes part in the transaction of its caller.
 *
 * Locks are taken in one order everywhere: cart or order, then the member's row, then stock and coupons. Whoever returns or takes
 * stock in a transaction that also writes points locks the member first (`OrderHooks.check`, `lock` and `reversed` come before the stock).
 */
export interface PerksLedger {
  /** Locks the member's row until the transaction ends. @returns false for one who never joined, or left. */
  lock(member: Member): Promise<boolean>;
  balance(member: Member): Promise<Balance>;
  /**
   * Takes points from open lots, oldest first.
   *
   * @returns the entry's id, or undefined where there are too few points: nothing is changed. A repeat of the key answers the
   *   same entry.
   */
  redeem(
    member: Member,
    entry: { key: string; points: number; orderCode?: string },
  ): Promise<string | undefined>;
  /** Gives what an entry took back to its own lots, once. */
  giveBack(member: Member, entry: { key: string; of: string }): Promise<void>;
}

/** A page of something: numbered from 0. */
export interface Page {
  currentPage: number;
  limit: number;
}

/** A page of rewards; without a limit it is as long as the site has it. */
export type RewardsPage = Pick<Page, 'currentPage'> & Partial<Pick<Page, 'limit'>>;

/** What the programme asks of the rewards. */
export interface RewardsOffer {
  /** The points of each kind of reward of a site, lowest first. */
  tiers(site: SiteId): readonly number[];
  /** A page of the rewards that can be had, best sellers first. @param points what the shopper can spend */
  page(
    ctx: SiteContext,
    points: number,
    page: RewardsPage,
  ): Promise<{ rewards: PresentedReward[]; pagination: Pagination }>;
  /** Whether a reward of the member waits in a cart, or in an order that is being paid. In the running transaction. */
  isReserved(member: Member): Promise<boolean>;
}

export interface Pagination {
  currentPage: number;
  pageSize: number;
  totalPages: number;
  totalResults: number;
}

/** A reward as the API shows it: the schema `PerksReward`. */
export interface PresentedReward {
  rewardCode: string;
  points: number;
  available: boolean;
  products: {
    code: string;
    productCode: string;
    name: string;
    url: string;
    images: { name: string; url: string; alt: string; width: number; height: number }[];
    quantity: number;
    count?: number;
    listPrice: ReturnType<typeof toPrice>;
  }[];
}
