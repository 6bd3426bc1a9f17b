import type { CartService } from '#domains/cart/index.ts';
import type { ContentService } from '#domains/content/index.ts';
import type { CustomersService } from '#domains/customers/index.ts';
import type { OrdersService } from '#domains/orders/index.ts';
import type { Platform } from '#platform/index.ts';
import { addExperimentsAdmin } from './admin/index.ts';
import { type ExperimentsService, experimentsService } from './experiments.service.ts';
import { type AudienceNeeds, audienceHooks } from './visits/audiences.service.ts';
import { registerVisitRoutes } from './visits/visits.routes.ts';
import { visitsOfCustomer } from './visits/visits.service.ts';

export type { ExperimentsService } from './experiments.service.ts';
export { runExperimentsCommand } from './report/experiments.command.ts';

interface ExperimentsNeeds extends AudienceNeeds {
  cart: Pick<CartService, 'addHooks'>;
  content: Pick<ContentService, 'configuration'>;
  customers: Pick<CustomersService, 'addPersonalData'>;
  orders: Pick<OrdersService, 'hasOrdered' | 'addHooks'>;
}

/** Experiments: which visitors see what, counted until a day that was set before. */
export function createExperiments(platform: Platform, needs: ExperimentsNeeds): ExperimentsService {
  const { cart, customers, orders } = needs;
  const experiments = experimentsService(platform, needs);
  registerVisitRoutes(platform, experiments.visits);
  cart.addHooks(audienceHooks(platform, needs, experiments.consent));
  orders.addHooks(experiments.orderHooks);
  customers.addPersonalData(visitsOfCustomer(experiments.repository));
  addExperimentsAdmin(platform, experiments);
  let isSeeded = false;
  platform.demo.add({
    name: 'experiments',
    seed: async () => {
      if (!isSeeded) await experiments.seed();
      isSeeded = true;
    },
  });
  return experiments;
}
