import type { SiteId } from '@crema/brands';
import type { Payload } from '@crema/experiments';

/** A rule of a feature in GrowthBook's JSON; one with variations is an experiment. */
export type ExperimentRule = NonNullable<NonNullable<Payload['features']>[string]['rules']>[number];

/** An experiment that takes no part: a draft, or one that was stopped. */
export interface Parked {
  feature: string;
  rule: ExperimentRule;
  /** Visitors have been counted: what its numbers depend on stays. */
  ran: boolean;
}

/** What is saved: GrowthBook's JSON, and beside it what does not run, by its key. */
export type SavedPayload = Payload & { parked?: Readonly<Record<string, Parked>> };

/** A visitor of one site, by the hash of the id. */
export interface Hashed {
  site: SiteId;
  visitor: string;
}

/** What was counted of one arm on one site. */
export interface ArmCount {
  site: SiteId;
  arm: number;
  /** Visitors who saw it. */
  exposures: number;
  /** Those of them who ordered after it. */
  buyers: number;
  /** Minor units of their orders; `squares`: the sum of each visitor's, squared. */
  revenue: number;
  squares: number;
}
