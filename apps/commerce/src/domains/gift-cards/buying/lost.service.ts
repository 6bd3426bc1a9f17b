/** What a dispute that is lost takes off the gift cards of its order. */
import type { Order, Refund } from '#domains/orders/index.ts';
import type { GiftCardNeeds } from '../gift-cards.deps.ts';
import { accountOf, DISPUTED, type GiftCard, REFUNDED } from '../gift-cards.types.ts';

/** How much of each card, in the order of the lines, a loss of so many minor units is for; a card ends once all of it is. */
export function sharesOf(cards: readonly Pick<GiftCard, 'amount'>[], lost: number): number[] {
  let left = lost;
  return cards.map(({ amount }) => {
    const share = Math.min(left, amount);
    left -= share;
    return share;
  });
}

/**
 * Takes off the cards of an order what the cardholder's bank took back, as far as it is still there: what was spent stays spent.
 * A card whose whole price was lost is void. Call in the transaction that writes the refund.
 */
export async function takeLost(
  { cards, ledger, platform: { clock } }: Pick<GiftCardNeeds, 'cards' | 'ledger' | 'platform'>,
  order: Pick<Order, 'code' | 'refunds'>,
  refund: Pick<Refund, 'amount' | 'number'>,
): Promise<void> {
  const bought = (await cards.ofOrder(order.code)).filter(
    ({ issuedAt, voidReason }) => issuedAt && voidReason !== REFUNDED,
  );
  const lostBefore = order.refunds
    .filter(({ kind }) => kind === 'dispute')
    .reduce((sum, { amount }) => sum + amount, 0);
  const before = sharesOf(bought, lostBefore);
  const after = sharesOf(bought, lostBefore + refund.amount);
  const shares = bought.map((card, place) => {
    const share = after[place] ?? 0;
    return { card, more: share - (before[place] ?? 0), isAll: share === card.amount };
  });
  // Accounts are locked by id, as where cards pay.
  shares.sort((a, b) => (a.card.id < b.card.id ? -1 : 1));
  for (const { card, more, isAll } of shares) {
    if (more === 0) continue;
    const account = accountOf(card);
    await ledger.lock(account);
    const amount = Math.min(more, await ledger.balance(account));
    const key = `${order.code}:refund:${refund.number}:voided`;
    const entry = { key, kind: 'voided' as const, amount, orderCode: order.code, reason: DISPUTED };
    if (amount > 0) await ledger.take(account, entry, clock.now());
    if (isAll && !card.voidedAt) await cards.void(card.id, DISPUTED, clock.now());
  }
}
