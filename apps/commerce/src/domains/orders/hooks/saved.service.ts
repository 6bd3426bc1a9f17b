import type { CustomersService } from '#domains/customers/index.ts';
import type { OrderHooks } from './hooks.types.ts';

/** Saves with the customer of a paid order its card, where that was asked for, and where the order goes. */
export const savedWithCustomer = (
  book: Pick<CustomersService['book'], 'keepAddress' | 'keepCard'>,
): OrderHooks => ({
  placed: async ({ site, language, customerId, payment: { payment }, deliveryAddress }) => {
    if (!customerId) return;
    const owner = { site, language, customerId };
    if (payment.saved) await book.keepCard(owner, payment);
    await book.keepAddress(owner, deliveryAddress);
  },
});
