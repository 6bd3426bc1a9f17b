/** Commitments: what counts as how much, how far it is, and what ending it early costs. Pure. */
import type { Minor } from '#domains/pricing/index.ts';
import type { Campaign, EarlyEnd, Sold } from '../campaigns.types.ts';

/**
 * Boxes that one unit counts as: what the catalogue counts, which is by pods and 1 for bags, cans and variety packs;
 * cases by their pods where the campaign counts cases. What is no drink counts nothing.
 */
export function weightOf(
  { casePods }: Pick<Campaign, 'casePods'>,
  { productType, boxCount, count = 0 }: Pick<Sold, 'productType' | 'boxCount' | 'count'>,
): number {
  if (productType !== 'Coffee') return 0;
  return casePods === undefined ? (boxCount ?? 1) : Math.floor(count / casePods);
}

/** What several lines count as. */
export const weightOfAll = (lines: readonly { weight: number; qty: number }[]): number =>
  lines.reduce((sum, { weight, qty }) => sum + weight * qty, 0);

export interface Progress {
  committed: number;
  done: number;
  owed: number;
  met: boolean;
}

/** Where a commitment stands; what is bought beyond it counts nothing more, and returns never take it below nothing. */
export function progressOf(committed: number, done: number): Progress {
  const counted = Math.min(Math.max(0, done), committed);
  return { committed, done: counted, owed: committed - counted, met: counted >= committed };
}

/** What the brewer was reduced by, and the commitment made for it. */
export interface Promised {
  listPrice: Minor;
  paid: Minor;
  committed: number;
}

/** What ending a commitment costs: all or the owed share of the brewer's reduction, half-up to the cent; 0 once met. */
export function earlyEndCharge(
  { listPrice, paid, committed }: Promised,
  owed: number,
  mode: EarlyEnd,
): Minor {
  const reduced = Math.max(0, listPrice - paid);
  if (committed <= 0 || owed <= 0) return 0;
  if (mode === 'FULL') return reduced;
  // Whole numbers throughout: the half is exact.
  const [top, bottom] = [BigInt(reduced) * BigInt(Math.min(owed, committed)), BigInt(committed)];
  return Number((top * 2n + bottom) / (bottom * 2n));
}

/** Orders of this weight that meet a commitment. */
export const ordersToMeet = (committed: number, weight: number): number =>
  committed <= 0 || weight <= 0 ? 0 : Math.ceil(committed / weight);
