/** Decisions about points, as pure functions. */
import type { Account, Debit, NewEntry, OpenLot } from './ledger.types.ts';

/** Merchandise of an order after discounts, in minor units. */
export interface Merchandise {
  oneTime: number;
  autoDelivery: number;
}

/** How points are earned. */
export interface EarningRates {
  perksPointsPerUnit: number;
  perksAutoDeliveryFactor: number;
}

const MINOR = 100;

/** The points of merchandise: whole units of the currency, each kind summed first. */
export function pointsOf({ oneTime, autoDelivery }: Merchandise, rates: EarningRates) {
  const { perksPointsPerUnit, perksAutoDeliveryFactor } = rates;
  const oneTimePoints = Math.floor(oneTime / MINOR) * perksPointsPerUnit;
  const autoDeliveryPoints = Math.floor(autoDelivery / MINOR) * perksPointsPerUnit * perksAutoDeliveryFactor;
  return { points: oneTimePoints + autoDeliveryPoints, oneTimePoints, autoDeliveryPoints };
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

const isCleared = (now: Date, { clearsAt }: OpenLot): boolean => clearsAt !== undefined && clearsAt <= now;

/** What can be spent now: after `settlementOf` nothing of it has ended. */
export const spendable = ({ lots, debt }: Account, now: Date): number =>
  Math.max(0, sum(lots.filter((lot) => isCleared(now, lot)).map(({ open }) => open)) - debt);

/** What an entry moves of an account's lots and debt. */
export const pointsMoved = ({ lot, debits = [], debt = 0 }: NewEntry): number =>
  (lot?.points ?? 0) - sum(debits.map(({ points }) => points)) - debt;

/** Takes up to so many points from lots, in their order. */
function take(lots: readonly OpenLot[], points: number): { debits: Debit[]; missing: number } {
  const debits: Debit[] = [];
  let missing = points;
  for (const { id, open } of lots) {
    const part = Math.min(open, missing);
    if (part > 0) debits.push({ lotId: id, points: part });
    missing -= part;
  }
  return { debits, missing };
}

/** An account after debits. */
const after = ({ lots, debt }: Account, debits: readonly Debit[]): Account => ({
  debt,
  lots: lots
    .map((lot) => ({
      ...lot,
      open: lot.open - sum(debits.filter(({ lotId }) => lotId === lot.id).map(({ points }) => points)),
    }))
    .filter(({ open }) => open > 0),
});

/** From lots that can be spent, oldest first; undefined where they are too few. */
export function redeeming(account: Account, points: number, now: Date): Debit[] | undefined {
  if (spendable(account, now) < points) return undefined;
  return take(
    account.lots.filter((lot) => isCleared(now, lot)),
    points,
  ).debits;
}

/** Taking earned points back: from their own lot, then from what else can be spent, then as a debt. */
export function reversing(
  { lots }: Account,
  points: number,
  earnedBy: string,
  now: Date,
): { debits: Debit[]; debt: number } {
  const own = lots.filter(({ entryId }) => entryId === earnedBy);
  const others = lots.filter((lot) => lot.entryId !== earnedBy && isCleared(now, lot));
  const { debits, missing } = take([...own, ...others], points);
  return { debits, debt: missing };
}

/**
 * What happened to an account by the clock alone: lots pay the debt as they are cleared, and what is left of those that
 * have ended is lost. Answers the entries to book and the account after them.
 */
export function settlementOf(
  account: Account,
  now: Date,
  newId: () => string,
): { entries: NewEntry[]; account: Account } {
  const entries: NewEntry[] = [];
  const cleared = account.lots.filter((lot) => isCleared(now, lot));
  const isOver = ({ endsAt }: OpenLot): boolean => endsAt <= now;
  const inTurn = [...cleared].sort((a, b) => clearedAt(a) - clearedAt(b));
  let left = account;
  if (account.debt > 0 && cleared.length > 0) {
    const { debits, missing } = take(inTurn, account.debt);
    entries.push({
      ...{ key: `settled:${newId()}`, kind: 'settled', at: now, debits },
      debt: missing - account.debt,
    });
    left = { ...after(account, debits), debt: missing };
  }
  const over = left.lots.filter((lot) => isCleared(now, lot) && isOver(lot));
  for (const end of new Set(over.map((lot) => endOf(lot).getTime()))) {
    const lots = over.filter((lot) => endOf(lot).getTime() === end);
    const debits = lots.map(({ id, open }) => ({ lotId: id, points: open }));
    entries.push({ key: `expired:${lots[0]?.id}:${end}`, kind: 'expired', at: new Date(end), debits });
    left = after(left, debits);
  }
  return { entries, account: left };
}

const clearedAt = ({ clearsAt }: OpenLot): number => clearsAt?.getTime() ?? Number.POSITIVE_INFINITY;

/** When a lot was lost: not before it could be spent. */
const endOf = ({ endsAt, clearsAt }: OpenLot): Date =>
  clearsAt !== undefined && clearsAt > endsAt ? clearsAt : endsAt;
