/** Makes the orders of months that are due, in the three steps of decision 6: written, charged, settled. */

import type { CartPayment } from '#domains/cart/index.ts';
import { type FilledBox, fillBox, type Ranked, rankingOf } from '../contents/ranking.service.ts';
import { boxEmail, namesIn } from '../emails/box.emails.ts';
import { giftEmail } from '../emails/gift.emails.ts';
import type { BoxNeeds } from '../monthly-boxes.deps.ts';
import type { BoxMonth, MonthlyBox } from '../monthly-boxes.types.ts';
import { monthAfter } from '../subscription/schedule.rules.ts';
import { hasEnded, lastMonth, termsOn } from '../subscription/subscription.rules.ts';
import { HELD_BOXES } from './billing.types.ts';
import { monthPrice, orderOf } from './plan.service.ts';
import { chargeAndSettle, goOn, hold, takeOver } from './settlement.service.ts';

/** Boxes that are taken before their charges go out: enough to be quick, few enough to lose little. */
const AT_ONCE = 50;
/** Milliseconds after which another worker takes over an order that was written and not settled. */
const LOOK_AFTER_MS = 15_000;
const TRIES = 5;
/** Months back in which what came last is looked for: more than can be skipped in a row. */
const LOOK_BACK = 24;

/** A month that is being taken. */
const NOTHING_YET = { contents: [], amount: 0, credit: 0, attempts: 0 };

/** Stock moved while a month was planned: nothing was written. */
class PlanAgain extends Error {}

/** Makes all orders that are due. Answers how many months were taken. Any number of workers run it at once. */
export async function runAll(parts: BoxNeeds): Promise<number> {
  const { clock } = parts.platform;
  await takeOver(parts);
  let all = 0;
  for (;;) {
    const due = await parts.guards.due(clock.now(), AT_ONCE);
    const codes: string[] = [];
    let taken = 0;
    for (const box of due) {
      const made = await attempt(parts, box.id, async () => takeDue(parts, box, await rankingOf(parts, box)));
      taken += made === undefined ? 0 : 1;
      if (made) codes.push(made);
    }
    await chargeAndSettle(parts, codes);
    all += taken;
    // What nobody could take is another worker's, or in quarantine.
    if (taken === 0) break;
  }
  all += await retryAll(parts);
  await hold(parts);
  return all;
}

/** Tries the failed charges of one box now, so that its customer need not wait. */
export async function runFor(parts: BoxNeeds, id: string): Promise<void> {
  await retryAll(parts, id).catch((error: unknown) =>
    parts.platform.log.error({ err: error, box: id }, 'monthly box not charged at once'),
  );
}

/**
 * Makes the order of a month whose charge failed once more, now, for another card. Answers its order; '' where nothing is left to be
 * paid, undefined where it is not to be tried.
 */
export const makeMonth = (
  parts: BoxNeeds,
  id: string,
  month: number,
  payment: CartPayment,
): Promise<string | undefined> => attempt(parts, id, () => takeRetry(parts, id, month, payment));

async function retryAll(parts: BoxNeeds, id?: string): Promise<number> {
  const due = await parts.repository.dueRetries(parts.platform.clock.now(), AT_ONCE, id);
  const codes: string[] = [];
  for (const { boxId, month } of due) {
    const made = await attempt(parts, boxId, () => takeRetry(parts, boxId, month));
    if (made) codes.push(made);
  }
  await chargeAndSettle(parts, codes);
  return due.length;
}

/** Runs the transaction of one box. Answers its order; '' where there is none, undefined where nothing was taken. */
async function attempt(
  { platform: { changes, log, quarantine } }: BoxNeeds,
  id: string,
  take: () => Promise<string | undefined>,
): Promise<string | undefined> {
  if (!changes.isCurrent()) {
    log.warn({ box: id }, 'prices may have changed unheard; monthly boxes wait for the next look');
    return undefined;
  }
  try {
    for (let tries = 0; tries < TRIES; tries += 1) {
      try {
        return await take();
      } catch (error) {
        if (!(error instanceof PlanAgain)) throw error;
      }
    }
    log.warn({ box: id }, 'stock moved too fast to make a monthly box; the next pass goes on');
  } catch (error) {
    log.error({ err: error, box: id }, 'monthly box not made');
    await quarantine.hold(HELD_BOXES, id, error);
  }
  return undefined;
}

