import { presentAddress } from '#domains/cart/index.ts';
import type { PersonalDataHandler } from '#platform/personal-data/index.ts';
import { BOX_MAILS } from '../emails/box.emails.ts';
import type { BoxNeeds } from '../monthly-boxes.deps.ts';
import { boxErrors } from '../monthly-boxes.errors.ts';
import { hasEnded } from '../subscription/subscription.rules.ts';

/** The boxes of a customer, with their consents, months and mails. */
export const boxesOfCustomer = ({
  repository,
  platform: { outbox },
}: Pick<BoxNeeds, 'repository' | 'platform'>): PersonalDataHandler => ({
  name: 'monthlyBoxes',
  stage: 'account',
  export: async (site, customerId) => ({
    boxes: (await repository.ofCustomer({ site, customerId })).map(
      ({ payment, deliveryAddress, ...box }) => ({
        ...box,
        card: payment.card,
        deliveryAddress: presentAddress(deliveryAddress),
      }),
    ),
    ...(await repository.heldOf({ site, customerId })),
  }),
  readdress: async ({ site, id: customerId, email, language }) => {
    await repository.readdress({ site, customerId }, { email, language });
    await outbox.readdress(site, customerId, email, BOX_MAILS);
  },
  forget: async (site, customerId, language) => {
    const owner = { site, customerId };
    // Without an account nobody could be written to about the next box, so its owner cancels first.
    if ((await repository.ofCustomer(owner)).some((box) => !hasEnded(box))) throw boxErrors.running(language);
    await repository.forget(owner);
  },
});
