import { randomUUID } from 'node:crypto';
import type { OrdersService } from '../orders.service.ts';
import type { Order } from '../orders.types.ts';
import type { SourcePart } from '../sources/paid.types.ts';
import { cardPartOf, paidOf, refundedOf, sourcePartsOf } from '../sources/sources.rules.ts';
import { refundCode } from './refunds.presenter.ts';
import { unsentOf } from './refunds.rules.ts';
import type { AskedRefund, Refund, RefundPlan, Restock } from './refunds.types.ts';

/** Takes one line; what is awaited is that there is room for more. */
export type Print = (line: string) => void | Promise<void>;
/** The operator's yes or no; `undefined`: nobody sits there who could answer. */
export type Ask = (question: string) => Promise<boolean | undefined>;

/** What an operator may say with `orders refund`. */
export interface RefundOptions {
  /** Lines by number, each with a quantity or whole: `1:2,3`. */
  entries?: string;
  shipping?: boolean;
  restock?: boolean;
  key?: string;
  reason?: string;
  yes?: boolean;
}

const ENTRIES = /^\d{1,5}(:[1-9]\d{0,4})?(,\d{1,5}(:[1-9]\d{0,4})?)*$/;

/** Whether these options can be understood. */
export const isRefund = ({ entries, key, reason }: RefundOptions): boolean =>
  (entries === undefined || ENTRIES.test(entries)) &&
  (key === undefined || /^[\x21-\x7e]{1,64}$/.test(key)) &&
  (reason === undefined || (reason.length > 0 && reason.length <= 240));

function askedOf({ entries, shipping, restock, reason }: RefundOptions): AskedRefund {
  const named = entries?.split(',').map((entry) => {
    const [entryNumber, quantity] = entry.split(':').map(Number);
    return { entryNumber: entryNumber ?? 0, ...(quantity === undefined ? {} : { quantity }) };
  });
  return {
    ...(named ? { entries: named } : {}),
    ...(shipping ? { shipping } : {}),
    restock: restock === undefined ? 'unsent' : restock ? 'all' : 'none',
    ...(reason ? { reason } : {}),
  };
}

/**
 * `orders refund`: shows what would go back, asks, and gives it back.
 *
 * @returns the exit code: 0 given back, or was before under the same key; 1 not.
 * @throws {OccError} what refuses it.
 */
export async function runRefund(
  { refunds }: Pick<OrdersService, 'refunds'>,
  code: string,
  options: RefundOptions,
  { print, ask }: { print: Print; ask: Ask },
): Promise<number> {
  const asked = askedOf(options);
  const { key = randomUUID() } = options;
  const before = await refunds.underKey(code, asked, key);
  if (before) {
    await printRefund(before.order, before.refund, print);
    return 0;
  }
  const { order, plan } = await refunds.preview(code, asked);
  await printPlan(order, plan, asked.restock, print);
  if (!(await agreed('Refund this?', options.yes, { print, ask }))) return 1;
  const made = await refunds.make(code, asked, { key, actor: 'operator', expectedAmount: plan.amount });
  await printRefund(made.order, made.refund, print);
  return 0;
}

/** Whether the operator said yes, beforehand or when asked. */
export async function agreed(
  question: string,
  yes: boolean | undefined,
  { print, ask }: { print: Print; ask: Ask },
): Promise<boolean> {
  if (yes) return true;
  const answer = await ask(`${question} [y/N] `);
  if (answer === undefined)
    await print('Nothing was done: there is no terminal to ask. Add --yes to confirm.');
  else if (!answer) await print('Nothing was done.');
  return answer === true;
}

