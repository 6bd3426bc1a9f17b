import type { Due } from './coming.types.ts';

/** Weeks that a forecast looks ahead. */
export const WEEKS = 8;

/** What auto-delivery takes of a variant, and until when it lasts. */
interface Forecast {
  code: string;
  stock: number;
  /** Units due in each week. */
  due: number[];
  total: number;
  /** The week, from 1, in which orders need more than there is; absent: it lasts. */
  runsOut?: number;
}

/** What is due by variant beside what is in stock: what runs out first comes first, then what is short of least. */
export function forecastOf(due: readonly Due[], stock: ReadonlyMap<string, number>): Forecast[] {
  const codes = new Map<string, number[]>();
  for (const { code, week, units } of due) {
    const weeks = codes.get(code) ?? Array.from({ length: WEEKS }, () => 0);
    weeks[week] = (weeks[week] ?? 0) + units;
    codes.set(code, weeks);
  }
  return [...codes].map(([code, weeks]) => of(code, stock.get(code) ?? 0, weeks)).sort(soonest);
}

function of(code: string, stock: number, due: number[]): Forecast {
  let [left, runsOut] = [stock, 0];
  for (const [week, units] of due.entries()) {
    left -= units;
    if (left < 0 && runsOut === 0) runsOut = week + 1;
  }
  const total = stock - left;
  return { code, stock, due, total, ...(runsOut > 0 ? { runsOut } : {}) };
}

const soonest = (a: Forecast, b: Forecast): number =>
  (a.runsOut ?? WEEKS + 1) - (b.runsOut ?? WEEKS + 1) ||
  a.stock - a.total - (b.stock - b.total) ||
  a.code.localeCompare(b.code);
