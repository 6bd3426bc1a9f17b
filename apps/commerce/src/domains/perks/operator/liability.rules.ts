/** What the points of a site are worth, as a pure function. */

/** How points are valued: in minor units for 100 of them, and percent of them that are ever redeemed. */
export interface Valuation {
  perksPointsCost: number;
  perksRedemptionPercent: number;
}

const POINTS = 100;
const PERCENT = 100;

/** What so many open points will cost, in whole minor units. */
export const liabilityOf = (points: number, { perksPointsCost, perksRedemptionPercent }: Valuation): number =>
  Math.round((points * perksPointsCost * perksRedemptionPercent) / (POINTS * PERCENT));
