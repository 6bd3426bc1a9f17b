import { queryOptions } from '@tanstack/react-query';
import { call, path } from '../client.ts';
import type { Language } from '../types.ts';

export interface OpeningStep {
  code: string;
  title: string;
  text: string;
  isDone: boolean;
  /** Below the site in the back office. */
  href?: string;
  /** Other screens on which it can be done. */
  further: { title: string; href: string }[];
}

/** What is left to do before a shop opens. */
export interface Opening {
  isShown: boolean;
  steps: OpeningStep[];
}

export const openingQuery = (site: string, language: Language) =>
  queryOptions({
    queryKey: ['opening', site, language],
    queryFn: ({ signal }) => call<Opening>(path(site, 'opening'), { signal }),
    staleTime: 0,
  });
