import type { SiteId } from '@crema/brands';
import { textOf } from '#domains/catalog/index.ts';
import type { ContentService } from '#domains/content/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import { type CartLimits, deliveryExcess, inDelivery } from './cart.delivery.rules.ts';
import { cartErrors } from './cart.errors.ts';
import { unitsByCode } from './cart.rules.ts';
import type { CartLine, CatalogReads } from './cart.types.ts';

interface Parts {
  catalog: Pick<CatalogReads, 'variant'>;
  content: Pick<ContentService, 'configuration'>;
}

/** The limits of carts, as each site's merchant set them. */
export function createLimits({ catalog, content }: Parts) {
  const limitsOf = (site: SiteId): CartLimits => {
    const { maxLineQuantity, autoDeliveryLineMost, autoDeliveryBoxesMost } = content.configuration(site);
    const boxCount = (code: string) => catalog.variant(site, code)?.boxCount;
    return { maxLineQuantity, autoDeliveryLineMost, autoDeliveryBoxesMost, boxCount };
  };

  return {
    limitsOf,

    /**
     * What comes together in these rhythms (weeks; 0 is none) fits into one auto-delivery each. A cart that was kept from
     * before the cap may have too much of another product than those `asked` for: then it is named. @throws 400.
     */
    requireDeliveries: (
      { site, language }: SiteContext,
      lines: readonly CartLine[],
      rhythms: Iterable<number>,
      asked: readonly string[],
    ): void => {
      for (const weeks of new Set(rhythms)) {
        const units = unitsByCode(inDelivery(lines, weeks));
        const together = [...units].map(([code, quantity]) => ({ code, quantity }));
        const excess = deliveryExcess(together, limitsOf(site.id));
        if (!excess) continue;
        const other = excess.of === 'line' && !asked.includes(excess.code);
        const variant = other ? catalog.variant(site.id, excess.code) : undefined;
        throw cartErrors.overDelivery(language, excess, variant && textOf(variant.name, language));
      }
    },
  };
}

export type Limits = ReturnType<typeof createLimits>;
