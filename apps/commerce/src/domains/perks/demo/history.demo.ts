import { randomUUID } from 'node:crypto';
import type { SiteId } from '@crema/brands';
import type { BrewersService } from '#domains/brewers/index.ts';
import type { ContentService } from '#domains/content/index.ts';
import type { CustomersService } from '#domains/customers/index.ts';
import { goodsLeft, type OrdersService } from '#domains/orders/index.ts';
import { addDays, dayOf, daysLater } from '#platform/clock/index.ts';
import type { DemoCustomer, DemoPart } from '#platform/demo/index.ts';
import type { Platform } from '#platform/index.ts';
import { orderKey } from '../ledger/earning.service.ts';
import { pointsOf } from '../ledger/ledger.rules.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { Members } from '../members/members.service.ts';
import type { Member } from '../perks.types.ts';

interface Parts {
  platform: Pick<Platform, 'clock' | 'db'>;
  brewers: Pick<BrewersService, 'register'>;
  content: Pick<ContentService, 'configuration'>;
  customers: Pick<CustomersService, 'setPerksOptIn'>;
  ledger: Ledger;
  members: Members;
  orders: Pick<OrdersService, 'history'>;
}

/** Days ago on which the demo's customer joined, and on which customer service added points. */
const [JOINED, ADJUSTED] = [200, 60];
/** Days from an order of the demo to its parcel. */
const TO_SHIP = 1;
const ADDED = 60;

/** A brewer of each shop's customer: its serial number is one in all shops. */
const SERIALS: Partial<Record<SiteId, string>> = { usb2c: '10242500452187', cab2c: '12242500452187' };

/** A member since half a year: welcomed, with the points of the orders so far, an adjustment and a registered brewer. */
export const demoHistory = (parts: Parts): DemoPart => ({
  name: 'perks',
  customer: async (customer) => {
    const { members, platform } = parts;
    const { site, customerId } = customer.ctx;
    if (!members.isOffered(site.id)) return;
    await platform.db.transaction(() => fill(parts, customer, { site: site.id, customerId }));
  },
});

async function fill(parts: Parts, { ctx }: DemoCustomer, member: Member): Promise<void> {
  const { brewers, content, customers, ledger, members, orders, platform } = parts;
  const now = platform.clock.now();
  const { perksWelcomePoints, loyaltyClearingDays, ...rates } = content.configuration(member.site);
  const joinedAt = daysLater(now, -JOINED);
  if (!(await members.joinedOn(member, joinedAt))) return;
  const lot = (points: number, clearsAt: Date) => ({ id: randomUUID(), points, clearsAt });
  const { orders: all } = await orders.history.page(ctx, 0, 100);
  const earned = all.flatMap(({ code, lines, placedAt }) => {
    const { points } = pointsOf(goodsLeft({ lines, refunds: [] }), rates);
    if (!placedAt || placedAt < joinedAt || points === 0) return [];
    const clearsAt = daysLater(placedAt, TO_SHIP + loyaltyClearingDays);
    return [
      {
        key: orderKey(code),
        kind: 'earned' as const,
        at: placedAt,
        orderCode: code,
        lot: lot(points, clearsAt),
      },
    ];
  });
  const addedAt = daysLater(now, -ADJUSTED);
  const entries = [
    { key: 'welcome', kind: 'welcome' as const, at: joinedAt, lot: lot(perksWelcomePoints, joinedAt) },
    ...earned,
    {
      ...{ key: 'adjusted:demo', kind: 'adjusted' as const, at: addedAt, actor: 'operator' },
      ...{ reason: 'A parcel came late', lot: lot(ADDED, addedAt) },
    },
  ].sort((a, b) => a.at.getTime() - b.at.getTime());
  await ledger.restore(member, entries);
  await customers.setPerksOptIn(ctx, true);
  const serialNumber = SERIALS[member.site];
  const purchaseDate = addDays(dayOf(now, ctx.site.timeZone), -JOINED);
  if (serialNumber) await brewers.register(ctx, { serialNumber, purchaseDate });
}
