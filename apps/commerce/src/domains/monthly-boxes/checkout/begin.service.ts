import { NO_CARD, type Order } from '#domains/orders/index.ts';
import type { BoxNeeds } from '../monthly-boxes.deps.ts';
import { BOX, type BoxIntent } from '../monthly-boxes.types.ts';
import { comingMonth } from '../subscription/schedule.rules.ts';

/** Makes the box of a paid order, with the order as its month 0; a gift begins with its first day instead. */
export async function begin(
  { content, platform, repository }: BoxNeeds,
  order: Order,
  { customerId, today, box, terms }: BoxIntent,
  kept: { consentId: string; paymentDetailsId?: string | undefined },
): Promise<void> {
  const now = platform.clock.now();
  const { gift } = box;
  const signUp = gift?.startsOn ?? today;
  const { monthlyBoxCutOffHours } = content.configuration(order.site);
  const { site, email, language, deliveryAddress, business } = order;
  const id = await repository.insert(
    {
      ...{ site, customerId, email, language, status: 'ACTIVE', boxes: box.boxes, signUp },
      ...comingMonth(site, signUp, gift ? 0 : 1, monthlyBoxCutOffHours),
      ...(gift ? { gift, contents: box.products } : {}),
      chosen: gift !== undefined,
      // Nothing more is ever charged for a gift: its card is not kept.
      payment: gift ? NO_CARD : order.payment.payment,
      ...{ terms, deliveryAddress, ...kept, createdAt: now },
      ...(business ? { business } : {}),
    },
    order.code,
  );
  if (!id || gift) return;
  const amount = order.lines.reduce(
    (sum, { priceKind, totalPrice }) => (priceKind === BOX ? sum + totalPrice : sum),
    0,
  );
  await repository.insertMonth(
    {
      ...{ boxId: id, month: 0, date: today, status: 'ordered', orderCode: order.code },
      ...{ boxes: box.boxes, contents: box.products, amount, credit: 0, attempts: 0 },
    },
    now,
  );
}
