/** What a customer, or an agent for one, does with a box that he has. Call inside a transaction. */
import type { CartAddress, CartPayment } from '#domains/cart/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import { runFor } from '../billing/billing.service.ts';
import { withdraw } from '../billing/settlement.service.ts';
import { priceOf, unitsOf } from '../contents/contents.rules.ts';
import { type AskedProduct, requireProducts } from '../contents/contents.service.ts';
import { boxEmail } from '../emails/box.emails.ts';
import { leftKey, worthLeft } from '../gifts/gift.service.ts';
import type { BoxNeeds } from '../monthly-boxes.deps.ts';
import { boxErrors } from '../monthly-boxes.errors.ts';
import type { MonthlyBox } from '../monthly-boxes.types.ts';
import { comingMonth, isOpen } from './schedule.rules.ts';
import { hasEnded, skipsInRow, termsOn } from './subscription.rules.ts';

/** A context whose call is about a customer. */
export type CustomerContext = SiteContext & { customerId: string };

/** What is left out stays. */
export interface EditAsk {
  products?: readonly AskedProduct[];
  boxes?: number;
  /** false takes the last skip back. */
  skip?: boolean;
  cancel?: boolean;
  reason?: string;
  /** A card that its provider described. */
  payment?: CartPayment;
  /** Where the coming boxes go. */
  deliveryAddress?: CartAddress;
}

/** A customer's own box, locked. @throws {OccError} 404. */
async function own(needs: BoxNeeds, ctx: CustomerContext, id: string): Promise<MonthlyBox> {
  const box = await needs.repository.lock(id);
  if (!box || box.site !== ctx.site.id || box.customerId !== ctx.customerId)
    throw boxErrors.unknown(ctx.language, id);
  return box;
}

/**
 * Changes a box: all of it or nothing. A cancellation always succeeds, once; another card is never too late.
 *
 * @throws {OccError} 400 size; 404 unknown box or product; 409 after the cut-off, too many, not for a box, sold out, ended.
 */
export async function edit(
  needs: BoxNeeds,
  ctx: CustomerContext,
  id: string,
  ask: EditAsk,
): Promise<MonthlyBox> {
  const found = await own(needs, ctx, id);
  if (ask.cancel) return cancel(needs, found, ask.reason);
  if (hasEnded(found)) throw boxErrors.notPossible(ctx.language, id, 'ended');
  const { platform, repository } = needs;
  const now = platform.clock.now();
  const { payment, skip, boxes, products, deliveryAddress } = ask;
  let box = payment ? await withCard(needs, ctx, found, payment) : found;
  if (deliveryAddress) {
    if (!isOpen(box, now)) throw boxErrors.cutOff(ctx.language, id);
    box = { ...box, deliveryAddress };
  }
  if (skip !== undefined || boxes !== undefined || products !== undefined) {
    if (skip !== undefined) box = await (skip ? skipMonth : takeSkipBack)(needs, ctx, box, now);
    if (boxes !== undefined || products !== undefined) {
      if (!isOpen(box, now)) throw boxErrors.cutOff(ctx.language, id);
      box = sized(needs, ctx, box, boxes);
      box = await withProducts(needs, ctx, box, products);
    }
  }
  await repository.save(box, now);
  return box;
}

function sized(
  { content }: BoxNeeds,
  { language }: CustomerContext,
  box: MonthlyBox,
  boxes: number | undefined,
): MonthlyBox {
  if (boxes === undefined || boxes === box.boxes) return box;
  if (box.gift) throw boxErrors.notPossible(language, box.id, 'gift');
  const { monthlyBoxSizes } = content.configuration(box.site);
  const { sizes } = box.terms;
  // A size that came later costs what it costs now, and that stays then.
  const added = monthlyBoxSizes.filter((size) => priceOf(sizes, size.boxes) === undefined);
  if (priceOf([...sizes, ...added], boxes) === undefined) throw boxErrors.size(language, boxes);
  const resized = { ...box, boxes, terms: { ...box.terms, sizes: [...sizes, ...added] } };
  // What the shop had put in is put in anew.
  if (!box.chosen) return { ...resized, contents: undefined };
  return resized;
}

