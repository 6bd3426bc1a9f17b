import type { SiteId } from '@crema/brands';
import { daysLater } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { CartNeeds } from './cart.deps.ts';
import { cartErrors } from './cart.errors.ts';
import type { Owner, Times } from './cart.types.ts';

/** Whose carts a call reaches. */
export const ownerOf = ({ site, customerId }: SiteContext): Owner => ({ site: site.id, customerId });

/** The time of a change now; a change keeps the cart for the site's lifetime of carts. */
export function times({ clock, content }: Pick<CartNeeds, 'clock' | 'content'>, site: SiteId): Times {
  const now = clock.now();
  return { now, expiresAt: daysLater(now, content.configuration(site).cartLifetimeDays) };
}

/** Why a cart could not be changed. @throws always. */
export async function refuse(
  { clock, repository }: CartNeeds,
  ctx: SiteContext,
  guid: string,
): Promise<never> {
  const { language } = ctx;
  const cart = await repository.byGuid(ownerOf(ctx), guid, clock.now());
  throw cart?.status === 'ordering'
    ? cartErrors.beingOrdered(language, guid)
    : cartErrors.unknownCart(language, guid);
}
