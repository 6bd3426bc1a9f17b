import type { TestCommerce } from '../../commerce.ts';

/** What the operator does to orders of kits, and what a test reads behind the shop's back. */
export const kitTools = (shop: () => TestCommerce) => ({
  rows: async (text: string, ...values: unknown[]) => (await shop().db.execute(text, values)).rows,
  /** What was charged for ending a commitment, and sent back. */
  charged: async (id: string) =>
    (await shop().commerce.payments.test.entries())
      .filter(({ key }) => key.startsWith(`kit-${id}`))
      .map(({ kind, amount }) => [kind, amount]),
  ship: (code: string, ...entryNumbers: number[]) =>
    shop().commerce.orders.fulfilment.ship(code, entryNumbers.length > 0 ? { entryNumbers } : {}),
  /** Refunds units of a line of an order that came back. */
  sendBack: (code: string, entryNumber: number, quantity: number) =>
    shop().commerce.orders.refunds.make(
      code,
      { entries: [{ entryNumber, quantity }], restock: 'all' },
      { key: `refund-of-${code}-${entryNumber}`, actor: 'operator' },
    ),
});

/** Status, type and reason of a refusal. */
export const errorOf = ({
  status,
  body,
}: {
  status: number;
  body: { errors: { type: string; reason?: string }[] };
}) => [status, body.errors?.[0]?.type, body.errors?.[0]?.reason];
