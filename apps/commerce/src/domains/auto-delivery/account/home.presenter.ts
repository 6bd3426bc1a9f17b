import type { Language } from '@crema/brands';
import { presentVariant } from '#domains/cart/index.ts';
import type { CatalogVariant } from '#domains/catalog/index.ts';
import { toPrice } from '#domains/pricing/index.ts';
import { type SiteContext, say } from '#platform/http/index.ts';
import type { Subscription, SubscriptionLine } from '../subscription/subscription.types.ts';
import type { presentSubscription } from './subscription.presenter.ts';

type Presented = ReturnType<typeof presentSubscription>;
type Notification = ReturnType<typeof presentNotification>;

/** The auto-delivery home: the next order at a glance, the year ahead, what was saved, and every subscription. */
export function presentHome(
  subscriptions: readonly Presented[],
  notifications: readonly Notification[],
  { site, language }: Pick<SiteContext, 'site' | 'language'>,
) {
  const price = (minor: number) => toPrice(Math.round(minor), site.currency, language);
  const sum = (amount: (one: Presented) => { value: number }) =>
    price(subscriptions.reduce((all, one) => all + amount(one).value * 100, 0));
  const coming = subscriptions.filter(({ nextDate, status }) => nextDate && status === 'ACTIVE');
  const nextDate = coming.map((one) => one.nextDate as string).sort()[0];
  const together = coming.filter((one) => one.nextDate === nextDate);
  const byDay = new Map<string, string[]>();
  for (const { id, status, upcoming } of subscriptions) {
    if (status !== 'ACTIVE' && status !== 'PAUSED') continue;
    for (const { date } of upcoming) byDay.set(date, [...(byDay.get(date) ?? []), id]);
  }
  return {
    subscriptions: [...subscriptions],
    ...(nextDate && together[0]
      ? {
          nextOrder: {
            date: nextDate,
            daysUntil: together[0].daysUntilNext ?? 0,
            locksAt: together[0].locksAt ?? '',
            editable: together.every(({ editable }) => editable),
            subscriptionIds: together.map(({ id }) => id),
            atMost: price(together.reduce((all, one) => all + one.ceiling.value * 100, 0)),
          },
        }
      : {}),
    timeline: [...byDay]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([date, subscriptionIds]) => ({ date, subscriptionIds })),
    ordersMade: subscriptions.reduce((all, one) => all + one.ordersMade, 0),
    spent: sum(({ spent }) => spent),
    saved: sum(({ saved }) => saved),
    notifications: [...notifications],
  };
}

/** A word to the customer about one subscription. */
export function presentNotification(
  type: 'cardExpiration' | 'paymentFailed',
  { id, payment: { card }, nextDate }: Subscription,
  language: Language,
) {
  const lastFour = card?.lastFour ?? '';
  const ends = card ? `${String(card.expiryMonth).padStart(2, '0')}/${card.expiryYear}` : '';
  return {
    type,
    subscriptionId: id,
    ...(card ? { card } : {}),
    ...(nextDate ? { nextDate } : {}),
    message:
      type === 'cardExpiration'
        ? say(
            language,
            `The card ending in ${lastFour} expires ${ends}. Choose another card for your auto-delivery.`,
            `La carte se terminant par ${lastFour} expire en ${ends}. Choisissez-en une autre pour votre livraison automatique.`,
          )
        : say(
            language,
            `The card ending in ${lastFour} could not be charged. Choose another card and we place the order right away.`,
            `La carte se terminant par ${lastFour} n’a pas pu être débitée. Choisissez-en une autre et nous passons la commande aussitôt.`,
          ),
  };
}

/** A product that comes again and again. */
export function presentSubscribed(
  { id, type, nextDate, frequencyWeeks }: Subscription,
  { code, quantity, lineNumber }: SubscriptionLine,
  variant: CatalogVariant | undefined,
  { language, site }: SiteContext,
) {
  return {
    subscriptionId: id,
    entryNumber: lineNumber,
    orderType: type,
    quantity,
    frequencyWeeks,
    ...(nextDate ? { nextDate } : {}),
    product: variant ? presentVariant(variant, language, site.country) : { code, name: code },
  };
}
