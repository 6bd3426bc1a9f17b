import type { SiteId } from '@crema/brands';
import type { ContentService } from '#domains/content/index.ts';
import { goodsLeft, type Order, type OrderHooks, type Refund } from '#domains/orders/index.ts';
import type { Member } from '../perks.types.ts';
import { pointsOf } from './ledger.rules.ts';
import type { Ledger } from './ledger.service.ts';

interface Parts {
  ledger: Ledger;
  content: Pick<ContentService, 'configuration'>;
  isOffered(site: SiteId): boolean;
}

/** Units of an order's lines, as far as they matter to whether all of it is on its way. */
const isAllSent = (
  order: Order,
  sent: (entryNumber: number) => number,
  withdrawn: (entryNumber: number) => number,
) =>
  order.lines.some((line) => line.shipped + sent(line.entryNumber) > 0) &&
  order.lines.every(
    (line) =>
      line.shipped + sent(line.entryNumber) + line.withdrawn + withdrawn(line.entryNumber) >= line.quantity,
  );

const inPart =
  (part: readonly { entryNumber: number; quantity: number }[]) =>
  (entryNumber: number): number =>
    part.find((one) => one.entryNumber === entryNumber)?.quantity ?? 0;
const none = (): number => 0;

/**
 * What the moments of an order mean for the points of who placed it, each in the order's own transaction. On a site that has
 * switched the programme off nothing new is earned, and what was earned before is cleared and taken back all the same.
 */
export function perksOfOrders({ ledger, content, isOffered }: Parts): OrderHooks {
  const memberOf = ({ site, customerId }: Pick<Order, 'site' | 'customerId'>): Member | undefined =>
    customerId === undefined ? undefined : { site, customerId };

  const pointsLeft = (order: Order, refund?: Refund): number =>
    pointsOf(goodsLeft(order, refund), content.configuration(order.site)).points;

  const placed = async (order: Order): Promise<void> => {
    const member = memberOf(order);
    if (!member || !isOffered(order.site)) return;
    await ledger.earn(member, {
      ...{ orderCode: order.code, orderedAt: order.createdAt, points: pointsLeft(order) },
    });
  };

  return {
    placed,

    renewed: async (orders) => {
      for (const [site, renewed] of Map.groupBy(orders, (order) => order.site)) {
        if (!isOffered(site)) continue;
        const members = await ledger.membersAmong(
          site,
          renewed.flatMap(({ customerId }) => customerId ?? []),
        );
        const earning = renewed.filter(({ customerId }) => customerId && members.has(customerId));
        // In one order, so that two batches with the same members never wait for each other.
        earning.sort((a, b) => ((a.customerId ?? '') < (b.customerId ?? '') ? -1 : 1));
        for (const order of earning) await placed(order);
      }
    },

    shipped: async (order, part) => {
      const member = memberOf(order);
      if (member && isAllSent(order, inPart(part), none)) await ledger.clear(member, order.code);
    },

    refundMade: async (order, refund) => {
      const member = memberOf(order);
      if (!member) return;
      await ledger.reverse(member, {
        ...{ orderCode: order.code, key: `order:${order.code}:refund:${refund.number}` },
        left: pointsLeft(order, refund),
      });
      const withdrawn = refund.lines.map(({ entryNumber, withdrawn: quantity }) => ({
        entryNumber,
        quantity,
      }));
      if (isAllSent(order, none, inPart(withdrawn))) await ledger.clear(member, order.code);
    },

    disputed: async (order) => {
      const member = memberOf(order);
      if (member) await ledger.hold(member, order.code);
    },

    disputeEnded: async (order) => {
      const member = memberOf(order);
      if (member) await ledger.free(member, order.code);
    },

    // Also of an order that cost nothing, of which nothing is refunded.
    reversed: async (order) => {
      const member = memberOf(order);
      if (!member) return;
      await ledger.reverse(member, { orderCode: order.code, key: `order:${order.code}:reversed`, left: 0 });
    },
  };
}
