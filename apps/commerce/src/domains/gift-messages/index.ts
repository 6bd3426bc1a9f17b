import type { CartService } from '#domains/cart/index.ts';
import type { CustomersService } from '#domains/customers/index.ts';
import type { OrdersService } from '#domains/orders/index.ts';
import type { Platform } from '#platform/index.ts';
import { giftMessagesRepository } from './gift-messages.repository.ts';
import { registerGiftMessages } from './gift-messages.routes.ts';
import { giftMessageSchemas } from './gift-messages.schemas.ts';
import { giftMessagesService, messageHooks, messagesOfOrders } from './gift-messages.service.ts';

interface Services {
  cart: CartService;
  customers: Pick<CustomersService, 'addPersonalData'>;
  orders: Pick<OrdersService, 'addHooks' | 'find' | 'get'>;
}

/** Gift messages: said with an order, printed on a packing slip without prices. */
export function createGiftMessages(platform: Platform, { cart, customers, orders }: Services): void {
  const messages = giftMessagesRepository(platform.db);
  for (const schema of giftMessageSchemas) platform.app.addSchema(schema);
  cart.addHooks(messageHooks({ cart }));
  orders.addHooks(messagesOfOrders({ messages }));
  customers.addPersonalData({
    name: 'giftMessages',
    // Before the orders that they go with lose their customer.
    stage: 'links',
    export: (site, customerId) => messages.ofCustomer(site, customerId),
    forget: (site, customerId) => messages.forget(site, customerId),
  });
  registerGiftMessages(platform, {
    carts: cart,
    giftMessages: giftMessagesService({ cart, orders, messages }),
  });
}
