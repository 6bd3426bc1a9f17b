import type { Subscription } from '../autoDelivery.types.ts';

/**
 * What is asked for when cups a day and pods at home are saved. Only who changed the pods has counted them: those that were
 * reckoned include a parcel on its way, and stay so if it does not come.
 */
export function cupsAsk(
  { podsOnHand }: Pick<NonNullable<Subscription['smart']>, 'podsOnHand'>,
  said: { cupsPerDay: number; podsOnHand: number },
): { cupsPerDay: number; podsOnHand?: number } {
  const { cupsPerDay } = said;
  return said.podsOnHand === podsOnHand ? { cupsPerDay } : said;
}
