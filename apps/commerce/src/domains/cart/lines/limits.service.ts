import type { SiteId } from '@crema/brands';
import { textOf } from '#domains/catalog/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { CartNeeds } from '../cart.deps.ts';
import { cartErrors } from '../cart.errors.ts';
import type { CartLine } from '../cart.types.ts';
import { type CartLimits, deliveryExcess, inDelivery } from './delivery.rules.ts';
import { unitsByCode } from './lines.rules.ts';

type LimitNeeds = Pick<CartNeeds, 'catalog' | 'content'>;

/** The limits of a site's carts, as its merchant set them. */
export function limitsOf({ catalog, content }: LimitNeeds, site: SiteId): CartLimits {
  const { maxLineQuantity, autoDeliveryLineMost, autoDeliveryBoxesMost } = content.configuration(site);
  const boxCount = (code: string) => catalog.variant(site, code)?.boxCount;
  return { maxLineQuantity, autoDeliveryLineMost, autoDeliveryBoxesMost, boxCount };
}

/**
 * What comes together at these frequencies (weeks; 0 is none) fits into one auto-delivery each. A cart that was kept from
 * before the cap may have too much of another product than those `asked` for: then it is named. @throws 400.
 */
export function requireDeliveries(
  needs: LimitNeeds,
  { site, language }: SiteContext,
  lines: readonly CartLine[],
  frequencies: Iterable<number>,
  asked: readonly string[],
): void {
  for (const weeks of new Set(frequencies)) {
    const units = unitsByCode(inDelivery(lines, weeks));
    const together = [...units].map(([code, quantity]) => ({ code, quantity }));
    const excess = deliveryExcess(together, limitsOf(needs, site.id));
    if (!excess) continue;
    const other = excess.of === 'line' && !asked.includes(excess.code);
    const variant = other ? needs.catalog.variant(site.id, excess.code) : undefined;
    throw cartErrors.overDelivery(language, excess, variant && textOf(variant.name, language));
  }
}