/** One transaction: takes the coming month of a box and moves it on. */
const takeDue = (
  parts: BoxNeeds,
  { id }: Pick<MonthlyBox, 'id'>,
  ranked: readonly Ranked[],
): Promise<string | undefined> =>
  parts.platform.db.transaction(async () => {
    const { content, guards, platform, repository } = parts;
    const now = platform.clock.now();
    const box = await guards.lockDue(id, now);
    if (!box?.nextDate) return undefined;
    const { month, nextDate: date, boxes } = box;
    const before = lastMonth(await repository.monthsOf(id, LOOK_BACK))?.contents ?? [];
    const taking = { boxId: id, month, date, status: 'pending' as const, boxes };
    const isNew = await repository.insertMonth({ ...taking, ...NOTHING_YET }, now);
    // Taken before, whatever the lock says.
    if (!isNew && guards.isUnique) return undefined;
    const filled = await fillBox(parts, box, ranked, before);
    const made = await write(parts, box, { month, date, boxes }, filled);
    await repository.saveMonth({ ...made, attempts: 0 }, now);
    const { monthlyBoxCutOffHours } = content.configuration(box.site);
    const isLast = box.gift !== undefined && month + 1 >= box.gift.months;
    const { nextDate: _, cutOffAt: __, processAt: ___, contents: ____, notice, ...rest } = box;
    await repository.save(
      {
        ...rest,
        ...(isLast
          ? { status: 'COMPLETED', month: month + 1, endedAt: now }
          : monthAfter(box, now, monthlyBoxCutOffHours)),
        ...{ chosen: false, terms: termsOn(box, date) },
        ...(notice && date < notice.from ? { notice } : {}),
        ...(box.gift && !box.giftToldAt ? { giftToldAt: now } : {}),
      },
      now,
    );
    if (box.gift && !box.giftToldAt) await platform.outbox.write(giftEmail(box, box.gift));
    await platform.quarantine.free(HELD_BOXES, [id]);
    await guards.reach('written');
    return made.orderCode ?? '';
  });

/** One transaction: makes another order of a month whose charge failed; `payment`: now, and charged to that card. */
const takeRetry = (
  parts: BoxNeeds,
  boxId: string,
  month: number,
  payment?: CartPayment,
): Promise<string | undefined> =>
  parts.platform.db.transaction(async () => {
    const { platform, repository } = parts;
    const now = platform.clock.now();
    if (payment) {
      await repository.lock(boxId);
      await repository.retryMonth(boxId, month, now);
    }
    const found = await repository.lockRetry(boxId, month, now);
    if (!found || found.box.status === 'CANCELLED') return undefined;
    const { box, month: failed } = found;
    const before = (await repository.monthsOf(boxId, LOOK_BACK)).find((one) => one.month < month);
    const ranked = await rankingOf(parts, box);
    const wanted = { ...box, boxes: failed.boxes, contents: failed.contents };
    const filled = await fillBox(parts, wanted, ranked, before?.contents ?? []);
    const made = await write(parts, payment ? { ...box, payment } : box, failed, filled);
    await repository.saveMonth({ ...failed, ...made, retryAt: made.retryAt }, now);
    // A charge had failed, and now the goods are gone: nothing is left to be paid.
    if (made.status === 'nothing' && !hasEnded(box)) await goOn(parts, box, now);
    await platform.quarantine.free(HELD_BOXES, [boxId]);
    return made.orderCode ?? '';
  });

/** Writes the order of a month, and what its customer is told. Answers the month. @throws {PlanAgain} */
async function write(
  parts: BoxNeeds,
  box: MonthlyBox,
  { month, date, boxes }: Pick<BoxMonth, 'month' | 'date' | 'boxes'>,
  filled: FilledBox,
): Promise<Omit<BoxMonth, 'attempts'>> {
  const { orders, platform } = parts;
  const now = platform.clock.now();
  const { contents, missing } = filled;
  const price = monthPrice(box, { date, boxes }, filled);
  const told = { date, ...tellsOf(parts, box, filled, price.credit) };
  const base = { boxId: box.id, month, date, boxes, amount: price.amount, credit: price.credit };
  if (contents.length === 0) {
    await platform.outbox.write(boxEmail('nothing', box, `${month}`, told));
    await giveBack(parts, box, month, price.credit);
    return { ...base, status: 'nothing', contents: [] };
  }
  const written = await orders.recurring.write([orderOf(parts, box, month, filled, price)]);
  if ('short' in written) throw new PlanAgain();
  const [orderCode = ''] = written.codes;
  if (missing > 0 || (box.chosen && filled.soldOut.length > 0))
    await platform.outbox.write(boxEmail('replaced', box, `${month}:${orderCode}`, told));
  const retryAt = new Date(now.getTime() + LOOK_AFTER_MS);
  return { ...base, status: 'pending', orderCode, contents, retryAt };
}

/** Of what a gift was paid for, and nothing came. */
async function giveBack({ storeCredit }: BoxNeeds, box: MonthlyBox, month: number, amount: number) {
  if (amount === 0) return;
  const grant = { key: `monthlyBox:${box.id}:${month}`, amount, reason: 'monthly box sold out' };
  await storeCredit.grant(box.site, box.customerId, grant);
}

const tellsOf = (
  parts: BoxNeeds,
  box: MonthlyBox,
  { contents, soldOut, added }: FilledBox,
  credit: number,
) => ({
  products: namesIn(parts, box, contents),
  soldOut: namesIn(parts, box, soldOut),
  added: namesIn(parts, box, added),
  ...(credit > 0 ? { credit } : {}),
});
