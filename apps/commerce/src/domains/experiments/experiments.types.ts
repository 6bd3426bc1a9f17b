import type { SiteId } from '@crema/brands';

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
