import type { Clock } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import { RETRY_FOR_MS } from '#platform/outbox/index.ts';
import { integrationErrors } from '../integrations.errors.ts';
import type { DeliveryRecord, DeliveryState, IntegrationId } from '../integrations.types.ts';
import type { DeliveryRepository } from './delivery.repository.ts';

interface Parts {
  clock: Clock;
  repository: DeliveryRepository;
  /** @throws {OccError} 404 */
  idOf(ctx: SiteContext, key: string): Promise<IntegrationId>;
}

const PAGE = 50;

/** What staff see of deliveries, and do with them. */
export function deliveryService({ clock, repository, idOf }: Parts) {
  const renewed = () => {
    const now = clock.now();
    return { now, retryUntil: new Date(now.getTime() + RETRY_FOR_MS) };
  };
  return {
    /** A page, latest event first. @throws {OccError} 404 */
    list: async (
      ctx: SiteContext,
      key: string,
      asked: { state?: DeliveryState; before?: number },
    ): Promise<{ items: DeliveryRecord[]; next?: number }> => {
      const rows = await repository.list(await idOf(ctx, key), { ...asked, most: PAGE + 1 });
      const items = rows.slice(0, PAGE);
      const next = rows.length > PAGE ? items.at(-1)?.number : undefined;
      return { items, ...(next === undefined ? {} : { next }) };
    },

    /** Makes a delivery due again, whatever came of it. @throws {OccError} 404 */
    again: async (ctx: SiteContext, key: string, event: number): Promise<DeliveryRecord> => {
      const id = await idOf(ctx, key);
      const isKnown = await repository.again(id, event, renewed());
      const record = isKnown ? await repository.byEvent(id, event) : undefined;
      if (!record) throw integrationErrors.unknownDelivery(ctx.language);
      return record;
    },

    /** Sends every event of a span again that it hears of. Answers how many. @throws {OccError} 400, 404 */
    replay: async (ctx: SiteContext, key: string, from: Date, until: Date): Promise<number> => {
      const id = await idOf(ctx, key);
      if (!(from < until)) throw integrationErrors.span(ctx.language);
      return repository.replay(id, { from, until, ...renewed() });
    },
  };
}

export type DeliveryService = ReturnType<typeof deliveryService>;
