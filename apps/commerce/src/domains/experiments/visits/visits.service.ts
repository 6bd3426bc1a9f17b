import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { SiteId } from '@crema/brands';
import type { Experiments, ScreenName } from '@crema/experiments';
import type { OrderHooks } from '#domains/orders/index.ts';
import type { Platform } from '#platform/index.ts';
import type { PersonalDataHandler } from '#platform/personal-data/index.ts';
import type { ExperimentsRepository } from '../experiments.repository.ts';

interface Needs {
  platform: Pick<Platform, 'clock'>;
  repository: ExperimentsRepository;
  chooser: Experiments;
}

/** A visitor as tables hold it. */
const hashed = (id: string): string => createHash('sha256').update(id).digest('base64url').slice(0, 32);

/** What visitors saw, and what they ordered after it. */
export function createVisits({ platform: { clock }, repository, chooser }: Needs) {
  return {
    /** The arms of a screen for who calls; undefined where nothing is shown but the control. */
    arms: (site: SiteId, screen: ScreenName, headers: IncomingHttpHeaders) =>
      chooser.choose(site, screen, headers, false)?.choice,

    /**
     * Counts what a browser says that it showed. The arms are chosen again from the call's own cookies: where they
     * differ, nothing is counted.
     */
    exposed: async (
      site: SiteId,
      { screen, arms }: { screen: ScreenName; arms: string },
      headers: IncomingHttpHeaders,
    ): Promise<void> => {
      const found = chooser.choose(site, screen, headers, false);
      if (!found || found.choice.arms !== arms || found.choice.takesPart.length === 0) return;
      await repository.expose(
        { site, visitor: hashed(found.visitor.id) },
        found.choice.takesPart,
        clock.now(),
      );
    },
  };
}

export type VisitsService = ReturnType<typeof createVisits>;

/** Notes what visitors order who have seen an arm. */
export function orderHooks(
  { platform: { clock }, repository }: Needs,
  visitorIn: (site: SiteId, headers: IncomingHttpHeaders) => string | undefined,
): OrderHooks {
  return {
    written: async (_ctx, order, _priced, { headers }) => {
      const id = headers && visitorIn(order.site, headers);
      if (id === undefined) return;
      const revenue = order.total - order.totalTax - order.deliveryCost;
      await repository.order(
        { site: order.site, visitor: hashed(id) },
        { code: order.code, revenue },
        clock.now(),
      );
    },
    placed: ({ code }) => repository.setPaid(code, clock.now()),
    reversed: ({ code }) => repository.setPaid(code, undefined),
  };
}

/** What a customer was shown, by the customer's own id. */
export const visitsOfCustomer = (repository: ExperimentsRepository): PersonalDataHandler => ({
  name: 'experiments',
  stage: 'records',
  export: (site, customerId) => repository.ofVisitor({ site, visitor: hashed(customerId) }),
  forget: (site, customerId) => repository.forget({ site, visitor: hashed(customerId) }),
});
