import type { SiteId } from '@crema/brands';
import type { CardPayment } from '#domains/cart/index.ts';
import { paymentNotSetUp, unknownPayment } from '#domains/checkout/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { Payments } from '#platform/payments/index.ts';
import { createPersonalData, type PersonalData } from '#platform/personal-data/index.ts';
import { bookRepository } from './book/book.repository.ts';
import { bookService, type CustomerContext } from './book/book.service.ts';
import { cardsAtProvider } from './book/cards.jobs.ts';
import { customerErrors } from './customers.errors.ts';
import { presentVisitor } from './customers.presenter.ts';
import { type CustomersRepository, customersRepository } from './customers.repository.ts';
import { checkProfile, priceSegmentOf } from './customers.rules.ts';
import type { Customer, CustomerHooks, NewCustomer, ProfileInput } from './customers.types.ts';
import { createPerksMembership, type PerksMembership } from './membership.service.ts';
import { customerPrivacy, OWN_PARTS } from './privacy/privacy.service.ts';

/** Lifetime in minutes of a price segment's token: long enough for several of the checks that renew it. */
const PRICE_GROUP_MINUTES = 30;

export function customersService(platform: Platform, { payments }: { payments: Payments }) {
  const { db, clock, priceSegments } = platform;
  const repository = customersRepository(db);
  const book = bookRepository(db);
  const { cards } = book;
  const personalData = createPersonalData(OWN_PARTS);
  const describe = async (
    { language, customerId, site }: CustomerContext,
    { provider: name, token }: { provider: string; token: string },
  ): Promise<CardPayment> => {
    if (!payments.isSetUp()) throw paymentNotSetUp(language);
    const provider = payments.forCards(name, site.id);
    if (!provider) throw unknownPayment(language, 'provider');
    const email = (await repository.byId(site.id, customerId))?.email ?? '';
    const kept = await provider.setUp({ key: `card:${token}`, token, payer: { customerId, email } });
    if (kept.status !== 'saved') throw unknownPayment(language, 'token');
    return { provider: provider.name, token: kept.token, card: kept.card };
  };

  // While nobody takes payments all are listed, and none is charged.
  const isOffered = ({ site }: CustomerContext, { provider }: { provider: string }): boolean =>
    !payments.isSetUp() || payments.isTaking(provider, site.id);

  const { addCardUse, removed } = cardsAtProvider(platform, payments, book);
  const kept = bookService({ platform, book, describe, removed, isOffered });
  const { perks, addPerks } = createPerksMembership();
  const hooks: CustomerHooks[] = [];

  /** @throws 404 for a removed customer. */
  const get = async ({ site, language, customerId }: CustomerContext): Promise<Customer> => {
    const customer = await repository.byId(site.id, customerId);
    if (!customer) throw customerErrors.unknown(language, 'customer', customerId);
    return customer;
  };

  return {
    /** Creates an account; undefined if the address has one at that site. */
    create: (customer: NewCustomer): Promise<Customer | undefined> =>
      db.transaction(async () => {
        const { perksOptIn = false, site, language } = customer;
        const joins = perksOptIn && perks.isOffered(site);
        const created = await repository.insert({ ...customer, perksOptIn: joins }, clock.now());
        if (created && joins) await perks.changed(created, true, language);
        if (created) for (const hook of hooks) await hook.created?.(created);
        return created;
      }),
    byId: (site: SiteId, id: string) => repository.byId(site, id),
    /** In the running transaction, before its other locks: the customer, who is not removed until it ends. */
    keep: (site: SiteId, id: string) => repository.keep(site, id),
    /** By e-mail address, in any case. */
    byEmail: (site: SiteId, email: string) => repository.byEmail(site, email),
    /** For agents: a page of the customers with every term in their name or address. */
    search: (site: SiteId, terms: readonly string[], page: { offset: number; limit: number }) =>
      repository.search(site, terms, page),
    /** The account's address where somebody showed that it is theirs; until then it may be anybody's. */
    confirmedEmail: async (site: SiteId, id: string): Promise<string | undefined> => {
      const customer = await repository.byId(site, id);
      return customer?.emailProvedAt ? customer.email : undefined;
    },
    get,
    book: kept,
    addCardUse,

    /** Data that checkout may read. */
    reads: {
      email: async (site: SiteId, id: string) => (await repository.byId(site, id))?.email,
      address: async (ctx: CustomerContext, id: string) => (await kept.address(ctx, id)).address,
      /** All that is in a customer's book. */
      book: async (id: string) => ({
        addresses: (await book.addresses(id)).map(({ address }) => address),
        cards: (await cards(id)).map(({ payment }) => payment),
      }),
      card: async (_site: SiteId, id: string, cardId: string) =>
        (await cards(id)).find((card) => card.id === cardId)?.payment,
    },

    /** The customer of a visit, for `getCustomerDetails`. */
    visitor: async ({ site, customerId }: SiteContext) => {
      const customer = customerId ? await repository.byId(site.id, customerId) : undefined;
      const endsAt = new Date(clock.now().getTime() + PRICE_GROUP_MINUTES * 60_000);
      const segment = customer && priceSegmentOf(customer);
      return presentVisitor(customer, segment && priceSegments.issue(site.id, segment, endsAt));
    },

    /** The customer's price segment, for a new access token. */
    priceSegment: async (site: SiteId, id: string): Promise<string | undefined> => {
      const customer = await repository.byId(site, id);
      return customer && priceSegmentOf(customer);
    },
    addPerks,
    /** Adds what another domain does at the moments of an account. Call while the shop is put together. */
    addHooks: (added: CustomerHooks): void => void hooks.push(added),
    ...accountChanges({ platform, repository, personalData, get, perks, hooks }),
    ...customerPrivacy({ platform, repository, book, personalData, get }),
  };
}

