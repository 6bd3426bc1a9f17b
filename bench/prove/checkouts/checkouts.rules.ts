import type { Line } from '../../harness/report.ts';
import type { Checkout } from './checkouts.ts';
import { exactly } from './lines.ts';

/** How much of what could be had has to be acknowledged: a kill may cancel what was on its way to be paid. */
const LEAST_SHARE = 0.8;

/** Orders of one unit that the stock allows: of each product what is wanted or what is there, whichever is less. */
export function obtainable(checkouts: readonly Checkout[], stock: Readonly<Record<string, number>>): number {
  return Object.entries(stock).reduce(
    (sum, [code, units]) => sum + Math.min(units, checkouts.filter((one) => one.code === code).length),
    0,
  );
}

/**
 * What became of checkouts of one unit each. Where everybody is refused, no order is lost or doubled: most of what the
 * stock allows has to be acknowledged, and nobody refused for want of what there was enough of.
 */
export function checkoutLines(
  title: string,
  checkouts: readonly Checkout[],
  stock: Readonly<Record<string, number>>,
): Line[] {
  const possible = obtainable(checkouts, stock);
  const wanted = (code: string): number => checkouts.filter((one) => one.code === code).length;
  const refused = checkouts.filter((one) => one.refused);
  const short = refused.filter((one) => one.refused === 'InsufficientStockError');
  // What a kill left unpaid is cancelled; the repeat is told that, or that it was not paid.
  const cancelled = refused.length - short.length;
  const name = (words: string): string => `${title}: ${words}`;
  return [
    {
      name: name('orders acknowledged'),
      value: checkouts.filter((one) => one.order).length,
      unit: '',
      target: { at: 'least', value: Math.max(1, Math.ceil(possible * LEAST_SHARE)) },
      note: `the stock allows ${possible}`,
    },
    { name: name('refused for good'), value: refused.length, unit: '', note: `${cancelled} cancelled` },
    exactly(
      name('refused for want of what there was enough of'),
      short.filter(({ code }) => (stock[code] ?? 0) >= wanted(code)).length,
      0,
    ),
  ];
}
