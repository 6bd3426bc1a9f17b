import type { Language, SiteId } from '@crema/brands';
import type { CardPayment } from '#domains/cart/index.ts';
import { unknownPayment } from '#domains/checkout/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { Payments } from '#platform/payments/index.ts';
import { bookRepository } from './customers.book.repository.ts';
import { bookService, type CustomerContext } from './customers.book.service.ts';
import { customerErrors } from './customers.errors.ts';
import { leftOut } from './customers.messages.ts';
import { presentSavedAddress, presentSavedCard, presentVisitor } from './customers.presenter.ts';
import { customersRepository } from './customers.repository.ts';
import { checkProfile, priceSegmentOf } from './customers.rules.ts';
import type { Customer, Keeper, NewCustomer, ProfileInput } from './customers.types.ts';

/** Minutes that the token of a price segment is good for: several of the checks with which a page gets the next. */
const PRICE_GROUP_MINUTES = 30;

export function customersService(platform: Platform, { payments }: { payments: Payments }) {
  const { db, clock, priceSegments } = platform;
  const repository = customersRepository(db);
  const book = bookRepository(db);
  const { cards } = book;
  const keepers: Keeper[] = [];

  const describe = async (
    { language }: SiteContext,
    { provider: name, token }: { provider: string; token: string },
  ): Promise<CardPayment> => {
    const provider = payments.provider(name);
    if (!provider) throw unknownPayment(language, 'provider');
    const card = await provider.describe(token);
    if (!card) throw unknownPayment(language, 'token');
    return { provider: name, token, card };
  };

  const kept = bookService({ platform, book, describe });

  /** @throws 404 for one who is gone. */
  const get = async ({ site, language, customerId }: CustomerContext): Promise<Customer> => {
    const customer = await repository.byId(site.id, customerId);
    if (!customer) throw customerErrors.unknown(language, 'customer', customerId);
    return customer;
  };

  /** Copies of where mails go follow the account, in its own transaction. */
  const readdress = async (customer: Customer): Promise<void> => {
    for (const keeper of keepers) await keeper.readdress?.(customer);
  };

  return {
    /** Makes an account; undefined where the address has one at that site. */
    create: (customer: NewCustomer): Promise<Customer | undefined> =>
      repository.insert(customer, clock.now()),
    byId: (site: SiteId, id: string) => repository.byId(site, id),
    /** By e-mail address, in any case. */
    byEmail: (site: SiteId, email: string) => repository.byEmail(site, email),
    /** For agents: customers whose name or address holds every term, a page of them. */
    search: (site: SiteId, terms: readonly string[], page: { offset: number; limit: number }) =>
      repository.search(site, terms, page),
    get,
    book: kept,

    /** What checkout may read. */
    reads: {
      email: async (site: SiteId, id: string) => (await repository.byId(site, id))?.email,
      address: async (ctx: CustomerContext, id: string) => (await kept.address(ctx, id)).address,
      card: async (_site: SiteId, id: string, cardId: string) =>
        (await cards(id)).find((card) => card.id === cardId)?.payment,
    },

    /** Who a visit is, for `getCustomerDetails`. */
    visitor: async ({ site, customerId }: SiteContext) => {
      const customer = customerId ? await repository.byId(site.id, customerId) : undefined;
      const endsAt = new Date(clock.now().getTime() + PRICE_GROUP_MINUTES * 60_000);
      const segment = customer && priceSegmentOf(customer);
      return presentVisitor(customer, segment && priceSegments.issue(site.id, segment, endsAt));
    },

    /** Whose prices beside everybody's a customer gets: what a new access token says. */
    priceSegment: async (site: SiteId, id: string): Promise<string | undefined> => {
      const customer = await repository.byId(site, id);
      return customer && priceSegmentOf(customer);
    },

    /** Joins or leaves the perks programme. @throws 404. */
    setPerksOptIn: async (ctx: CustomerContext, perksOptIn: boolean): Promise<Customer> => {
      await repository.update(ctx.customerId, { perksOptIn }, clock.now());
      return get(ctx);
    },

    /** Makes an account an employee's, or no longer; its next token brings the prices. False: no such address. */
    setEmployee: async (site: SiteId, email: string, employee: boolean): Promise<boolean> => {
      const customer = await repository.byEmail(site, email);
      if (customer) await repository.update(customer.id, { employee }, clock.now());
      return customer !== undefined;
    },

    /** @throws 400 with an item a field, 404. */
    change: async (ctx: CustomerContext, input: ProfileInput): Promise<Customer> => {
      const checked = checkProfile(input);
      if ('wrong' in checked) throw customerErrors.profile(ctx.language, checked.wrong);
      return db.transaction(async () => {
        await repository.update(ctx.customerId, checked.change, clock.now());
        const customer = await get(ctx);
        if (checked.change.language) await readdress(customer);
        return customer;
      });
    },

    /** In the running transaction: somebody showed that the address of the account is theirs. */
    proveEmail: (id: string) => repository.proveEmail(id, clock.now()),

    /** Gives a customer another address, which is proved; false where it has an account. */
    setEmail: (site: SiteId, id: string, email: string): Promise<boolean> =>
      db.transaction(async () => {
        const changed = await repository.setEmail(site, id, email, clock.now());
        const customer = changed && (await repository.byId(site, id));
        if (!customer) return false;
        await readdress(customer);
        for (const keeper of keepers) await keeper.endLinks?.(id);
        return true;
      }),

    /** Registers what a domain holds of customers. */
    keep: (keeper: Keeper): void => void keepers.push(keeper),

    /** All that the shop holds of a customer, by domain, and in words what is left out. */
    export: async (ctx: CustomerContext): Promise<Record<string, unknown>> => {
      const profile = await get(ctx);
      const parts: Record<string, unknown> = {
        exportedAt: clock.now().toISOString(),
        leftOut: leftOut(ctx.language, profile),
        profile,
        addresses: (await book.addresses(ctx.customerId)).map(presentSavedAddress),
        paymentDetails: (await book.cards(ctx.customerId)).map(presentSavedCard),
      };
      for (const keeper of keepers) parts[keeper.name] = await keeper.export(ctx.site.id, ctx.customerId);
      return parts;
    },

    /** Removes a customer with all that domains hold of the person; orders stay, without one. @throws 409. */
    remove: (site: SiteId, id: string, language: Language): Promise<void> =>
      db.transaction(async () => {
        for (const keeper of keepers) await keeper.forget?.(site, id, language);
        await repository.delete(site, id);
      }),
  };
}

export type CustomersService = ReturnType<typeof customersService>;
