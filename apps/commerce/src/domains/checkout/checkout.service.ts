import type { SiteId } from '@crema/brands';
import type { Cart, CartAddress, CartPayment, CartService, PricedCart } from '#domains/cart/index.ts';
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

/** A token of the provider's card fields, or a card that the customer keeps. */
export interface PaymentInput {
  provider?: string;
  token?: string;
  paymentDetailsId?: string;
  saved?: boolean;
}

/** What checkout asks of a customer's own data. */
export interface CustomerReads {
  email(site: SiteId, customerId: string): Promise<string | undefined>;
  /** An address that the customer keeps. @throws 404, for somebody else's as for one that is not there. */
  address(ctx: SiteContext & { customerId: string }, id: string): Promise<CartAddress>;
  /** A card that the customer keeps. */
  card(site: SiteId, customerId: string, id: string): Promise<CartPayment | undefined>;
}

interface Services {
  cart: CartService;
  payments: Payments;
  customers: CustomerReads;
}

export function checkoutService({ cart: carts, payments, customers }: Services) {
  const priced = async (ctx: SiteContext, guid: string): Promise<PricedCart> =>
    carts.price(await carts.get(ctx, guid));

  const requireAddress = ({ site, language }: SiteContext, input: AddressInput): CartAddress => {
    const checked = checkAddress(input, site);
    if ('problems' in checked) throw fieldErrors(checked.problems, language);
    return checked.address;
  };

  const deliverTo = async (ctx: SiteContext, guid: string, deliveryAddress: CartAddress): Promise<void> => {
    const { site, customerId } = ctx;
    const isNamed = !customerId || (await carts.get(ctx, guid)).email !== undefined;
    // A customer's order is written to the customer, unless another address was given.
    const email = isNamed ? undefined : await customers.email(site.id, customerId);
    await carts.setDetails(ctx, guid, { deliveryAddress, deliveryMode: DELIVERY_MODES[0], email });
  };

  return {
    priced,

    /** An address as it is kept. @throws 400 with an item a field. */
    requireAddress,

    /** Keeps the shopper's e-mail address. @throws 400. */
    setEmail: async (ctx: SiteContext, guid: string, input: string): Promise<void> => {
      const email = checkEmail(input);
      if (!email) throw fieldErrors([{ subject: 'email', problem: 'email' }], ctx.language);
      await carts.setDetails(ctx, guid, { email });
    },

    /** Keeps the delivery address and, there being one way of delivery, that. @throws 400 with an item a field. */
    setAddress: async (ctx: SiteContext, guid: string, input: AddressInput): Promise<void> =>
      deliverTo(ctx, guid, requireAddress(ctx, input)),

    /** The same with an address that the customer keeps. @throws 404. */
    chooseAddress: async (
      ctx: SiteContext & { customerId: string },
      guid: string,
      addressId: string,
    ): Promise<void> => deliverTo(ctx, guid, await customers.address(ctx, addressId)),

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
      { provider: name = '', token = '', paymentDetailsId, saved }: PaymentInput,
    ): Promise<Cart['payment']> => {
      if (paymentDetailsId !== undefined) {
        const { site, customerId } = ctx;
        const kept = customerId && (await customers.card(site.id, customerId, paymentDetailsId));
        if (!kept) throw unknownPayment(ctx.language, 'token');
        return kept;
      }
      const provider = payments.provider(name);
      if (!provider) throw unknownPayment(ctx.language, 'provider');
      const card = await provider.describe(token);
      if (!card) throw unknownPayment(ctx.language, 'token');
      // An agent pays with what the customer gives, and keeps nothing for them.
      const keeps = saved && ctx.caller.kind === 'customer';
      return { provider: name, token, card, ...(keeps ? { saved: true } : {}) };
    },

    setPayment: (ctx: SiteContext, guid: string, payment: Cart['payment']): Promise<void> =>
      carts.setDetails(ctx, guid, { payment }),

    /**
     * Requires that nothing is missing before an order; auto-delivery needs somebody with an account.
     *
     * @throws 400 with an item for each thing that is.
     */
    requireComplete: (ctx: SiteContext, cart: PricedCart, hasAccount: boolean): void => {
      const missing = missingForOrder(cart, hasAccount);
      if (missing.length > 0) throw incomplete(missing, ctx.language);
    },
  };
}

export type CheckoutService = ReturnType<typeof checkoutService>;
