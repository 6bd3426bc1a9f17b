import { presentAddress } from '#domains/cart/index.ts';
import type { Platform } from '#platform/index.ts';
import type { PersonalDataHandler } from '#platform/personal-data/index.ts';
import { AUTO_DELIVERY_MAILS } from '../emails/emails.types.ts';
import { autoDeliveryErrors } from '../subscription/subscription.errors.ts';
import type { AutoDeliveryRepository } from '../subscription/subscription.repository.ts';
import { exportRepository } from './export.repository.ts';
import { forgetPerson } from './forget.repository.ts';
import { readdress } from './readdress.repository.ts';

interface Parts {
  platform: Pick<Platform, 'db' | 'outbox'>;
  repository: Pick<AutoDeliveryRepository, 'ofCustomer'>;
}

const ENDED = new Set(['CANCELLED', 'COMPLETED']);

/** The subscriptions of a customer, with their consents, history and emails. */
export function subscriptionsOfCustomer({
  platform: { db, outbox },
  repository,
}: Parts): PersonalDataHandler {
  const exportOf = exportRepository(db);
  const readdressSubscriptions = readdress(db);
  const forgetSubscriptions = forgetPerson(db);
  return {
    name: 'autoDelivery',
    stage: 'account',
    export: async (site, id) => ({
      subscriptions: (await repository.ofCustomer(site, id)).map(
        ({ payment, deliveryAddress, ...subscription }) => ({
          ...subscription,
          card: payment.card,
          deliveryAddress: presentAddress(deliveryAddress),
        }),
      ),
      ...(await exportOf(site, id)),
    }),
    readdress: async ({ site, id, ...to }) => {
      await readdressSubscriptions(site, id, to);
      await outbox.readdress(site, id, to.email, AUTO_DELIVERY_MAILS);
    },
    forget: async (site, id, language) => {
      // Without an account nobody could be written to about the next order, so its owner cancels first.
      const running = (await repository.ofCustomer(site, id)).some(({ status }) => !ENDED.has(status));
      if (running) throw autoDeliveryErrors.running(language);
      await forgetSubscriptions(site, id);
    },
  };
}
