/** Experiments, campaigns, monthly boxes, rewards, store credit, referrals and quizzes. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, path } from '../client.ts';
import type {
  BoxBoard,
  CampaignReport,
  CreditLiability,
  CustomerCredit,
  CustomerPerks,
  ExperimentReports,
  HeldReferrals,
  Language,
  PerksLiability,
  QuizReport,
  QuizVersion,
} from '../types.ts';

export type QuizName = 'beverage' | 'brewer';

const report = <Answer>(name: string, site: string, language: Language) =>
  queryOptions({
    queryKey: ['programme', name, site, language],
    queryFn: ({ signal }) => call<Answer>(path(site, 'reports', ...name.split('/')), { signal }),
  });

export const experimentsQuery = (site: string, language: Language) =>
  report<ExperimentReports>('experiments', site, language);
export const campaignsQuery = (site: string, language: Language) =>
  report<CampaignReport>('campaigns', site, language);
export const boxBoardQuery = (site: string, language: Language) => report<BoxBoard>('boxes', site, language);
export const perksLiabilityQuery = (site: string, language: Language) =>
  report<PerksLiability>('perks', site, language);
export const creditLiabilityQuery = (site: string, language: Language) =>
  report<CreditLiability>('credit', site, language);
export const quizQuery = (site: string, quiz: QuizName, language: Language) =>
  report<QuizReport>(`quizzes/${quiz}`, site, language);

export const heldReferralsQuery = (site: string, language: Language) =>
  queryOptions({
    queryKey: ['referrals', site, language],
    queryFn: ({ signal }) => call<HeldReferrals>(path(site, 'referrals'), { signal }),
  });

export const decideReferral = (
  site: string,
  id: string,
  body: { outcome: 'release' | 'refuse'; reason: string },
  key: string,
): Promise<HeldReferrals> => call(path(site, 'referrals', id, 'decision'), { method: 'POST', body, key });

/** Whose ledger, in which language; `after`: the page. */
export interface LedgerOf {
  site: string;
  customer: string;
  language: Language;
  after?: string;
}

const ledger = <Answer>(kind: 'perks' | 'credit', { site, customer, language, after }: LedgerOf) =>
  queryOptions({
    queryKey: ['ledger', kind, site, customer, language, after],
    queryFn: ({ signal }) =>
      call<Answer>(path(site, 'customers', customer, kind), { signal, query: { after } }),
    placeholderData: keepPreviousData,
  });

export const perksQuery = (of: LedgerOf) => ledger<CustomerPerks>('perks', of);
export const creditQuery = (of: LedgerOf) => ledger<CustomerCredit>('credit', of);

type Ledgers = { perks: CustomerPerks; credit: CustomerCredit };

/** Gives a customer something, or takes some; answers the ledger after it. */
export const adjust = <Kind extends keyof Ledgers>(
  kind: Kind,
  { site, customer }: LedgerOf,
  body: { points?: number; amount?: number; reason: string },
  key: string,
): Promise<Ledgers[Kind]> =>
  call(path(site, 'customers', customer, kind, 'adjustments'), { method: 'POST', body, key });

/** Takes an adjustment back, by an entry of its own. */
export const reverse = <Kind extends keyof Ledgers>(
  kind: Kind,
  { site, customer }: LedgerOf,
  id: string,
  key: string,
): Promise<Ledgers[Kind]> =>
  call(path(site, 'customers', customer, kind, 'adjustments', id, 'reverse'), { method: 'POST', key });

/** Makes a table, or an earlier version, the next version of a quiz. */
export const importQuiz = (
  site: string,
  quiz: QuizName,
  body: { table: string } | { version: number },
): Promise<QuizVersion> => call(path(site, 'quizzes', quiz, 'file'), { method: 'POST', body });
