import type { Order } from '#domains/orders/index.ts';
import { priceOf } from '../contents/contents.rules.ts';
import type { BoxNeeds } from '../monthly-boxes.deps.ts';
import type { BoxMonth, MonthlyBox } from '../monthly-boxes.types.ts';
import { hasEnded } from '../subscription/subscription.rules.ts';

/** Why a gift ended whose order was given back. */
const UNPAID = 'refunded';

/** The key under which what is left of a cancelled gift is credited. */
export const leftKey = ({ id }: Pick<MonthlyBox, 'id'>): string => `monthlyBox:${id}:left`;

/** What the months of a gift that are still to come were paid with. */
export const worthLeft = ({ gift, month, boxes, terms }: MonthlyBox): number =>
  gift ? Math.max(0, gift.months - month) * (priceOf(terms.sizes, boxes) ?? 0) : 0;

/** What a month of a gift was paid with that was cancelled while it was made; nothing where the gift itself was paid back. */
export const worthUnsent = (
  { gift, terms, endReason }: MonthlyBox,
  { boxes }: Pick<BoxMonth, 'boxes'>,
): number => (gift && endReason !== UNPAID ? (priceOf(terms.sizes, boxes) ?? 0) : 0);

/**
 * In the running transaction: the order by which a gift was paid is given back, so that no more of it is sent. What was credited for it
 * when it was cancelled is taken back as far as it is there.
 */
export async function endUnpaid(needs: BoxNeeds, { code }: Pick<Order, 'code'>): Promise<void> {
  const { platform, repository, storeCredit } = needs;
  const id = await repository.giftOf(code);
  const box = id === undefined ? undefined : await repository.lock(id);
  if (!box) return;
  const now = platform.clock.now();
  if (!hasEnded(box)) {
    const { nextDate: _, cutOffAt: __, processAt: ___, ...rest } = box;
    await repository.save({ ...rest, status: 'CANCELLED', endedAt: now, endReason: UNPAID }, now);
    await repository.giveUpMonths(box.id, now);
    return;
  }
  const amount = worthLeft(box);
  // Ended by an earlier part of the same reversal: nothing was credited.
  if (box.status !== 'CANCELLED' || amount === 0 || box.endReason === UNPAID) return;
  const taken = { key: `${leftKey(box)}:back`, amount, reason: 'gift box refunded after it was cancelled' };
  await storeCredit.correct(box.site, box.customerId, taken);
}
