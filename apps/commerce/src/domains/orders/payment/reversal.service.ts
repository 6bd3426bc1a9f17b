import type { Actor } from '../actor.types.ts';
import type { Order } from '../orders.types.ts';
import { stillOut } from '../refunds/refunds.rules.ts';
import type { SettlementNeeds } from './settlement.deps.ts';

/** In the running transaction: returns the stock that a cancelled or returned order still holds, once. */
export async function releaseStock(
  { platform: { clock }, repository, catalog }: Pick<SettlementNeeds, 'platform' | 'repository' | 'catalog'>,
  order: Order,
): Promise<void> {
  if (!(await repository.claimStockRelease(order.code, clock.now()))) return;
  const out = stillOut(order.lines, order.refunds);
  await repository.refunds.setRestocked(
    order.code,
    out.map(({ entryNumber, quantity }) => ({
      entryNumber,
      restocked: quantity + (order.lines.find((line) => line.entryNumber === entryNumber)?.restocked ?? 0),
    })),
  );
  await catalog.release(
    order.site,
    out.map(({ code, quantity }) => ({ code, qty: quantity })),
  );
}

/**
 * In the running transaction: calls the hooks after a paid order was reversed as a whole. Call it before
 * `releaseStock`, because hooks take their locks before the stock does.
 */
export async function runCancelledHooks(
  { hooks }: Pick<SettlementNeeds, 'hooks'>,
  order: Order,
  actor: Actor,
): Promise<void> {
  for (const hook of hooks) await hook.reversed?.(order, actor);
}
