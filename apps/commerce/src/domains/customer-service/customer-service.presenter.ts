import type { Language } from '@crema/brands';
import type { AutoDelivery } from '#domains/auto-delivery/index.ts';
import type { Customer } from '#domains/customers/index.ts';
import { type OrdersService, presentHistory } from '#domains/orders/index.ts';
import type { Staff } from '#domains/staff/index.ts';

type Note = Awaited<ReturnType<Staff['notes']['list']>>[number];

/** A customer in a list: enough to tell people apart. */
export const presentFound = ({ id, email, firstName, lastName, createdAt }: Customer) => ({
  ...{ customerId: id, email, firstName, lastName },
  customerSince: createdAt.toISOString().slice(0, 10),
});

export const presentNote = ({ id, text, createdAt, author }: Note) => ({
  ...{ id, text, author },
  created: createdAt.toISOString(),
});

interface Beside {
  orders: Awaited<ReturnType<OrdersService['history']['page']>>['orders'];
  orderCount: number;
  subscriptions: ReturnType<AutoDelivery['views']['present']>[];
  notes: ReturnType<typeof presentNote>[];
}

export function presentCustomer(
  customer: Customer,
  language: Language,
  { orders, orderCount, subscriptions, notes }: Beside,
) {
  const { phone, language: speaks, perksOptIn, employee, emailProvedAt } = customer;
  return {
    profile: {
      ...presentFound(customer),
      ...{ language: speaks, perksOptIn, employee, emailProved: emailProvedAt !== undefined },
      ...(phone ? { phone } : {}),
    },
    orders: orders.map((order) => presentHistory(order, language)),
    ...{ orderCount, subscriptions, notes },
  };
}
