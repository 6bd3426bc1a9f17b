import type { Order, Refund } from '#domains/orders/index.ts';
import type { BoxNeeds } from '../monthly-boxes.deps.ts';

/**
 * In the running transaction: boxes of a month that could not be had were credited. What is refunded of its order takes its share of that
 * credit back, as far as it is there: money and credit for the same box would be too much.
 */
export async function takeCreditBack(
  { repository, storeCredit }: BoxNeeds,
  { code, site, customerId, refunds, payment }: Order,
  refund: Refund,
): Promise<void> {
  if (customerId === undefined) return;
  const [month] = await repository.monthsOfOrders([code]);
  if (month?.status !== 'ordered' || month.credit === 0) return;
  const sum = (parts: readonly { amount: number }[]) => parts.reduce((all, { amount }) => all + amount, 0);
  const [paid, before] = [payment.amount + sum(payment.sources), sum(refunds)];
  const share = (refunded: number): number => Math.round((month.credit * refunded) / paid);
  const amount = paid === 0 ? 0 : share(before + refund.amount) - share(before);
  if (amount <= 0) return;
  const back = {
    key: `monthlyBox:${month.boxId}:${month.month}:back:${refund.number}`,
    reason: 'monthly box refunded',
  };
  if ((await storeCredit.correct(site, customerId, { ...back, amount })) !== 'tooLittle') return;
  const left = await storeCredit.balance(site, customerId);
  if (left > 0) await storeCredit.correct(site, customerId, { ...back, amount: left });
}
