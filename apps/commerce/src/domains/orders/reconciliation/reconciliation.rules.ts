import type { SiteId } from '@crema/brands';
import type { Movement } from '#platform/payments/index.ts';

/** Money as our books have it. */
export interface Booked {
  kind: Movement['kind'];
  site: SiteId;
  code: string;
  reference: string;
  amount: number;
}

export interface Difference extends Omit<Booked, 'amount'> {
  ours: number | null;
  theirs: number | null;
}

export interface DaySum {
  site: SiteId;
  kind: Movement['kind'];
  ours: number;
  theirs: number;
}

interface Compared {
  from: Date;
  until: Date;
  /** Of the day, and of the days beside it: midnight is not the same instant in both books. */
  theirs: readonly Movement[];
  /** What our books have of those, whenever. */
  known: readonly Booked[];
  /** What our books have of the day. */
  ours: readonly Booked[];
  /** The site of an order; undefined for what is no order's. */
  siteOf(key: string): SiteId | undefined;
}

/** Compares a day, by the provider's names and never by sums: two errors that cancel each other out are two differences. */
export function compare({ from, until, theirs, known, ours, siteOf }: Compared): {
  sums: DaySum[];
  differences: Difference[];
} {
  // An order has one charge, whatever our books call it.
  const nameOf = ({ kind, reference }: Pick<Booked, 'kind' | 'reference'>, code: string): string =>
    kind === 'captured' ? `${kind} ${code}` : `${kind} ${reference}`;
  const booked = new Map(known.map((one) => [nameOf(one, one.code), one]));
  const seen = new Set(theirs.map((one) => nameOf(one, one.key)));
  const pairs: Difference[] = [];
  for (const one of theirs.filter(({ at }) => at >= from && at < until)) {
    const site = siteOf(one.key);
    if (!site) continue;
    const { kind, reference, key: code, amount } = one;
    pairs.push({
      kind,
      site,
      code,
      reference,
      ours: booked.get(nameOf(one, code))?.amount ?? null,
      theirs: amount,
    });
  }
  for (const { amount, ...one } of ours)
    if (!seen.has(nameOf(one, one.code))) pairs.push({ ...one, ours: amount, theirs: null });
  const sums = new Map<string, DaySum>();
  for (const { site, kind, ours: here, theirs: there } of pairs) {
    const name = `${site} ${kind}`;
    const sum = sums.get(name) ?? { site, kind, ours: 0, theirs: 0 };
    sums.set(name, { ...sum, ours: sum.ours + (here ?? 0), theirs: sum.theirs + (there ?? 0) });
  }
  return { sums: [...sums.values()], differences: pairs.filter((pair) => pair.ours !== pair.theirs) };
}
