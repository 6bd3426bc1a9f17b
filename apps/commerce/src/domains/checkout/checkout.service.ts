import type { SiteId } from '@crema/brands';
import {
  type Cart,
  type CartAddress,
  type CartPayment,
  type CartService,
  needsCard,
  type PricedCart,
} from '#domains/cart/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import { checkEmail } from '#platform/mail/address.ts';
import type { NextAction, PaymentProvider, Payments } from '#platform/payments/index.ts';
import {
  fieldErrors,
  incomplete,
  notBusiness,
  paymentNotSetUp,
  paymentRefused,
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

/** A token of the provider's card fields, or one of the customer's saved cards. */
export interface PaymentInput {
  provider?: string;
  token?: string;
  paymentDetailsId?: string;
  saved?: boolean;
}

/** A card on its way to being kept. `clientSecret`: what the provider's script in the browser continues with. */
export interface PreparedCard {
  status: 'saved' | 'requires_action' | 'processing';
  card?: NonNullable<CartPayment['card']>;
  clientSecret?: string;
}

/** Customer data that checkout reads. */
export interface CustomerReads {
  email(site: SiteId, customerId: string): Promise<string | undefined>;
  /** A saved address of the customer. @throws 404, also for another customer's. */
  address(ctx: SiteContext & { customerId: string }, id: string): Promise<CartAddress>;
  /** A saved card of the customer. */
  card(site: SiteId, customerId: string, id: string): Promise<CartPayment | undefined>;
}

interface Services {
  cart: CartService;
  payments: Payments;
  customers: CustomerReads;
}

export function checkoutService({ cart: carts, payments, customers }: Services) {
  const priced = async (ctx: SiteContext, guid: string): Promise<PricedCart> =>
    carts.shown(await carts.get(ctx, guid));

  const requireAddress = ({ site, language }: SiteContext, input: AddressInput): CartAddress => {
    const checked = checkAddress(input, site);
    if ('problems' in checked) throw fieldErrors(checked.problems, language);
    return checked.address;
  };

  const deliverTo = async (ctx: SiteContext, guid: string, deliveryAddress: CartAddress): Promise<void> => {
    const { site, customerId } = ctx;
    const isNamed = !customerId || (await carts.get(ctx, guid)).email !== undefined;
    // The customer's own e-mail address, unless another was given.
    const email = isNamed ? undefined : await customers.email(site.id, customerId);
    await carts.setDetails(ctx, guid, { deliveryAddress, deliveryMode: DELIVERY_MODES[0], email });
  };

  return {
    priced,
    ...cardsOfCheckout(payments, customers),

    /** An address in its stored form. @throws 400 with an item for each wrong field. */
    requireAddress,

    /** Saves the shopper's e-mail address. @throws 400. */
    setEmail: async (ctx: SiteContext, guid: string, input: string): Promise<void> => {
      const email = checkEmail(input);
      if (!email) throw fieldErrors([{ subject: 'email', problem: 'email' }], ctx.language);
      await carts.setDetails(ctx, guid, { email });
    },

    /**
     * Saves the delivery address and, as there is only one, the delivery mode. @throws 400 with an item for each wrong
     * field.
     */
    setAddress: async (ctx: SiteContext, guid: string, input: AddressInput): Promise<void> =>
      deliverTo(ctx, guid, requireAddress(ctx, input)),

    /** The same with a saved address of the customer. @throws 404. */
    chooseAddress: async (
      ctx: SiteContext & { customerId: string },
      guid: string,
      addressId: string,
    ): Promise<void> => deliverTo(ctx, guid, await customers.address(ctx, addressId)),

    /** Saves a company's purchase order and tax exemption, replacing earlier ones. @throws 400. */
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

    setPayment: (ctx: SiteContext, guid: string, payment: Cart['payment']): Promise<void> =>
      carts.setDetails(ctx, guid, { payment }),

    /**
     * Requires a complete cart; auto-delivery needs an account, and a card where nothing is due too.
     *
     * @throws 400 with an item for each missing thing, or `PaymentNotSetUpError`.
     */
    requireComplete: (ctx: SiteContext, cart: PricedCart, hasAccount: boolean): void => {
      if (needsCard(cart)) {
        if (!payments.isSetUp()) throw paymentNotSetUp(ctx.language);
        if (cart.cart.payment && !payments.isTaking(cart.cart.payment.provider, ctx.site.id))
          throw unknownPayment(ctx.language, 'provider');
      }
      const missing = missingForOrder(cart, hasAccount);
      if (missing.length > 0) throw incomplete(missing, ctx.language);
    },
  };
}

export type CheckoutService = ReturnType<typeof checkoutService>;

const secretOf = ({ clientSecret }: NextAction) => (clientSecret ? { clientSecret } : {});

/** The cards of a checkout, which their provider is asked about. */
function cardsOfCheckout(payments: Payments, customers: CustomerReads) {
  const savedCard = async ({ site, language, customerId }: SiteContext, id: string): Promise<CartPayment> => {
    const kept = customerId && (await customers.card(site.id, customerId, id));
    if (!kept || (payments.isSetUp() && !payments.isTaking(kept.provider, site.id)))
      throw unknownPayment(language, 'token');
    return kept;
  };

  /** The provider of new cards. @throws 400. */
  const takingOf = ({ language, site }: SiteContext, name: string) => {
    if (!payments.isSetUp()) throw paymentNotSetUp(language);
    const provider = payments.forCards(name, site.id);
    if (!provider) throw unknownPayment(language, 'provider');
    return provider;
  };

  const setUp = async (
    { site, customerId }: SiteContext & { customerId: string },
    provider: PaymentProvider,
    token: string,
  ) => {
    const email = (await customers.email(site.id, customerId)) ?? '';
    return provider.setUp({ key: `card:${token}`, token, payer: { customerId, email } });
  };

  return {
    /** Asks the provider for the card of a token: a network call, so outside any transaction. @throws 400. */
    describePayment: async (
      ctx: SiteContext,
      { provider: name = '', token = '', paymentDetailsId, saved }: PaymentInput,
    ): Promise<Cart['payment']> => {
      if (paymentDetailsId !== undefined) return savedCard(ctx, paymentDetailsId);
      const provider = takingOf(ctx, name);
      const card = await provider.describe(token);
      if (!card) throw unknownPayment(ctx.language, 'token');
      // An agent pays with the customer's card, but may not save it.
      const keeps = saved && ctx.caller.kind === 'customer';
      return { provider: provider.name, token, card, ...(keeps ? { saved: true } : {}) };
    },

    /**
     * Prepares a card of the provider's fields for later charges, or goes on with that once its owner has answered the bank:
     * the same token is the same card. A network call, so outside any transaction.
     *
     * @throws 400 for a card that its bank refuses.
     */
    prepareCard: async (
      ctx: SiteContext & { customerId: string },
      { provider: name = '', token = '' }: Pick<PaymentInput, 'provider' | 'token'>,
    ): Promise<PreparedCard> => {
      const state = await setUp(ctx, takingOf(ctx, name), token);
      if (state.status === 'requires_action') return { status: state.status, ...secretOf(state.nextAction) };
      if (state.status === 'processing') return { status: state.status };
      if (state.status === 'saved') return { status: state.status, card: state.card };
      throw paymentRefused(ctx.language, state.status === 'declined' ? state.reason : state.status);
    },

    /**
     * The card that later charges go to, as of an auto-delivery that has begun: its provider keeps it. A network call, so
     * outside any transaction.
     *
     * @throws 400.
     */
    keepPayment: async (
      ctx: SiteContext & { customerId: string },
      input: PaymentInput,
    ): Promise<CartPayment> => {
      const { provider: name = '', token = '', paymentDetailsId } = input;
      if (paymentDetailsId !== undefined) return savedCard(ctx, paymentDetailsId);
      const provider = takingOf(ctx, name);
      const kept = await setUp(ctx, provider, token);
      if (kept.status !== 'saved') throw unknownPayment(ctx.language, 'token');
      return { provider: provider.name, token: kept.token, card: kept.card };
    },
  };
}
