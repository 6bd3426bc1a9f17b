import type { SiteId } from '@crema/brands';
import type { BrewersService } from '#domains/brewers/index.ts';
import type { ContentService } from '#domains/content/index.ts';
import type { CustomersService } from '#domains/customers/index.ts';
import type { OrdersService } from '#domains/orders/index.ts';
import type { Platform } from '#platform/index.ts';
import { addPerksAdmin } from './admin/index.ts';
import { demoHistory } from './demo/history.demo.ts';
import { createPerksMails } from './emails/perks.jobs.ts';
import { registerAdjustmentRoutes } from './ledger/adjusting.routes.ts';
import { createLedger, type LedgerGuards } from './ledger/ledger.service.ts';
import { perksOfOrders } from './ledger/orders.service.ts';
import { registerMemberRoutes } from './members/members.routes.ts';
import { createMembers } from './members/members.service.ts';
import { defineWelcomes } from './members/welcome.jobs.ts';
import { createPerksOperator } from './operator/operator.service.ts';
import { perksSchemas } from './perks.schemas.ts';
import { pointsOfCustomer } from './privacy/personal-data.service.ts';
import { createRewards } from './rewards/assembly.service.ts';
import type { RewardServices } from './rewards/rewards.deps.ts';
import { registerRewardRoutes } from './rewards/rewards.routes.ts';

interface PerksServices extends Omit<RewardServices, 'ledger'> {
  brewers: Pick<BrewersService, 'addHook' | 'register'>;
  content: ContentService;
  customers: CustomersService;
  orders: OrdersService;
  /** For proofs only. */
  ledgerGuards?: LedgerGuards | undefined;
}

export type { LedgerGuards } from './ledger/ledger.service.ts';
export { runPointsCommand } from './operator/points.command.ts';

/** The programme “Perks”: points for orders, and what they are good for. */
export function createPerks(platform: Platform, services: PerksServices) {
  const { brewers, cart, content, customers, orders } = services;
  for (const schema of perksSchemas) platform.app.addSchema(schema);
  const ledger = createLedger(platform, { content, guards: services.ledgerGuards });
  const rewards = createRewards(platform, { ...services, ledger });
  const members = createMembers({ platform, content, ledger, rewards: rewards.offer });
  registerMemberRoutes(platform, members, customers);
  registerRewardRoutes({ platform, carts: cart, rewards: rewards.calls, ...members });
  registerAdjustmentRoutes(platform, ledger, members.requireOffered);
  customers.addPerks(members);
  const { isOffered } = members;
  orders.addHooks(perksOfOrders({ ledger, content, isOffered }));
  orders.addHooks(createPerksMails({ platform, content, customers, ledger, isOffered }).orderHooks);
  customers.addPersonalData(pointsOfCustomer(members, ledger));
  defineWelcomes({ platform, content, ledger, isOffered });
  brewers.addHook((owner, serialNumber) => members.registered(owner, serialNumber));
  platform.demo.add(demoHistory({ ...services, platform, ledger, members }));
  const operator = createPerksOperator({ platform, content, ledger, isOffered });
  const most = (site: SiteId) => content.configuration(site).perksAdjustmentMost;
  addPerksAdmin(platform, { customers, ledger, operator, most });
  return { ledger, members, operator };
}