export type CustomersService = ReturnType<typeof customersService>;

interface Parts {
  platform: Pick<Platform, 'db' | 'clock'>;
  repository: CustomersRepository;
  personalData: PersonalData;
  /** @throws 404 for one who is gone. */
  get(ctx: CustomerContext): Promise<Customer>;
  perks: PerksMembership;
  hooks: readonly CustomerHooks[];
}

/** What changes of an account. */
function accountChanges({ platform: { db, clock }, repository, personalData, get, perks, hooks }: Parts) {
  const tell = async (customer: Customer): Promise<void> => {
    for (const hook of hooks) await hook.changed?.(customer);
  };

  /** Copies of where mails go follow the account, in its own transaction. */
  const readdress = async (customer: Customer): Promise<void> => {
    for (const handler of personalData.handlers()) await handler.readdress?.(customer);
  };

  return {
    /** Joins or leaves the perks programme. @throws 404 also where the site has none, 409 by who keeps its members. */
    setPerksOptIn: (ctx: CustomerContext, perksOptIn: boolean): Promise<Customer> =>
      db.transaction(async () => {
        if (perksOptIn && !perks.isOffered(ctx.site.id))
          throw customerErrors.unknown(ctx.language, 'perks', ctx.site.id);
        await repository.update(ctx.customerId, { perksOptIn }, clock.now());
        const customer = await get(ctx);
        await perks.changed(customer, perksOptIn, ctx.language);
        await tell(customer);
        return customer;
      }),

    /**
     * Makes a customer an employee, or no longer; the next token has the prices. `unproved`: the address was never
     * proved, so anybody may have opened the account.
     */
    setEmployee: async (
      site: SiteId,
      email: string,
      employee: boolean,
    ): Promise<'done' | 'unknown' | 'unproved'> => {
      const customer = await repository.byEmail(site, email);
      if (!customer) return 'unknown';
      if (employee && !customer.emailProvedAt) return 'unproved';
      await repository.update(customer.id, { employee }, clock.now());
      return 'done';
    },

    /** @throws 400 with an item for each wrong field, 404. */
    change: async (ctx: CustomerContext, input: ProfileInput): Promise<Customer> => {
      const checked = checkProfile(input);
      if ('wrong' in checked) throw customerErrors.profile(ctx.language, checked.wrong);
      return db.transaction(async () => {
        await repository.update(ctx.customerId, checked.change, clock.now());
        const customer = await get(ctx);
        if (checked.change.language) await readdress(customer);
        await tell(customer);
        return customer;
      });
    },

    /** In the running transaction: records that the address is proved to be the account's owner's. */
    proveEmail: (id: string) => repository.proveEmail(id, clock.now()),

    /** Gives a customer another, proved address; false if it has an account. */
    setEmail: (site: SiteId, id: string, email: string): Promise<boolean> =>
      db.transaction(async () => {
        const changed = await repository.setEmail(site, id, email, clock.now());
        const customer = changed && (await repository.byId(site, id));
        if (!customer) return false;
        await readdress(customer);
        for (const handler of personalData.handlers()) await handler.endLinks?.(id);
        await tell(customer);
        return true;
      }),
  };
}
