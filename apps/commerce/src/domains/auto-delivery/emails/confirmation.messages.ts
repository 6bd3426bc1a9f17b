import { type Currency, type Language, SITES, type SiteId } from '@crema/brands';
import type { OrderNote } from '#domains/orders/index.ts';
import { toPrice } from '#domains/pricing/index.ts';
import type { Day } from '#platform/clock/index.ts';
import { say } from '#platform/http/index.ts';
import { spokenDay } from '../subscription/subscription.messages.ts';
import type { SubscriptionType } from '../subscription/subscription.types.ts';

/** A subscription that goes on after an order of it. */
export interface ComingAgain {
  orderCode: string;
  site: SiteId;
  type: SubscriptionType;
  frequencyWeeks: number;
  nextDate: Day;
  /** In minor units: the most that the next order may charge. */
  ceiling: number;
}

/** What the confirmation of an order says of the orders after it, as its page does; nothing where none comes. */
export function ordersToCome(after: readonly ComingAgain[], language: Language): OrderNote | undefined {
  if (after.length === 0) return undefined;
  return {
    title: say(language, 'Your auto-delivery is set up', 'Votre livraison automatique est en place'),
    sentences: after.map((one) => nextOf(one, SITES[one.site].currency, language)),
  };
}

function nextOf(
  { site, type, frequencyWeeks: weeks, nextDate, ceiling }: ComingAgain,
  currency: Currency,
  language: Language,
): string {
  const day = spokenDay({ site }, nextDate, language);
  const most = toPrice(ceiling, currency, language).formattedValue;
  if (type === 'smart')
    return say(
      language,
      `Your next order is around ${day}, then whenever your pods run low, for at most ${most} each.`,
      `Votre prochaine commande est prévue vers le ${day}, puis chaque fois que vos capsules s’épuisent, pour ${most} au plus chacune.`,
    );
  return say(
    language,
    `Your next order is on ${day}, then every ${weeks === 1 ? 'week' : `${weeks} weeks`}, for at most ${most} each.`,
    `Votre prochaine commande est le ${day}, puis ${weeks === 1 ? 'chaque semaine' : `toutes les ${weeks} semaines`}, pour au plus ${most} chacune.`,
  );
}
