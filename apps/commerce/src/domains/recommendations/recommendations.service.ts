import type { Catalog } from '#domains/catalog/index.ts';
import type { ContentService } from '#domains/content/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { recommendationErrors } from './recommendations.errors.ts';
import { fillUp, rank } from './recommendations.rules.ts';
import { contextTokens } from './recommendations.token.ts';

export interface RecommendationNeeds {
  catalog: Catalog;
  content: ContentService;
}

const ANONYMOUS = 'anonymous';
/** Products of a context that are ranked for a visitor. */
const CANDIDATES = 100;

/** Products chosen for a visitor or a place; which products there are and how alike they are, the catalogue says. */
export function recommendationService(platform: Platform, { catalog, content }: RecommendationNeeds) {
  const tokens = contextTokens(platform.config, () => platform.clock.now());
  const size = (ctx: SiteContext): number => content.configuration(ctx.site.id).recommendationsSize;

  return {
    /** A token for the caller's own recommendations. @throws {OccError} 401 for somebody else's. */
    token(ctx: SiteContext, customerId: string = ANONYMOUS) {
      if (customerId !== ANONYMOUS) throw recommendationErrors.notYours(ctx.language);
      const seconds = content.configuration(ctx.site.id).recommendationTokenSeconds;
      return {
        token: tokens.issue(ctx.site.id, customerId, seconds),
        expires_in: seconds,
        customerId,
      };
    },

    /**
     * The codes to show a customer in a context: a category, a product, or any other word for the whole shop.
     *
     * @throws {OccError} 401 without a good token of this customer.
     */
    async forContext(
      ctx: SiteContext,
      {
        contextID,
        customerId,
        token,
        recent,
      }: { contextID: string; customerId: string; token: string | undefined; recent: readonly string[] },
    ) {
      if (!token || !tokens.isGood(token, ctx.site.id, customerId))
        throw recommendationErrors.noToken(ctx.language);
      const product = catalog.product(ctx.site.id, contextID);
      const seen = recent.slice(0, content.configuration(ctx.site.id).recentProductsSize);
      const looked = [...(product ? [product.code] : []), ...seen];
      const pool = await catalog.shelf.poolOf(ctx, contextID, CANDIDATES);
      const candidates = pool.map((code) => ({
        code,
        likenesses: looked.map((other) => catalog.shelf.likeness(ctx, code, other)),
      }));
      const codes = rank(candidates, new Set(looked), size(ctx));
      return codes.map((code, place) => ({ productCode: code, rank: place + 1 }));
    },

    /** The products of variants, each once, with what the variant's code says. */
    forVariants(ctx: SiteContext, variantCodes: readonly string[]) {
      const variants = variantCodes
        .map((code) => catalog.variant(ctx.site.id, code))
        .filter((variant) => variant !== undefined);
      const codes = [...new Set(variants.map(({ productCode }) => productCode))];
      return { products: catalog.shelf.cards(ctx, codes), variants, codes };
    },

    /** What an auto-delivery may hold: the named first, then what the job ranks. */
    async forAutoDelivery(ctx: SiteContext, named: readonly string[], job: 'best-sellers' | 'newest') {
      const pool = await catalog.shelf.poolOf(ctx, 'beverages', CANDIDATES, job);
      const fit = (code: string): boolean => catalog.shelf.canBeDelivered(ctx, code);
      const codes = fillUp(named.filter(fit), pool.filter(fit), size(ctx));
      return { products: catalog.shelf.cards(ctx, codes), codes };
    },
  };
}

export type RecommendationService = ReturnType<typeof recommendationService>;
