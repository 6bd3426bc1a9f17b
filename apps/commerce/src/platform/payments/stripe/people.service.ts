import type { Platform } from '#platform/index.ts';
import type { PersonalDataHandler } from '#platform/personal-data/index.ts';
import { ask, StripeRefusal } from './answers.ts';
import { dropCustomer } from './stripe.repository.ts';
import type { StripeNeeds } from './stripe.types.ts';

/** What Stripe holds of a customer goes with the account: a job, once that is committed, removes it there. */
export function stripePeople({ jobs }: Pick<Platform, 'jobs'>, needs: StripeNeeds): PersonalDataHandler {
  const { api, name } = needs;
  const job = `payments.${name}.forget`;
  jobs.define<{ customer: string }>(job, async ({ customer }) => {
    await ask(customer, () => api.customers.del(customer)).catch((error: unknown) => {
      // It is gone already.
      if (!(error instanceof StripeRefusal)) throw error;
    });
  });
  return {
    name,
    // The cards that are kept are told by the account's book.
    export: async () => undefined,
    forget: async (_site, customerId) => {
      const customer = await dropCustomer(needs, customerId);
      if (customer !== undefined) await jobs.enqueue(job, { customer });
    },
  };
}
