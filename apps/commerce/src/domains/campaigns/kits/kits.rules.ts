/** The kit of a cart: what is kept of it, and which of the cart's lines are its own. Pure. */
import type { Cart, PricedCart } from '#domains/cart/index.ts';
import type { CatalogVariant } from '#domains/catalog/index.ts';
import type { Day } from '#platform/clock/index.ts';
import type { Campaign } from '../campaigns.types.ts';
import { sellsDrink } from '../offers/eligibility.rules.ts';
import { weightOf, weightOfAll } from '../quote/commitment.rules.ts';
import type { Drink } from '../quote/quote.types.ts';
import type { AttachedKit } from './kits.types.ts';

/** The name of the hooks of campaigns, and of what is kept with a cart. */
export const CAMPAIGNS = 'campaigns';

export const kitOf = ({ attached }: Pick<Cart, 'attached'>): AttachedKit | undefined =>
  attached[CAMPAIGNS] as AttachedKit | undefined;

type Line = Cart['lines'][number];
type Sold = PricedCart['sold'][number];

/** Whether a line is the brewer of the kit. */
export const isBrewer = (
  { brewer }: Pick<AttachedKit, 'brewer'>,
  line: Pick<Line, 'code' | 'oneTime'>,
): boolean => line.oneTime && line.code === brewer;

/** The day on which later orders begin; one that is over by now counts no more. */
export const startOf = ({ startDate }: Pick<AttachedKit, 'startDate'>, today: Day): Day | undefined =>
  startDate !== undefined && startDate > today ? startDate : undefined;

/** What of a cart belongs to its kit. */
export interface KitLines {
  brewer?: CatalogVariant;
  entryNumber?: number;
  weeks: number;
  drinks: Drink[];
  weight: number;
}

/**
 * The lines of a cart that its kit counts: the brewer, and what comes on auto-delivery in the kit's rhythm. Where nothing comes in that
 * rhythm, the kit takes the rhythm in which most comes: the shopper chose another.
 */
export function kitLines(kit: AttachedKit, campaign: Campaign, sold: readonly Sold[]): KitLines {
  const brewer = sold.find(({ line }) => isBrewer(kit, line) && line.quantity === 1);
  const fitting = sold.filter(({ line, variant }) => !line.oneTime && sellsDrink(campaign, variant));
  const at = (weeks: number): Drink[] =>
    fitting
      .filter(({ line }) => line.frequencyWeeks === weeks)
      .map(({ line, variant }) => ({ variant, qty: line.quantity, weight: weightOf(campaign, variant) }));
  const own = at(kit.frequencyWeeks);
  const rhythms = [...new Set(fitting.map(({ line }) => line.frequencyWeeks))].sort((a, b) => a - b);
  const [weeks, drinks] =
    own.length > 0
      ? [kit.frequencyWeeks, own]
      : rhythms
          .map((one) => [one, at(one)] as const)
          .reduce((best, one) => (weightOfAll(one[1]) > weightOfAll(best[1]) ? one : best), [
            kit.frequencyWeeks,
            own,
          ] as const);
  return {
    ...(brewer && { brewer: brewer.variant, entryNumber: brewer.line.entryNumber }),
    ...{ weeks, drinks: [...drinks], weight: weightOfAll(drinks) },
  };
}
