/** What an order counts for a commitment, and what the commitment comes to. Pure. */
import { podsOf } from '#domains/catalog/index.ts';
import type { Order, Refund } from '#domains/orders/index.ts';
import type { Minor } from '#domains/pricing/index.ts';
import { addDays, type Day, daysBetween } from '#platform/clock/index.ts';
import { countsDrink } from '../offers/eligibility.rules.ts';
import { earlyEndCharge, type Progress, progressOf, weightOf } from '../quote/commitment.rules.ts';
import type { CommitmentStatus, Kit, KitTerms } from './commitments.types.ts';

type Line = Pick<
  Order['lines'][number],
  'entryNumber' | 'oneTime' | 'shipped' | 'refunded' | 'withdrawn' | 'product' | 'code'
>;
type Part = readonly { entryNumber: number; quantity: number }[];

/** What is happening to an order, whose lines are as they were before. */
export interface Happening {
  /** Units that are sent. */
  sent?: Part;
  refund?: Pick<Refund, 'lines'>;
}

/** Boxes or cases of a commitment that one unit of an order's line counts as; what was bought once counts nothing. */
function unitWeight(terms: KitTerms, line: Line, flags: ReadonlySet<string>): number {
  const { product } = line;
  if (line.oneTime || !countsDrink(flags)) return 0;
  if (
    terms.podsLeast !== undefined &&
    (podsOf(product as Parameters<typeof podsOf>[0]) ?? 0) < terms.podsLeast
  )
    return 0;
  const weight = weightOf(terms, product as Parameters<typeof weightOf>[1]);
  return weight >= Math.max(1, terms.weightLeast) ? weight : 0;
}

/** Units of a line that were sent and not refunded after that. */
function unitsKept(line: Line, { sent, refund }: Happening): number {
  const now = sent?.find(({ entryNumber }) => entryNumber === line.entryNumber)?.quantity ?? 0;
  const back = refund?.lines.find(({ entryNumber }) => entryNumber === line.entryNumber);
  const refunded = line.refunded + (back?.quantity ?? 0);
  const withdrawn = line.withdrawn + (back?.withdrawn ?? 0);
  return Math.max(0, line.shipped + now - (refunded - withdrawn));
}

/** Boxes or cases that an order counts for a commitment. */
export const orderWeight = (
  terms: KitTerms,
  lines: readonly Line[],
  happening: Happening,
  flagsOf: (code: string) => ReadonlySet<string>,
): number =>
  lines.reduce(
    (sum, line) => sum + unitWeight(terms, line, flagsOf(line.code)) * unitsKept(line, happening),
    0,
  );

type Counted = Pick<Kit, 'terms' | 'counted' | 'status' | 'listPrice' | 'paid'>;

export const progress = ({
  terms,
  counted,
}: Pick<Kit, 'counted'> & { terms: Pick<Kit['terms'], 'committed'> }): Progress =>
  progressOf(terms.committed, counted);

/** What ending a commitment costs now; nothing unless it runs. */
export function endingCosts(kit: Counted): Minor {
  if (kit.status !== 'running') return 0;
  const { committed, earlyEnd } = kit.terms;
  const promised = { listPrice: kit.listPrice, paid: kit.paid, committed };
  return earlyEndCharge(promised, progress(kit).owed, earlyEnd);
}

/** Where a commitment is once its progress changed: one that was met runs again where boxes came back. */
export function statusAfter(kit: Pick<Kit, 'status' | 'terms' | 'counted'>): CommitmentStatus {
  if (kit.status !== 'running' && kit.status !== 'met') return kit.status;
  return progress(kit).met ? 'met' : 'running';
}

/** Whether a brewer that comes back now ends its commitment without a charge. */
export const mayReturn = (
  { arrivedOn, begunOn, terms }: Pick<Kit, 'arrivedOn' | 'begunOn' | 'terms'>,
  today: Day,
): boolean => today <= addDays(arrivedOn ?? begunOn, terms.returnDays);

/** Days to the deadline of a running commitment, where they are few enough for a warning. */
export function warningOf(
  { status, deadline }: Pick<Kit, 'status' | 'deadline'>,
  today: Day,
  warningDays: readonly number[],
): { daysLeft: number; of: number } | undefined {
  const daysLeft = daysBetween(today, deadline);
  if (status !== 'running' || daysLeft < 0) return undefined;
  const reached = warningDays.filter((days) => daysLeft <= days);
  return reached.length > 0 ? { daysLeft, of: Math.min(...reached) } : undefined;
}
