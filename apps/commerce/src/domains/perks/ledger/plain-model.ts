/**
 * The rules of points, told once more as plainly as can be, for tests: day by day, with stored numbers, one thing after the other.
 * It shares no code with the ledger.
 */

interface Lot {
  name: string;
  size: number;
  open: number;
  clearsOn?: number;
  /** What was lost of it because it ended. */
  lost: number;
  keptUntil: number;
}

export interface Plain {
  day: number;
  member: boolean;
  leftOn?: number;
  welcomed: boolean;
  lots: Lot[];
  debt: number;
  /** What makes points live longer, by the day. */
  acts: { name: string; day: number }[];
  /** What each entry took, by lot. */
  took: Record<string, [lot: string, points: number][]>;
  /** What was taken back of each order. */
  reversed: Record<string, number>;
  done: string[];
}

const WELCOME = 50;
const [CLEARS_AFTER, EXPIRES_AFTER, KEPT_FOR] = [7, 365, 30];

export const nobody = (): Plain => ({
  ...{
    day: 0,
    member: false,
    welcomed: false,
    lots: [],
    debt: 0,
    acts: [],
    took: {},
    reversed: {},
    done: [],
  },
});

const isOpen = (plain: Plain, lot: Lot): boolean =>
  lot.open > 0 && lot.clearsOn !== undefined && lot.clearsOn <= plain.day;

const endOf = (plain: Plain, lot: Lot): number => {
  const last = Math.max(...plain.acts.map(({ day }) => day));
  const left = plain.leftOn === undefined ? Number.POSITIVE_INFINITY : plain.leftOn + KEPT_FOR;
  return Math.max(lot.keptUntil, Math.min(last + EXPIRES_AFTER, left));
};

/** What happens by itself: debts are paid, then what is over is lost. */
function turn(plain: Plain): void {
  const cleared = plain.lots
    .filter((lot) => isOpen(plain, lot))
    .sort((a, b) => (a.clearsOn ?? 0) - (b.clearsOn ?? 0));
  for (const lot of cleared) {
    const paid = Math.min(lot.open, plain.debt);
    lot.open -= paid;
    plain.debt -= paid;
  }
  for (const lot of cleared) {
    if (endOf(plain, lot) > plain.day) continue;
    lot.lost += lot.open;
    lot.open = 0;
  }
}

function takeFrom(plain: Plain, lots: Lot[], points: number, name: string): number {
  let missing = points;
  plain.took[name] = [];
  for (const lot of lots) {
    const part = Math.min(lot.open, missing);
    lot.open -= part;
    missing -= part;
    if (part > 0) plain.took[name].push([lot.name, part]);
  }
  return missing;
}

const open = (plain: Plain, except?: string): Lot[] =>
  plain.lots.filter((lot) => isOpen(plain, lot) && lot.name !== except);
const total = (lots: Lot[]): number => lots.reduce((sum, lot) => sum + lot.open, 0);

function give(plain: Plain, name: string, size: number, clearsOn?: number): void {
  plain.lots.push({
    ...{ name, size, open: size, lost: 0, keptUntil: 0 },
    ...(clearsOn === undefined ? {} : { clearsOn }),
  });
  plain.acts.push({ name, day: plain.day });
  turn(plain);
}

function putBack(plain: Plain, of: string): void {
  for (const [name, points] of plain.took[of] ?? []) {
    const lot = plain.lots.find((one) => one.name === name);
    if (!lot) continue;
    lot.open += points;
    lot.keptUntil = Math.max(lot.keptUntil, plain.day + KEPT_FOR);
  }
  plain.acts = plain.acts.filter(({ name }) => name !== of);
  turn(plain);
}

/** Whether it is to be done: the first time of its name. */
function first(plain: Plain, name: string): boolean {
  if (plain.done.includes(name)) return false;
  plain.done.push(name);
  return true;
}

/** Everything that can happen. Each answers what its caller is told. */
export const plainly = {
  wait: (plain: Plain, days: number): void => {
    for (let passed = 0; passed < days; passed += 1) {
      plain.day += 1;
      turn(plain);
    }
  },
  join: (plain: Plain): void => {
    if (plain.member) return;
    plain.member = true;
    delete plain.leftOn;
    if (!plain.welcomed) give(plain, 'welcome', WELCOME, plain.day);
    plain.welcomed = true;
  },
  leave: (plain: Plain): void => {
    if (!plain.member) return;
    plain.member = false;
    plain.leftOn = plain.day;
  },
  earn: (plain: Plain, order: string, points: number): void => {
    if (plain.member && points > 0 && first(plain, order)) give(plain, order, points);
  },
  ship: (plain: Plain, order: string): void => {
    const lot = plain.lots.find(({ name }) => name === order);
    if (lot) lot.clearsOn ??= plain.day + CLEARS_AFTER;
  },
  /** `left`: the points of what remains of the order. */
  reverse: (plain: Plain, order: string, left: number): void => {
    const own = plain.lots.find(({ name }) => name === order);
    if (!own) return;
    const reversed = plain.reversed[order] ?? 0;
    // What was lost is gone already.
    const points = own.size - own.lost - reversed - left;
    if (points <= 0) return;
    plain.reversed[order] = reversed + points;
    plain.debt += takeFrom(plain, [own, ...open(plain, order)], points, `reversed ${order}`);
  },
  redeem: (plain: Plain, name: string, points: number): boolean => {
    if (plain.done.includes(name)) return true;
    if (!plain.member || total(open(plain)) < points) return false;
    first(plain, name);
    plain.acts.push({ name, day: plain.day });
    takeFrom(plain, open(plain), points, name);
    return true;
  },
  giveBack: (plain: Plain, of: string): void => {
    if (plain.done.includes(of) && first(plain, `back ${of}`)) putBack(plain, of);
  },
  adjust: (plain: Plain, name: string, points: number): boolean => {
    if (!plain.member) return false;
    if (plain.done.includes(name)) return true;
    if (total(open(plain)) + points < 0) return false;
    first(plain, name);
    if (points > 0) give(plain, name, points, plain.day);
    else takeFrom(plain, open(plain), -points, name);
    return true;
  },
  undoAdjustment: (plain: Plain, name: string): boolean => {
    if (!plain.done.includes(name)) return false;
    if (plain.done.includes(`undo ${name}`)) return true;
    const own = plain.lots.find((lot) => lot.name === name);
    if (!own) {
      first(plain, `undo ${name}`);
      putBack(plain, name);
      return true;
    }
    const from = [...(own.open > 0 ? [own] : []), ...open(plain, name)];
    if (total(from) < own.size - own.lost) return false;
    first(plain, `undo ${name}`);
    takeFrom(plain, from, own.size - own.lost, `undo ${name}`);
    plain.acts = plain.acts.filter((act) => act.name !== name);
    turn(plain);
    return true;
  },
};

/** What a member has. */
export function plainBalance(plain: Plain) {
  const lots = open(plain);
  return {
    points: total(lots),
    pendingPoints: total(plain.lots.filter((lot) => lot.open > 0 && !isOpen(plain, lot))),
    debt: plain.debt,
    expiresOn: lots.length > 0 ? Math.min(...lots.map((lot) => endOf(plain, lot))) : undefined,
  };
}
