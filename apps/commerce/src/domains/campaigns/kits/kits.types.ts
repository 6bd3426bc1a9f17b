import type { Day } from '#platform/clock/index.ts';
import type { CampaignCode } from '../campaigns.types.ts';
import type { AskedProduct } from '../quote/asked.rules.ts';

/** What is kept with the cart of a kit, under the name `campaigns`. */
export interface AttachedKit {
  campaignCode: CampaignCode;
  /** Variant code. */
  brewer: string;
  frequencyWeeks: number;
  /** The day on which later orders begin, where it was chosen. */
  startDate?: Day;
  /** What was put into the cart with it. */
  products: readonly AskedProduct[];
}

/** A kit that somebody asks for. */
export interface BundleAsked {
  cartGuid?: string;
  campaignCode: string;
  brewer?: string;
  products: AskedProduct[];
  frequencyWeeks?: number;
  startDate?: Day;
  csAgentId?: string;
}
