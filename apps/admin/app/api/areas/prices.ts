import { queryOptions } from '@tanstack/react-query';
import { call, path } from '../client.ts';
import type { Language } from '../types.ts';

/** Money in minor units. */
export interface PurchaseReasons {
  purchase: string;
  title: string;
  price: number;
  total: number;
  candidates: { kind: string; title: string; amount?: number; wins: boolean; reason: string }[];
  coupon?: { amount: number; total: number; reason: string };
}

export interface PriceReasons {
  variant: string;
  name: string;
  quantity: number;
  segment?: string;
  purchases: PurchaseReasons[];
}

export interface PriceQuestion {
  product: string;
  customerEmail?: string;
  /** ISO instant; absent: now. */
  at?: string;
  quantity: number;
  coupon?: string;
}

export const priceReasonsQuery = (site: string, question: PriceQuestion, language: Language) =>
  queryOptions({
    queryKey: ['price-reasons', site, question, language],
    queryFn: ({ signal }) =>
      call<PriceReasons>(path(site, 'prices', 'why'), { signal, query: { ...question } }),
    enabled: question.product !== '',
    retry: false,
  });
