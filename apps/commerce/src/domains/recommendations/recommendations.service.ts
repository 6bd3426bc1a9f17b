import type { Catalog } from '#domains/catalog/index.ts';
import type { ContentService } from '#domains/content/index.ts';
import type { Caller, SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { createParts } from '#platform/parts/index.ts';
import { recommendationErrors } from './recommendations.errors.ts';
import { fillUp, rank } from './recommendations.rules.ts';
import { contextTokens } from './token.service.ts';

export interface RecommendationNeeds {
  catalog: Catalog;
  content: ContentService;
}

const ANONYMOUS = 'anonymous';

/** What is known about the taste of a customer. */
export interface KnownTaste {
  /** Points by product code, beside those of likeness (at most some 20); products without points are left out. */
  points: ReadonlyMap<string, number>;
  /** Why, in the caller’s language: “Because you like …”. */
  because?: string;
}

/** Another domain says what a customer likes. */
export interface TasteSource {
  /** Which no other source has. */
  name: string;
  /** Undefined: nothing is known. */
  tasteOf(ctx: SiteContext, customerId: string, codes: readonly string[]): Promise<KnownTaste | undefined>;
}

export interface RecommendationHooks {
  /** Lets what a customer likes move what is recommended. @throws where the name is taken. */
  addTaste(source: TasteSource): void;
}

/**
 * Id whose recommendations a caller may see; a no-login link gives access to auto-delivery only, so it counts as
 * `anonymous`.
 */
const ownIdOf = (caller: Caller): string =>
  caller.kind === 'customer' || caller.kind === 'agent' ? (caller.customerId ?? ANONYMOUS) : ANONYMOUS;

/** Products of a context that are ranked for a visitor. */
const CANDIDATES = 100;

/** Products recommended to a visitor or for a place; products and their likeness come from the catalogue. */
export function recommendationService(platform: Platform, { catalog, content }: RecommendationNeeds) {
  const tokens = contextTokens(platform.config, () => platform.clock.now());
  const tastes = createParts<TasteSource>('sources of taste');
  const size = (ctx: SiteContext): number => content.configuration(ctx.site.id).recommendationsSize;

  return {
    addTaste: tastes.add,
    /**
     * A token for the caller's own recommendations: without a customer id, those of the customer who is logged in or
     * for whom the agent acts, else anonymous. Everybody may ask for those of `anonymous`.
     *
     * @throws {OccError} 401 for another customer's.
     */
    token(ctx: SiteContext, asked?: string) {
      const own = ownIdOf(ctx.caller);
      const customerId = asked ?? own;
      if (customerId !== ANONYMOUS && customerId !== own) throw recommendationErrors.notYours(ctx.language);
      const seconds = content.configuration(ctx.site.id).recommendationTokenSeconds;
      return {
        token: tokens.issue(ctx.site.id, customerId, seconds),
        expires_in: seconds,
        customerId,
      };
    },

    /**
     * The codes for a customer in a context: a category, a product, or any other word for the whole shop.
     *
     * @throws {OccError} 401 without a valid token of this customer.
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
      const pool = await catalog.productLookup.poolOf(ctx, contextID, CANDIDATES);
      const known: KnownTaste[] = [];
      for (const source of customerId === ANONYMOUS ? [] : tastes.parts) {
        const taste = await source.tasteOf(ctx, customerId, pool);
        if (taste) known.push(taste);
      }
      const candidates = pool.map((code) => ({
        code,
        likenesses: looked.map((other) => catalog.productLookup.likeness(ctx, code, other)),
        liked: known.reduce((sum, { points }) => sum + (points.get(code) ?? 0), 0),
      }));
      const codes = rank(candidates, new Set(looked), size(ctx));
      const because = known.find((taste) => taste.because !== undefined)?.because;
      return {
        ResultContent: codes.map((code, place) => ({ productCode: code, rank: place + 1 })),
        ...(because !== undefined && { because }),
      };
    },

    /** The products of variants, each once, with the data in the variant's code. */
    forVariants(ctx: SiteContext, variantCodes: readonly string[]) {
      const variants = variantCodes
        .map((code) => catalog.variant(ctx.site.id, code))
        .filter((variant) => variant !== undefined);
      const codes = [...new Set(variants.map(({ productCode }) => productCode))];
      return { products: catalog.productLookup.cards(ctx, codes), variants, codes };
    },

    /** Products for an auto-delivery: the named ones first, then those that the job ranks. */
    async forAutoDelivery(ctx: SiteContext, named: readonly string[], job: 'best-sellers' | 'newest') {
      const pool = await catalog.productLookup.poolOf(ctx, 'beverages', CANDIDATES, job);
      const fit = (code: string): boolean => catalog.productLookup.canBeDelivered(ctx, code);
      const codes = fillUp(named.filter(fit), pool.filter(fit), size(ctx));
      return { products: catalog.productLookup.cards(ctx, codes), codes };
    },
  };
}

export type RecommendationService = ReturnType<typeof recommendationService>;
