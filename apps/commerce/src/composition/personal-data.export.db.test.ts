/** Who asks what the shop holds is told of every table, or why not. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { busyCustomer, callsTo, PERSON, tablesNamingPerson } from '@crema/testing/factories/busy-customer';
import { nativeProduct, stockShop } from '@crema/testing/factories/catalog';
import { signUp } from '@crema/testing/factories/customer';
import { sentLetters } from '@crema/testing/letters';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  await stockShop(shop.commerce, [nativeProduct({ code: 'dawn' })]);
  await shop.commerce.coupons.seed('usb2c');
});
afterAll(() => shop.commerce.close());
const call = (...parts: Parameters<ReturnType<typeof callsTo>>) => callsTo(shop)(...parts);

/** By what a row is a person’s: whose it is, or what of theirs it belongs to. */
const OWNED_BY = [
  'customer_id',
  'email',
  'email_key',
  'subject',
  'order_code',
  'subscription_id',
  'session_id',
  'cart_guid',
];

/** Where in an export the rows of a table are; or why they are in none. */
const HELD: Record<string, string | { leftOut: string }> = {
  agent_actions: 'customerService.actions',
  agent_notes: 'customerService.notes',
  agent_sessions: 'customerService.sessions',
  brewer_coupons: 'brewers.couponCode',
  brewer_registrations: 'brewers',
  cart_entries: 'cart.lines',
  carts: 'cart.deliveryAddress',
  contact_messages: 'outreach.messages',
  coupon_redemptions: 'coupons',
  customer_addresses: 'addresses',
  customers: 'profile',
  experiment_orders: { leftOut: 'under which hash an order counts; the orders are in the export' },
  external_identities: 'logIns.providers',
  gift_cards: 'giftCards',
  gift_messages: 'giftMessages.message',
  idempotency_keys: { leftOut: 'answers to repeated calls, forgotten within a day' },
  integration_deliveries: 'integrations.answer',
  integration_events: 'integrations',
  kit_progress: 'commitments.counted',
  kits: 'commitments',
  monthly_box_consents: 'monthlyBoxes.consents',
  monthly_box_intents: { leftOut: 'a box once its order is paid, and else gone' },
  monthly_box_months: 'monthlyBoxes.months',
  monthly_boxes: 'monthlyBoxes.boxes',
  newsletter_subscribers: 'outreach.newsletter',
  nobo_links: 'noLogInLinks',
  one_time_links: 'logIns.mailedLinks',
  order_entries: 'orders.entries',
  order_history: 'orderSteps',
  order_links: { leftOut: 'hashes of tokens, good for an hour' },
  order_notes: 'orderNotes',
  order_payments: 'orders.paymentInfo',
  order_refunds: 'orders.refunds',
  order_shipments: 'orders.consignments',
  orders: 'orders',
  outbox_emails: 'mails',
  passwords: 'logIns.passwordChangedAt',
  payment_details: 'paymentDetails',
  payment_differences: {
    leftOut: 'amounts that are in one of two books only, by order; the orders are in the export',
  },
  perks_entries: 'perks.entries',
  perks_lots: 'perks.points',
  perks_members: 'perks.joinedAt',
  perks_rewards: 'perksRewards',
  provider_account_customers: { leftOut: 'the same at the account that one site has for itself' },
  provider_customers: { leftOut: 'who somebody is to a payment provider; the cards are in the export' },
  quiz_results: 'quizzes.results',
  recipes: 'recipes',
  referrals: 'referrals.sent',
  refresh_tokens: { leftOut: 'hashes of tokens; their log-ins are told' },
  review_requests: { leftOut: 'when to ask about an order; the orders are in the export' },
  reviews: 'reviews',
  sessions: 'logIns.sessions',
  staff: { leftOut: 'who works here is no customer' },
  stock_alerts: 'outreach.alerts',
  store_credit_accounts: { leftOut: 'the sum of the entries that are told' },
  store_credit_entries: 'storeCredit.entries',
  subscription_consents: 'autoDelivery.consents',
  subscription_history: 'autoDelivery.history',
  subscription_intents: { leftOut: 'a subscription once its order is paid, and else gone' },
  subscription_lines: 'autoDelivery.subscriptions.lines',
  subscription_occurrences: 'autoDelivery.occurrences',
  subscriptions: 'autoDelivery.subscriptions',
  taste_profiles: 'quizzes.tasteProfile',
  uncounted_sales: { leftOut: 'orders that the daily sums do not have yet; the orders are in the export' },
  wish_list_entries: 'wishList.entries',
  wish_lists: 'wishList.list',
};

