import type { Language, SiteId } from '@crema/brands';
import type { Platform } from '#platform/index.ts';
import type { PersonalData, PersonalDataHandler } from '#platform/personal-data/index.ts';
import type { BookRepository } from '../book/book.repository.ts';
import type { CustomerContext } from '../book/book.service.ts';
import { leftOut } from '../customers.messages.ts';
import { presentSavedAddress, presentSavedCard } from '../customers.presenter.ts';
import type { CustomersRepository } from '../customers.repository.ts';
import type { Customer } from '../customers.types.ts';

interface Parts {
  platform: Pick<Platform, 'db' | 'clock'>;
  repository: CustomersRepository;
  book: BookRepository;
  personalData: PersonalData;
  /** @throws 404 for one who is gone. */
  get(ctx: CustomerContext): Promise<Customer>;
}

/** What customers themselves put into an export. */
export const OWN_PARTS = ['exportedAt', 'leftOut', 'profile', 'addresses', 'paymentDetails'];

/** What the shop holds of a person, for the export and the end of an account. */
export function customerPrivacy({ platform: { db, clock }, repository, book, personalData, get }: Parts) {
  return {
    /** Registers what a domain holds of customers. Call while the shop is put together. @throws where the name is taken. */
    addPersonalData: (handler: PersonalDataHandler): void => personalData.add(handler),

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
      for (const handler of personalData.handlers())
        parts[handler.name] = await handler.export(ctx.site.id, ctx.customerId);
      return parts;
    },

    /**
     * Removes a customer with all that domains hold of the person; orders stay, without one. Locks come first, in the order of
     * everybody: the customer, then what a step of an order locks first. @throws 409.
     */
    remove: (site: SiteId, id: string, language: Language): Promise<void> =>
      db.transaction(async () => {
        await repository.hold(site, id);
        for (const handler of personalData.handlers()) await handler.lock?.(site, id);
        for (const handler of personalData.handlers()) await handler.forget?.(site, id, language);
        await repository.delete(site, id);
      }),
  };
}