/** @param products absent: those that were chosen, which must still fit; none: the shop fills it. */
async function withProducts(
  needs: BoxNeeds,
  ctx: CustomerContext,
  box: MonthlyBox,
  products: readonly AskedProduct[] | undefined,
): Promise<MonthlyBox> {
  if (products === undefined) {
    if (box.contents && unitsOf(box.contents) > box.boxes) throw boxErrors.tooMany(ctx.language, box.boxes);
    return box;
  }
  if (products.length === 0) return { ...box, contents: undefined, chosen: false };
  const terms = termsOn(box, box.nextDate ?? '');
  const contents = await requireProducts(needs, ctx, products, { boxes: box.boxes, terms });
  const premium = contents.find((one) => one.premium !== undefined);
  if (box.gift && premium) throw boxErrors.premiumGift(ctx.language, premium.code);
  return { ...box, contents, chosen: true };
}

async function skipMonth(
  { content, repository }: BoxNeeds,
  { language }: CustomerContext,
  box: MonthlyBox,
  now: Date,
): Promise<MonthlyBox> {
  if (box.gift) throw boxErrors.notPossible(language, box.id, 'gift');
  const { nextDate } = box;
  if (!isOpen(box, now) || nextDate === undefined) throw boxErrors.cutOff(language, box.id);
  const { monthlyBoxSkipsMost, monthlyBoxCutOffHours } = content.configuration(box.site);
  const months = await repository.monthsOf(box.id, monthlyBoxSkipsMost + 1);
  if (skipsInRow(months) >= monthlyBoxSkipsMost) throw boxErrors.skips(language, monthlyBoxSkipsMost);
  const { id: boxId, month, boxes } = box;
  const skipped = { boxId, month, date: nextDate, status: 'skipped', boxes } as const;
  await repository.insertMonth({ ...skipped, contents: [], amount: 0, credit: 0, attempts: 0 }, now);
  return { ...box, ...comingMonth(box.site, box.signUp, month + 1, monthlyBoxCutOffHours) };
}

async function takeSkipBack(
  { content, repository }: BoxNeeds,
  { language }: CustomerContext,
  box: MonthlyBox,
  now: Date,
): Promise<MonthlyBox> {
  const [latest] = await repository.monthsOf(box.id, 1);
  if (latest?.status !== 'skipped') throw boxErrors.notSkipped(language, box.id);
  const { monthlyBoxCutOffHours } = content.configuration(box.site);
  const coming = comingMonth(box.site, box.signUp, latest.month, monthlyBoxCutOffHours);
  if (!isOpen(coming, now)) throw boxErrors.cutOff(language, box.id);
  await repository.takeSkipBack(box.id, latest.month);
  return { ...box, ...coming };
}

/** Another card, to which a month that could not be charged is charged at once. */
async function withCard(
  needs: BoxNeeds,
  { language }: CustomerContext,
  box: MonthlyBox,
  payment: CartPayment,
): Promise<MonthlyBox> {
  if (box.gift) throw boxErrors.notPossible(language, box.id, 'gift');
  const { customers, platform, repository } = needs;
  const { site, customerId } = box;
  const paymentDetailsId = await customers.book.keepCard({ site, language, customerId }, payment);
  await repository.retryNow(box.id, platform.clock.now());
  await platform.db.afterCommit(() => runFor(needs, box.id));
  return { ...box, payment, ...(paymentDetailsId === undefined ? {} : { paymentDetailsId }) };
}

/** Ends a box: nothing is charged for it any more. What is left of a gift is its giver's credit. */
async function cancel(needs: BoxNeeds, box: MonthlyBox, reason: string | undefined): Promise<MonthlyBox> {
  if (hasEnded(box)) return box;
  const { platform, repository, storeCredit } = needs;
  const now = platform.clock.now();
  const { nextDate: _, cutOffAt: __, processAt: ___, ...rest } = box;
  const ended: MonthlyBox = {
    ...rest,
    status: 'CANCELLED',
    endedAt: now,
    ...(reason === undefined ? {} : { endReason: reason }),
  };
  await repository.save(ended, now);
  await repository.giveUpMonths(box.id, now);
  const left = worthLeft(box);
  if (left > 0) {
    const grant = { key: leftKey(box), amount: left, reason: 'gift box cancelled' };
    await storeCredit.grant(box.site, box.customerId, grant);
  }
  await platform.outbox.write(boxEmail('cancelled', ended, 'end', left > 0 ? { credit: left } : {}));
  await platform.db.afterCommit(() => withdraw(needs, box.id));
  return ended;
}
