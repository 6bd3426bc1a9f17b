/** The orders that auto-delivery will make, and what is done to a customer's. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, path } from '../client.ts';
import type {
  DeliveryCalendar,
  DeliveryList,
  FailedChargeList,
  Language,
  StockForecast,
  Subscription,
} from '../types.ts';

export const calendarQuery = (site: string, from: string, to: string) =>
  queryOptions({
    queryKey: ['auto-delivery', site, 'calendar', from, to],
    queryFn: ({ signal }) =>
      call<DeliveryCalendar>(path(site, 'auto-delivery', 'calendar'), { signal, query: { from, to } }),
    placeholderData: keepPreviousData,
  });

const list = <Answer>(site: string, parts: string[], after: string | undefined, language: Language) =>
  queryOptions({
    queryKey: ['auto-delivery', site, ...parts, after, language],
    queryFn: ({ signal }) =>
      call<Answer>(path(site, 'auto-delivery', ...parts), { signal, query: { after } }),
    placeholderData: keepPreviousData,
  });

export const deliveriesQuery = (site: string, day: string, after: string | undefined, language: Language) =>
  list<DeliveryList>(site, ['calendar', day], after, language);

export const failedQuery = (site: string, after: string | undefined, language: Language) =>
  list<FailedChargeList>(site, ['failed'], after, language);

export const forecastQuery = (site: string, after: string | undefined, language: Language) =>
  list<StockForecast>(site, ['forecast'], after, language);

interface SubscriptionOf {
  customer: string;
  subscription: string;
  /** Of this one wish: however often it is sent, it happens once. */
  key: string;
}

/** The last part of the address of what is done, and what it says. */
export type SubscriptionStep =
  | { step: 'skip'; body: { date?: string; undo?: true } }
  | { step: 'move'; body: { date: string } }
  | { step: 'swap'; body: { entryNumber: number; code: string; qty?: number } }
  | { step: 'cancel'; body: { asked: true; reason?: string } }
  | { step: 'charge'; body: Record<string, never> };

/** Does something for a customer; answers the subscription as it is then. */
export const stepSubscription = (
  site: string,
  { customer, subscription, key }: SubscriptionOf,
  { step, body }: SubscriptionStep,
): Promise<Subscription> =>
  call(path(site, 'customers', customer, 'subscriptions', subscription, step), { method: 'POST', body, key });
