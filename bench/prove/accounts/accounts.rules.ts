import type { Line } from '../../harness/report.ts';
import { exactly } from '../checkouts/lines.ts';

/** The chance that one of the first is more than one of the others, ties counting half: 0.5 tells nothing (Mann–Whitney). */
export function auc(first: readonly number[], others: readonly number[]): number {
  let more = 0;
  for (const one of first) for (const other of others) more += one > other ? 1 : one === other ? 0.5 : 0;
  return more / (first.length * others.length);
}

/** The value that so many percent do not exceed (nearest rank). */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0;
}

/** What a shop answered, as far as it is compared. */
export interface Told {
  status: number;
  text: string;
}

/**
 * What must be the same of answers to known and unknown addresses: that there are any, that each has the status that
 * the question is answered with, and that all are one text. Two errors of the shop are alike too, and no proof.
 */
export function answerLines(name: string, answers: readonly Told[], wanted: number): Line[] {
  const other = answers.filter(({ status }) => status !== wanted);
  return [
    {
      ...exactly(`${name}: answers other than ${wanted}`, answers.length > 0 ? other.length : Number.NaN, 0),
      note: other[0] ? `${other[0].status} ${other[0].text}`.slice(0, 120) : '',
    },
    exactly(`${name}: different answers`, new Set(answers.map(({ text }) => text)).size, 1),
  ];
}

/** What became of wrong log-ins. */
export interface Refusals {
  /** Tried against the password: 401 `BadCredentialsError`. */
  wrong: number;
  /** Told to wait, or to use a mailed link. */
  limited: number;
  /** Anything else: an error of the shop refuses nobody on purpose. */
  other: number;
}

/** Counts one answer to a wrong log-in. */
export function countRefusal(refusals: Refusals, { status, text }: Told): void {
  if (status === 401 && text.includes('BadCredentialsError')) refusals.wrong += 1;
  else if (status === 429 || (status === 401 && text.includes('LoginLinkRequiredError')))
    refusals.limited += 1;
  else refusals.other += 1;
}

/** @param least tries that are let through to the password before anything is limited @param most of all networks */
export function refusalLines({ wrong, limited, other }: Refusals, least: number, most: number): Line[] {
  const name = 'wrong log-ins that were tried against the password';
  const note = `of ${wrong + limited + other}; ${limited} limited`;
  return [
    { name, value: wrong, unit: '', target: { at: 'most', value: most }, note },
    {
      name: `${name}, before there were too many`,
      value: wrong,
      unit: '',
      target: { at: 'least', value: least },
    },
    { name: 'wrong log-ins that were limited', value: limited, unit: '', target: { at: 'least', value: 1 } },
    exactly('wrong log-ins answered with anything else', other, 0),
  ];
}
