import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import type { CardPayment, CartAddress } from '#domains/cart/index.ts';
import type { Database } from '#platform/db/index.ts';
import { customerAddresses, customers, paymentDetails } from '../customers.tables.ts';
import type { SavedAddress, SavedCard } from '../customers.types.ts';

/**
 * SQL of a customer's saved addresses and cards. Every statement names its customer, so that no other's can be reached.
 */
export const bookRepository = (db: Database) => ({
  /** Locks the customer, so that of two concurrent changes the second sees the first. */
  lock: (customerId: string) =>
    db.q.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update'),
  ...addressesOf(db),
  ...cardsOf(db),
});

export type BookRepository = ReturnType<typeof bookRepository>;

const toAddress = (row: typeof customerAddresses.$inferSelect): SavedAddress => {
  const { id, isDefault, customerId: _customer, createdAt: _at, companyName, line2, country, ...rest } = row;
  const address = { ...rest, country: country as CartAddress['country'] };
  return {
    id,
    isDefault,
    address: { ...address, ...(companyName ? { companyName } : {}), ...(line2 ? { line2 } : {}) },
  };
};

const addressOf = (customerId: string, id: string) =>
  and(eq(customerAddresses.customerId, customerId), eq(customerAddresses.id, id));

const columns = ({ companyName, line2, ...address }: CartAddress) => ({
  ...address,
  companyName: companyName ?? null,
  line2: line2 ?? null,
});

function addressesOf(db: Database) {
  return {
    /** The default first, then in the order in which they were added. */
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

    /** Makes one address the only default. */
    setDefaultAddress: async (customerId: string, id: string): Promise<void> => {
      const others = and(eq(customerAddresses.customerId, customerId), ne(customerAddresses.id, id));
      await db.q.update(customerAddresses).set({ isDefault: false }).where(others);
      await db.q.update(customerAddresses).set({ isDefault: true }).where(addressOf(customerId, id));
    },

    deleteAddress: (customerId: string, id: string) =>
      db.q.delete(customerAddresses).where(addressOf(customerId, id)),
  };
}

const toCard = (row: typeof paymentDetails.$inferSelect): SavedCard => {
  const { id, isDefault, provider, token, brand, lastFour, expiryMonth, expiryYear } = row;
  return {
    id,
    isDefault,
    payment: { provider, token, card: { brand, lastFour, expiryMonth, expiryYear } },
  };
};

const cardOf = (customerId: string, id: string) =>
  and(eq(paymentDetails.customerId, customerId), eq(paymentDetails.id, id));

function cardsOf(db: Database) {
  return {
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

    /** What is shown of a customer's card now. */
    renewCard: (
      customerId: string,
      { provider, tokens }: { provider: string; tokens: readonly string[] },
      card: NonNullable<CardPayment['card']>,
    ) =>
      db.q
        .update(paymentDetails)
        .set(card)
        .where(
          and(
            eq(paymentDetails.customerId, customerId),
            eq(paymentDetails.provider, provider),
            inArray(paymentDetails.token, [...tokens]),
          ),
        ),

    deleteCard: (customerId: string, id: string) => db.q.delete(paymentDetails).where(cardOf(customerId, id)),
  };
}