/** Before an order is sent of which something was refunded: what stays and what is sent. Nothing where nothing was. */
export async function printRefunded(order: Order, numbers: readonly number[] | undefined, print: Print) {
  if (refundedOf(order) === 0 && order.lines.every((line) => line.refunded === 0)) return false;
  const chosen = order.lines.filter(({ entryNumber }) => !numbers || numbers.includes(entryNumber));
  const list = (units: (line: Order['lines'][number]) => number) =>
    chosen
      .filter((line) => units(line) > 0)
      .map((line) => `${units(line)} × ${line.code}`)
      .join(', ') || 'nothing';
  const money = moneyOf(order);
  await print(`${money(refundedOf(order))} of ${money(paidOf(order))} of ${order.code} was refunded.`);
  await print(`Refunded before shipping, and not sent: ${list((line) => line.withdrawn)}.`);
  await print(`Left to send: ${list(unsentOf)}.`);
  return true;
}

const moneyOf =
  ({ currency }: Pick<Order, 'currency'>) =>
  (minor: number): string =>
    `${(minor / 100).toFixed(2)} ${currency}`;

/** What sources paid or get, in words. */
const partsText = (order: Order, parts: readonly SourcePart[]): string =>
  parts.map(({ name, amount }) => `${moneyOf(order)(amount)} by ${name}`).join(', ');

/** The parts of an amount that are not nothing. */
function partsOf(order: Order, { goods, discount, shipping, tax, taxes }: RefundPlan): string {
  const money = moneyOf(order);
  const kinds = taxes.map(({ name, amount }) => `${name} ${money(amount)}`).join(', ');
  return [
    [goods, `goods ${money(goods)}`],
    [discount, `discount −${money(discount)}`],
    [shipping, `shipping ${money(shipping)}`],
    [tax, `tax ${money(tax)} (${kinds})`],
  ]
    .filter(([amount]) => amount !== 0)
    .map(([, text]) => text)
    .join(', ');
}

async function printPlan(order: Order, plan: RefundPlan, restock: Restock, print: Print): Promise<void> {
  const money = moneyOf(order);
  const [paid, refunded] = [paidOf(order), refundedOf(order)];
  const { amount, sources } = order.payment;
  const how = sources.length > 0 ? `${partsText(order, sources)}, ${money(amount)} by card` : '';
  await print(
    `${order.code} is ${order.status}: ${money(paid)} was ${how ? `paid (${how})` : 'charged'}, ${money(refunded)} was refunded before.`,
  );
  for (const line of plan.lines) {
    const sold = order.lines.find(({ entryNumber }) => entryNumber === line.entryNumber);
    const units = line.quantity > 0 ? `${line.quantity} × ${sold?.code}` : `shipping of ${sold?.code}`;
    await print(`  line ${line.entryNumber}: ${units}  ${money(line.amount)}`);
  }
  await print(`Refunds ${money(plan.amount)}: ${partsOf(order, plan)}.`);
  const parts = sourcePartsOf(order, plan.amount);
  if (parts.length > 0) await print(`Refunded at once: ${partsText(order, parts)}.`);
  await print(`Leaves ${money(paid - refunded - plan.amount)} of the payment.`);
  const unsent = plan.lines.reduce((units, line) => units + line.withdrawn, 0);
  if (unsent > 0) await print(`${unsent} of these units have not shipped and will not be sent.`);
  const back = plan.lines.reduce((units, line) => units + line.restocked, 0);
  const why = {
    unsent: 'those that have not left; --restock: all, --no-restock: none',
    all: '--restock',
    none: '--no-restock',
  }[restock];
  await print(`Back to stock: ${back} (${why}).`);
}

async function printRefund(order: Order, refund: Refund, print: Print): Promise<void> {
  const money = moneyOf(order);
  const where = refund.status === 'due' ? 'is being refunded to the card' : 'was refunded to the card';
  const card = cardPartOf(refund);
  const said = [
    ...refund.sources.map(({ name, amount }) => `${money(amount)} was refunded to ${name}`),
    ...(card > 0 || refund.sources.length === 0 ? [`${money(card)} ${where}`] : []),
  ];
  await print(`Refund ${refundCode(order, refund)}: ${said.join(', ')}.`);
  const everything = order.lines.every((line) => line.withdrawn === line.quantity);
  if (everything && order.status === 'processing')
    await print(`Nothing of ${order.code} is left to send: \`orders cancel ${order.code}\` closes it.`);
}
