import type { Subscription } from '../autoDelivery.types.ts';

/**
 * The body of the call that saves cups a day and pods at home. The pods are sent only if the customer changed them: the
 * engine's own estimate may include a parcel that arrived, and must not become a count.
 */
export function cupsAsk(
  { podsOnHand }: Pick<NonNullable<Subscription['smart']>, 'podsOnHand'>,
  said: { cupsPerDay: number; podsOnHand: number },
): { cupsPerDay: number; podsOnHand?: number } {
  const { cupsPerDay } = said;
  return said.podsOnHand === podsOnHand ? { cupsPerDay } : said;
}
