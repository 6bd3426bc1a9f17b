import type { Line } from '../../harness/report.ts';
import { runProgram } from '../../harness/shops/program.ts';
import type { Bed } from '../../harness/shops/shops.ts';
import { exactly } from '../checkouts/lines.ts';

/** What the tables say of points and rewards, however it came there. */
export interface PerksBooks {
  rewards: {
    status: 'reserved' | 'spent' | 'released';
    points: number;
    quantity: number;
    /** Variant code. */
    code: string;
    orderCode: string | null;
    /** Points that its entry took from lots, and that were given back to them. */
    taken: number;
    given: number;
    /** It is on a cart that is open. */
    waits: boolean;
  }[];
  orders: {
    code: string;
    status: string;
    paymentStatus: string;
    /** Its lines that are rewards. */
    rewards: { code: string; quantity: number }[];
    /** What its other lines cost after discounts, in cents. */
    merchandise: number;
    /** Points of it that stand. */
    earned: number;
  }[];
  lots: { points: number; taken: number }[];
  /** Sums of a member's entries and of what they moved. */
  members: { id: string; entries: number; lots: number; debits: number; debts: number }[];
}

/** Reads the books of a bed on PostgreSQL whose shop has ended. */
export const readPerksBooks = ({ databaseUrl = '' }: Bed): Promise<PerksBooks> =>
  runProgram<PerksBooks>(new URL('./books.process.ts', import.meta.url), [databaseUrl]);

/** What must all be 0. */
export interface PerksFaults {
  /** Orders that stand with a reward that is not spent on them exactly once, and spent rewards without such an order. */
  misspent: number;
  /** Rewards that neither an order nor an open cart has and that were not given back. */
  lost: number;
  /** Rewards whose points were not taken once, or not given back once. */
  unpaid: number;
  /** Lots of which more was taken than they hold, or more was given back than was taken. */
  overdrawn: number;
  /** Orders whose points are not those of what they hold. */
  misearned: number;
  /** Members whose entries do not add up to their lots less debits and debts. */
  unbalanced: number;
  /** Orders whose payment is still open. */
  unsettled: number;
}

const CENTS = 100;
const OPEN = new Set(['pending', 'requires_action', 'refund_due']);
const stands = ({ status }: PerksBooks['orders'][number]): boolean => status !== 'cancelled';

/** Counts what must all be 0. */
export function auditPerks({ rewards, orders, lots, members }: PerksBooks): PerksFaults {
  const count = <Item>(items: readonly Item[], isWrong: (item: Item) => boolean) =>
    items.filter(isWrong).length;
  const spentOn = (code: string) =>
    rewards.filter(({ status, orderCode }) => status === 'spent' && orderCode === code);
  const standing = new Map(orders.filter(stands).map((order) => [order.code, order]));
  return {
    misspent:
      count([...standing.values()], (order) => {
        const said = order.rewards.map(({ code, quantity }) => `${quantity} ${code}`).sort();
        const spent = spentOn(order.code).map(({ code, quantity }) => `${quantity} ${code}`);
        return said.join() !== spent.sort().join() || said.length > 1;
      }) + count(rewards, ({ status, orderCode }) => status === 'spent' && !standing.has(orderCode ?? '')),
    lost: count(rewards, ({ status, waits }) => status === 'reserved' && !waits),
    unpaid: count(
      rewards,
      ({ status, points, taken, given }) =>
        taken !== points || given !== (status === 'released' ? points : 0),
    ),
    overdrawn: count(lots, ({ points, taken }) => taken < 0 || taken > points),
    misearned: count(
      orders.filter(({ paymentStatus }) => !OPEN.has(paymentStatus)),
      (order) => order.earned !== (stands(order) ? Math.floor(order.merchandise / CENTS) : 0),
    ),
    unbalanced: count(members, (one) => one.entries !== one.lots - one.debits - one.debts),
    unsettled: count(orders, ({ paymentStatus }) => OPEN.has(paymentStatus)),
  };
}

const WORDS: Record<keyof PerksFaults, string> = {
  misspent: 'orders and rewards that are not one to one',
  lost: 'rewards that no order and no cart has',
  unpaid: 'rewards whose points were not taken, or given back, once',
  overdrawn: 'lots of which more was taken than they hold',
  misearned: 'orders with other points than they earn',
  unbalanced: 'members whose entries do not add up',
  unsettled: 'payments still open',
};

/** A line for each fault. */
export const perksLines = (faults: PerksFaults): Line[] =>
  (Object.keys(WORDS) as (keyof PerksFaults)[]).map((fault) =>
    exactly(`perks: ${WORDS[fault]}`, faults[fault], 0),
  );