/** What stands at a path of an export, in each element where it leads through lists. */
const at = (held: object, path: string): unknown[] =>
  path
    .split('.')
    .reduce<unknown[]>(
      (parts, name) => parts.flatMap((part) => (part as Record<string, unknown>)[name] ?? []),
      [held],
    );

test('every table that is somebody’s is in the export, or said to be left out', async () => {
  // covers: V8.3.2
  await busyCustomer(shop);
  const { rows } = await shop.db.execute(
    `select distinct table_name as name from information_schema.columns
       where table_schema = 'public' and column_name in (${OWNED_BY.map((_, i) => `$${i + 1}`).join(', ')})`,
    OWNED_BY,
  );
  const tables = new Set([
    ...(rows as { name: string }[]).map(({ name }) => name),
    ...(await tablesNamingPerson(shop)),
  ]);
  expect([...tables].toSorted()).toEqual(Object.keys(HELD).toSorted());
});

test('an export tells of everything; what is held by address alone once the address is proved', async () => {
  const email = `second.${PERSON.email}`;
  const who = await busyCustomer(shop, email);
  await shop.commerce.orders.fulfilment.ship(who.orderCode, {});
  const one = { entries: [{ entryNumber: 0, quantity: 1 }], restock: 'unsent' as const };
  await shop.commerce.orders.refunds.make(who.orderCode, one, { key: 'one', actor: 'operator' });

  const before = (await call(who, 'GET', 'export')).body;
  // Whoever types an address is not yet who reads it.
  expect(before.outreach).toBeUndefined();
  expect(before.leftOut.at(-1)).toContain('kept by e-mail address');

  await call(who, 'POST', '/api/auth/forgotPassword?site=usb2c', { email });
  const [letter] = await sentLetters(shop);
  const password = 'two loud percolators';
  await call(who, 'POST', '/api/auth/resetPassword?site=usb2c', { token: letter?.token, password });
  const { body } = await call(who, 'POST', '/api/auth/login?site=usb2c', { email, password });
  const again = { headers: { authorization: `Bearer ${body.access_token}` } };

  const { body: held } = await call(again, 'GET', 'export');
  // An account is erased in the same order.
  expect(Object.keys(held)).toEqual([
    ...['exportedAt', 'leftOut', 'profile', 'addresses', 'paymentDetails'],
    ...[
      'logIns',
      'autoDelivery',
      'monthlyBoxes',
      'commitments',
      'giftMessages',
      'noLogInLinks',
      'cart',
      'orders',
      'orderSteps',
      'orderNotes',
      'coupons',
    ],
    ...[
      'referrals',
      'giftCards',
      'storeCredit',
      'customerService',
      'reviews',
      'brewers',
      'perksRewards',
      'perks',
      'recipes',
      'wishList',
      'quizzes',
      'experiments',
      'mails',
      'integrations',
      'outreach',
    ],
  ]);
  const missing = Object.entries(HELD).filter(
    ([, path]) => typeof path === 'string' && at(held, path).length === 0,
  );
  expect(missing).toEqual([]);
  expect(held.orders.map(({ paymentStatus }: { paymentStatus: string }) => paymentStatus).toSorted()).toEqual(
    ['failed', 'partially_refunded'],
  );
  expect(held.leftOut.join(' ')).not.toContain('e-mail address');
  const text = JSON.stringify(held);
  for (const value of Object.values({ ...PERSON, email })) expect(text).toContain(value);
  expect(text).not.toMatch(/argon2|tok_|"hash"|pepper/i);

  // What was written with an address that somebody else has is not in one’s own file.
  const other = await signUp(shop.commerce.app);
  expect(JSON.stringify((await call(other, 'GET', 'export')).body)).not.toContain(PERSON.lastName);
});
