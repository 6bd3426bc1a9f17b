import type { Cart, CartService, PricedCart } from '#domains/cart/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import { checkEmail } from '#platform/mail/address.ts';
import type { Payments } from '#platform/payments/index.ts';
import {
  fieldErrors,
  incomplete,
  notBusiness,
  unknownDeliveryMode,
  unknownPayment,
} from './checkout.messages.ts';
import {
  type AddressInput,
  type BusinessInput,
  checkAddress,
  checkBusiness,
  DELIVERY_MODES,
  missingForOrder,
} from './checkout.rules.ts';

export function checkoutService({ cart: carts, payments }: { cart: CartService; payments: Payments }) {
  const priced = async (ctx: SiteContext, guid: string): Promise<PricedCart> =>
    carts.price(await carts.get(ctx, guid));

  return {
    priced,

    /** Keeps the shopper's e-mail address. @throws 400. */
    setEmail: async (ctx: SiteContext, guid: string, input: string): Promise<void> => {
      const email = checkEmail(input);
      if (!email) throw fieldErrors([{ subject: 'email', problem: 'email' }], ctx.language);
      await carts.setDetails(ctx, guid, { email });
    },

    /** Keeps the delivery address and, there being one way of delivery, that. @throws 400 with an item a field. */
    setAddress: async (ctx: SiteContext, guid: string, input: AddressInput): Promise<void> => {
      const checked = checkAddress(input, ctx.site);
      if ('problems' in checked) throw fieldErrors(checked.problems, ctx.language);
      await carts.setDetails(ctx, guid, {
        deliveryAddress: checked.address,
        deliveryMode: DELIVERY_MODES[0],
      });
    },

    /** Keeps a company's purchase order and tax exemption in place of what it told before. @throws 400. */
    setBusiness: async (ctx: SiteContext, guid: string, input: BusinessInput): Promise<void> => {
      if (!ctx.site.business) throw notBusiness(ctx.language);
      const checked = checkBusiness(input);
      if ('problems' in checked) throw fieldErrors(checked.problems, ctx.language);
      await carts.setDetails(ctx, guid, { business: checked.business });
    },

    setDeliveryMode: async (ctx: SiteContext, guid: string, code: string): Promise<void> => {
      const known = DELIVERY_MODES.find((mode) => mode === code);
      if (!known) throw unknownDeliveryMode(ctx.language);
      await carts.setDetails(ctx, guid, { deliveryMode: known });
    },

    /** Asks the provider whose card a token is: a network call, so outside any transaction. @throws 400. */
    describePayment: async (
      ctx: SiteContext,
      { provider: name, token }: { provider: string; token: string },
    ): Promise<Cart['payment']> => {
      const provider = payments.provider(name);
      if (!provider) throw unknownPayment(ctx.language, 'provider');
      const card = await provider.describe(token);
      if (!card) throw unknownPayment(ctx.language, 'token');
      return { provider: name, token, card };
    },

    setPayment: (ctx: SiteContext, guid: string, payment: Cart['payment']): Promise<void> =>
      carts.setDetails(ctx, guid, { payment }),

    /** Requires that nothing is missing before an order. @throws 400 with an item for each thing that is. */
    requireComplete: (ctx: SiteContext, cart: PricedCart): void => {
      const missing = missingForOrder(cart);
      if (missing.length > 0) throw incomplete(missing, ctx.language);
    },
  };
}

export type CheckoutService = ReturnType<typeof checkoutService>;
