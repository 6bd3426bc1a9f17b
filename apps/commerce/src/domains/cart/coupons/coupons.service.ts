import type { ContentService } from '#domains/content/index.ts';
import { type CouponsService, couponErrors, type PricedCoupon } from '#domains/coupons/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { CartService } from '../cart.service.ts';
import type { Cart, PricedCart } from '../cart.types.ts';

interface Parts {
  carts: CartService;
  coupons: CouponsService;
  content: Pick<ContentService, 'configuration'>;
}

/** A coupon on a cart, and what it took the place of. */
export interface CouponResult {
  coupon: PricedCoupon;
  priced: PricedCart;
  /** Code that had to go: a site takes so many an order. */
  replaced?: string;
  /** The cart as it still is, where the coupon was not put on it because another would have had to go. */
  present?: PricedCart;
}

/** Whether a coupon may take the place of another: who typed one has been asked, who followed a link has not. */
type Replace = 'replace' | 'ask';

/** Puts coupons on carts and takes them off. */
export function cartCoupons({ carts, coupons, content }: Parts) {
  /** The cart as it would be with the coupon: what fits an order is kept, the newest last. */
  const tried = async (ctx: SiteContext, cart: Cart, typed: string): Promise<CouponResult> => {
    const state = await coupons.require(ctx, typed, cart);
    const { code } = state.coupon;
    const most = content.configuration(ctx.site.id).couponsPerOrder;
    if (most < 1) throw couponErrors.off(ctx.language);
    const others = cart.coupons.filter((one) => one.coupon.code !== code);
    const kept = others.slice(0, most - 1);
    const priced = await carts.shown({ ...cart, coupons: [...kept, state] });
    return {
      coupon: priced.coupons.at(-1) as PricedCoupon,
      priced,
      replaced: others[kept.length]?.coupon.code,
    };
  };

  /** The cart, with its row locked until the transaction ends: coupons are read, decided on and written. */
  const locked = async (ctx: SiteContext, guid: string): Promise<Cart> => {
    await carts.lock(ctx.site.id, guid);
    return carts.get(ctx, guid);
  };

  return {
    /**
     * Applies a coupon; a second takes the place of the first, or with `ask` changes nothing. Call inside a transaction.
     *
     * @throws 400 not a code, or it takes nothing off this cart; 404 unknown; 409 used up.
     */
    apply: async (
      ctx: SiteContext,
      guid: string,
      typed: string,
      replace: Replace = 'replace',
    ): Promise<CouponResult> => {
      const cart = await locked(ctx, guid);
      carts.checkCoupon(ctx, cart);
      const result = await tried(ctx, cart, typed);
      if (result.coupon.refusal) throw couponErrors.refused(result.coupon, ctx.site.id, ctx.language);
      if (replace === 'ask' && result.replaced) return { ...result, present: await carts.shown(cart) };
      const codes = result.priced.coupons.map(({ coupon }) => coupon.code);
      await carts.setCoupons(ctx, guid, codes);
      return result;
    },

    /** What a coupon would do to a cart, changing nothing. @throws 400 not a code, 404 unknown. */
    preview: tried,

    /** For a visit without a cart. @throws always: 400 not a code or an empty cart, 404 unknown, 409 used up. */
    refuseOnEmpty: async (ctx: SiteContext, typed: string): Promise<never> => {
      const { coupon } = await tried(ctx, emptyCartOf(ctx), typed);
      throw couponErrors.refused(coupon, ctx.site.id, ctx.language);
    },

    /** Takes a coupon off; one that is not there changes nothing. Call inside a transaction. @throws 404, 409 as every change. */
    remove: async (ctx: SiteContext, guid: string, typed: string): Promise<void> => {
      const cart = await locked(ctx, guid);
      const code = typed.trim().toUpperCase();
      await carts.setCoupons(
        ctx,
        guid,
        cart.couponCodes.filter((one) => one !== code),
      );
    },
  };
}

/** What a visit has before its first line. */
export const emptyCartOf = ({ site, language, customerId }: SiteContext): Cart => ({
  guid: '',
  site: site.id,
  ...(customerId ? { customerId } : {}),
  status: 'open',
  language,
  version: 0,
  lines: [],
  couponCodes: [],
  attached: {},
  coupons: [],
});

export type CartCoupons = ReturnType<typeof cartCoupons>;
