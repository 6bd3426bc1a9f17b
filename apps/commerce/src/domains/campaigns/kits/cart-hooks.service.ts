import type { Cart, CartHooks } from '#domains/cart/index.ts';
import { kitPrice } from '#domains/pricing/index.ts';
import type { KitNeeds } from '../campaigns.deps.ts';
import { campaignErrors } from '../campaigns.errors.ts';
import { CAMPAIGNS, isBrewer, kitOf } from './kits.rules.ts';

/** What campaigns do with carts: the brewer's price, and the kit that goes with it. */
export const kitsInCarts = ({ cart: carts, content }: Pick<KitNeeds, 'cart' | 'content'>): CartHooks => ({
  name: CAMPAIGNS,
  campaignPrice: (cart, { line, variant }) => {
    const kit = kitOf(cart);
    if (!kit || !isBrewer(kit, line) || line.quantity !== 1) return undefined;
    const settings = content.configuration(cart.site);
    if (!settings.campaignCodes.includes(kit.campaignCode)) return undefined;
    return kitPrice(variant.listPrice, [kit.campaignCode], settings);
  },
  // The boxes stay, as plain auto-delivery.
  changed: async (cart: Cart) => {
    const kit = kitOf(cart);
    if (!kit) return;
    const units = cart.lines
      .filter((line) => isBrewer(kit, line))
      .reduce((sum, { quantity }) => sum + quantity, 0);
    if (units > 1) throw campaignErrors.oneBrewer(cart.language, kit.brewer);
    if (units === 0) await carts.attach(cart, CAMPAIGNS, undefined);
  },
  coupon: ({ language }, cart) => {
    if (kitOf(cart)) throw campaignErrors.notWithCoupon(language, '');
  },
  inherited: kitOf,
});
