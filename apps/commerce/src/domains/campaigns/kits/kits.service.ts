/** A kit of a cart: put into it, and read from it. */
import type { Cart, PricedCart } from '#domains/cart/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { KitNeeds } from '../campaigns.deps.ts';
import { campaignErrors } from '../campaigns.errors.ts';
import { requireFirst } from '../limits/once.service.ts';
import { requireAvailable } from '../limits/uses.service.ts';
import { requireCampaign, todayOf } from '../offers/known.service.ts';
import { type KitParts, partsOf } from '../quote/estimate.service.ts';
import { brewerReduction } from '../quote/prices.service.ts';
import { CAMPAIGNS, isBrewer, kitLines, kitOf, startOf } from './kits.rules.ts';
import type { AttachedKit, BundleAsked } from './kits.types.ts';

type Target = { guid: string } | { session: string };

/**
 * Puts a kit into a cart: the brewer at the campaign's price, and what comes with it on auto-delivery. It takes the place of a kit that
 * is there. Call inside a transaction: whatever is refused leaves nothing behind. Answers the cart's guid.
 *
 * @throws 400 for what is no kit; 404 for unknown products or cart; 409 for what is not eligible, too little, sold out, used up, or
 *   refused beside a coupon or a kit from before.
 */
export async function addBundle(
  needs: KitNeeds,
  ctx: SiteContext,
  target: Target,
  asked: BundleAsked,
): Promise<string> {
  const parts = partsOf(needs, ctx, {
    ...asked,
    products: asked.products.map(({ code, qty }) => `${code}:${qty}`),
  });
  requireStocked(needs, ctx, parts);
  const guid = await needs.cart.begin(ctx, target);
  const before = await needs.cart.lockOpen(ctx, guid);
  if (parts.brewer) await requireOpen(needs, ctx, parts, before);
  const cart = await takeOut(needs, ctx, before);
  const { brewer, drinks, weeks } = parts;
  const units = cart.lines.filter((line) => brewer && isBrewer({ brewer: brewer.code }, line));
  const wanted = [
    ...(brewer && units.length === 0 ? [{ code: brewer.code, qty: 1 }] : []),
    ...drinks.map(({ variant, qty }) => ({
      ...{ code: variant.code, qty, isOneTimeProduct: false, frequencyWeeks: weeks },
    })),
  ];
  await needs.cart.add(ctx, { guid }, wanted, () => ({}));
  if (!brewer) return guid;
  if (units.some(({ quantity }) => quantity > 1)) throw campaignErrors.oneBrewer(ctx.language, brewer.code);
  const kit: AttachedKit = {
    ...{ campaignCode: parts.campaign.code, brewer: brewer.code, frequencyWeeks: weeks },
    ...(parts.starts !== undefined && { startDate: parts.starts }),
    products: drinks.map(({ variant, qty }) => ({ code: variant.code, qty })),
  };
  await needs.cart.attach(await needs.cart.lockOpen(ctx, guid), CAMPAIGNS, kit);
  return guid;
}

/** @throws 409 where a part of it is sold out. */
function requireStocked({ catalog }: KitNeeds, { site, language }: SiteContext, parts: KitParts): void {
  const codes = [...(parts.brewer ? [parts.brewer] : []), ...parts.drinks.map(({ variant }) => variant)];
  const gone = codes.find(({ code }) => !catalog.inStock(site.id, code));
  if (gone) throw campaignErrors.soldOut(language, gone.code, 'product');
}

/** @throws 409 beside a coupon, where the campaign is used up, or the customer had a kit. */
async function requireOpen(
  needs: KitNeeds,
  ctx: SiteContext,
  { campaign, brewer }: KitParts,
  cart: Cart,
): Promise<void> {
  const [coupon] = cart.couponCodes;
  if (coupon !== undefined) throw campaignErrors.notWithCoupon(ctx.language, coupon);
  if (brewer) await requireAvailable(needs, ctx, campaign, brewerReduction(needs, ctx, campaign, brewer));
  const email =
    cart.email ?? (ctx.customerId && (await needs.customers.byId(ctx.site.id, ctx.customerId))?.email);
  await requireFirst(needs, ctx, campaign, {
    email,
    customerId: ctx.customerId,
    address: cart.deliveryAddress,
  });
}

/** Takes a kit out of a locked cart, with what it put there. Answers the cart as it is then. */
async function takeOut(needs: KitNeeds, ctx: SiteContext, cart: Cart): Promise<Cart> {
  const kit = kitOf(cart);
  if (!kit) return cart;
  await needs.cart.attach(cart, CAMPAIGNS, undefined);
  for (const line of cart.lines) {
    const put = kit.products.find(({ code }) => code === line.code)?.qty ?? 0;
    const isDrink = !line.oneTime && line.frequencyWeeks === kit.frequencyWeeks;
    const fewer = isBrewer(kit, line) ? line.quantity : isDrink ? put : 0;
    const qty = Math.max(0, line.quantity - fewer);
    if (fewer > 0) await needs.cart.changeEntry(ctx, cart.guid, line.entryNumber, { qty });
  }
  return needs.cart.lockOpen(ctx, cart.guid);
}

/** A kit in a cart, with its parts as the cart has them. */
export interface KitInCart extends KitParts {
  kit: AttachedKit;
  cart: Cart;
  entryNumber?: number;
}

/** The kit of a cart; undefined where there is none. @throws 409 where it is not offered any more. */
export function kitInCart(
  needs: Pick<KitNeeds, 'clock' | 'content'>,
  ctx: SiteContext,
  { cart, sold }: Pick<PricedCart, 'cart' | 'sold'>,
): KitInCart | undefined {
  const kit = kitOf(cart);
  if (!kit) return undefined;
  const campaign = requireCampaign(needs, ctx, kit.campaignCode);
  const { brewer, entryNumber, drinks, weeks } = kitLines(kit, campaign, sold);
  return {
    ...{ kit, cart, campaign, brewer, drinks, weeks, starts: startOf(kit, todayOf(needs, ctx)) },
    ...(entryNumber !== undefined && { entryNumber }),
  };
}

/** The kit of the caller's cart. @throws 404 without one; 409 where it is not offered any more. */
export async function requireKit(needs: KitNeeds, ctx: SiteContext, guid: string): Promise<KitInCart> {
  const found = kitInCart(needs, ctx, needs.cart.price(await needs.cart.get(ctx, guid)));
  if (!found) throw campaignErrors.noKit(ctx.language, guid);
  return found;
}
