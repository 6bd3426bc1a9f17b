import { sql } from 'drizzle-orm';
import type { Platform } from '#platform/index.ts';
import type { PersonalDataHandler } from '#platform/personal-data/index.ts';
import { ask, StripeRefusal } from './answers.ts';
import type { StripeNeeds } from './stripe.types.ts';

const JOB = 'payments.stripe.forget';

/** What Stripe holds of a customer goes with the account: a job, once that is committed, removes it there. */
export function stripePeople({ jobs }: Pick<Platform, 'jobs'>, needs: StripeNeeds): PersonalDataHandler {
  const { api, db } = needs;
  jobs.define<{ customer: string }>(JOB, async ({ customer }) => {
    await ask(customer, () => api.customers.del(customer)).catch((error: unknown) => {
      // It is gone already.
      if (!(error instanceof StripeRefusal)) throw error;
    });
  });
  return {
    name: 'stripe',
    // The cards that are kept are told by the account's book.
    export: async () => undefined,
    forget: async (_site, customerId) => {
      const [gone] = await db.rows<{ customer: string }>(
        sql`delete from provider_customers where customer_id = ${customerId} returning customer`,
      );
      if (!gone) return;
      await db.rows(sql`delete from provider_methods where customer = ${gone.customer}`);
      await jobs.enqueue(JOB, gone);
    },
  };
}
