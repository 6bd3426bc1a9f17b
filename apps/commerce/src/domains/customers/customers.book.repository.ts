import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { CardPayment, CartAddress } from '#domains/cart/index.ts';
import type { Database } from '#platform/db/index.ts';
import { customerAddresses, customers, paymentDetails } from './customers.tables.ts';
import type { SavedAddress, SavedCard } from './customers.types.ts';

/** SQL of what a customer keeps: addresses and cards. Each statement names its customer: nobody reaches another's. */
export function bookRepository(db: Database) {
  const toAddress = (row: typeof customerAddresses.$inferSelect): SavedAddress => {
    const {
      id,
      isDefault,
      customerId: _customer,
      createdAt: _at,
      companyName,
      line2,
      country,
      ...rest
    } = row;
    const address = { ...rest, country: country as CartAddress['country'] };
    return {
      id,
      isDefault,
      address: { ...address, ...(companyName ? { companyName } : {}), ...(line2 ? { line2 } : {}) },
    };
  };
  const toCard = (row: typeof paymentDetails.$inferSelect): SavedCard => {
    const { id, isDefault, provider, token, brand, lastFour, expiryMonth, expiryYear } = row;
    return {
      id,
      isDefault,
      payment: { provider, token, card: { brand, lastFour, expiryMonth, expiryYear } },
    };
  };
  const addressOf = (customerId: string, id: string) =>
    and(eq(customerAddresses.customerId, customerId), eq(customerAddresses.id, id));
  const cardOf = (customerId: string, id: string) =>
    and(eq(paymentDetails.customerId, customerId), eq(paymentDetails.id, id));
  const columns = ({ companyName, line2, ...address }: CartAddress) => ({
    ...address,
    companyName: companyName ?? null,
    line2: line2 ?? null,
  });

  return {
    /** Locks the customer, so that of two who change the book at once the second sees what the first did. */
    lock: (customerId: string) =>
      db.q.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update'),

    /** The default first, then as they were added. */
    addresses: async (customerId: string): Promise<SavedAddress[]> =>
      (
        await db.q
          .select()
          .from(customerAddresses)
          .where(eq(customerAddresses.customerId, customerId))
          .orderBy(
            desc(customerAddresses.isDefault),
            asc(customerAddresses.createdAt),
            asc(customerAddresses.id),
          )
      ).map(toAddress),

    addAddress: async (
      customerId: string,
      address: CartAddress,
      isDefault: boolean,
      now: Date,
    ): Promise<string> => {
      const id = randomUUID();
      await db.q
        .insert(customerAddresses)
        .values({ ...columns(address), id, customerId, isDefault, createdAt: now.toISOString() });
      return id;
    },

    setAddress: (customerId: string, id: string, address: CartAddress) =>
      db.q.update(customerAddresses).set(columns(address)).where(addressOf(customerId, id)),

    /** Makes one the default and the others not. */
    setDefaultAddress: async (customerId: string, id: string): Promise<void> => {
      const others = and(eq(customerAddresses.customerId, customerId), ne(customerAddresses.id, id));
      await db.q.update(customerAddresses).set({ isDefault: false }).where(others);
      await db.q.update(customerAddresses).set({ isDefault: true }).where(addressOf(customerId, id));
    },

    deleteAddress: (customerId: string, id: string) =>
      db.q.delete(customerAddresses).where(addressOf(customerId, id)),

    cards: async (customerId: string): Promise<SavedCard[]> =>
      (
        await db.q
          .select()
          .from(paymentDetails)
          .where(eq(paymentDetails.customerId, customerId))
          .orderBy(desc(paymentDetails.isDefault), asc(paymentDetails.createdAt), asc(paymentDetails.id))
      ).map(toCard),

    addCard: async (
      customerId: string,
      { provider, token, card }: CardPayment,
      isDefault: boolean,
      now: Date,
    ): Promise<string> => {
      const id = randomUUID();
      await db.q
        .insert(paymentDetails)
        .values({ id, customerId, provider, token, ...card, isDefault, createdAt: now.toISOString() });
      return id;
    },

    setDefaultCard: async (customerId: string, id: string): Promise<void> => {
      const others = and(eq(paymentDetails.customerId, customerId), ne(paymentDetails.id, id));
      await db.q.update(paymentDetails).set({ isDefault: false }).where(others);
      await db.q.update(paymentDetails).set({ isDefault: true }).where(cardOf(customerId, id));
    },

    deleteCard: (customerId: string, id: string) => db.q.delete(paymentDetails).where(cardOf(customerId, id)),
  };
}

export type BookRepository = ReturnType<typeof bookRepository>;
