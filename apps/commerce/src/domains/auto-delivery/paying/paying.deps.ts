import type { CheckoutService } from '#domains/checkout/index.ts';
import type { OrdersService } from '#domains/orders/index.ts';
import type { Platform } from '#platform/index.ts';
import type { GenerationRepository } from '../renewal/renewal.repository.ts';
import type { createGeneration } from '../renewal/renewal.service.ts';
import type { AutoDeliveryRepository } from '../subscription/subscription.repository.ts';
import type { paymentLinks } from './link.rules.ts';

/** What paying by a mailed link takes. */
export interface PayingNeeds {
  platform: Platform;
  links: ReturnType<typeof paymentLinks>;
  subscriptions: AutoDeliveryRepository;
  repository: GenerationRepository;
  generation: Pick<ReturnType<typeof createGeneration>, 'runPresent' | 'settleOne'>;
  orders: Pick<OrdersService, 'recurring'>;
  checkout: Pick<CheckoutService, 'describePayment'>;
}
