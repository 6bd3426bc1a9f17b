import type { TestCommerce } from '../commerce.ts';
import { sentLetters } from '../letters.ts';
import { signInAgent } from './agent.ts';
import { type SignedUp, signUp } from './customer.ts';
import { noboHeaders } from './nobo.ts';
import { ADDRESSES } from './shopper.ts';
import { subscription } from './subscription.ts';

/** What only this person has: wherever one of these stands, the person is named. */
export const PERSON = {
  firstName: 'Perpetua',
  lastName: 'Quillfeather',
  email: 'perpetua.quillfeather@example.com',
  line1: '77 Unlikely Crescent',
  line2: 'Flat Zanzibar',
  phone: '5185557391',
};
/** A card’s digits in quotes: without quotes they occur in many ids. */
const TRACES = [...Object.values(PERSON), '"4242"', 'tok_success'];

/** The tables in which the person is named. */
export async function tablesNamingPerson({ db }: Pick<TestCommerce, 'db'>): Promise<string[]> {
  const { rows } = await db.execute(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of rows as { name: string }[]) {
    const trace = TRACES.map((_, index) => `position(lower($${index + 1}) in lower(t::text)) > 0`).join(
      ' or ',
    );
    const hits = await db.execute(`select 1 from "${name}" t where ${trace} limit 1`, TRACES);
    if (hits.rows.length > 0) found.push(name);
  }
  return found;
}

/** Calls of somebody of usb2c: a path of the API, or what stands behind `users/current/`. */
export const callsTo =
  ({ commerce }: Pick<TestCommerce, 'commerce'>) =>
  async (
    { headers: { authorization } }: { headers: { authorization: string } },
    method: 'GET' | 'POST' | 'PUT' | 'PATCH',
    path: string,
    payload?: object,
    more: Record<string, string> = {},
  ) => {
    const url = path.startsWith('/') ? path : `/rest/v2/usb2c/users/current/${path}`;
    const headers = { authorization, ...more };
    const answer = await commerce.app.inject({ method, url, payload, headers });
    return { status: answer.statusCode, body: answer.body ? answer.json() : {} };
  };

export interface BusyCustomer extends SignedUp {
  orderCode: string;
  subscriptionId: string;
}

/**
 * Somebody who did everything that a table remembers. The shop sells `dawn-24`, has its coupons, and its jobs are started
 * without a worker.
 */
export async function busyCustomer(shop: TestCommerce, email = PERSON.email): Promise<BusyCustomer> {
  const { commerce, db } = shop;
  const call = callsTo(shop);
  const { firstName, lastName, line1, line2, phone } = PERSON;
  const who = await signUp(commerce.app, { firstName, lastName, email, perksOptIn: true });
  const address = { ...ADDRESSES.NY, firstName, lastName, line1, line2, phone };
  await call(who, 'PATCH', 'profile', { phone });
  await call(who, 'POST', 'addresses', address);
  await call(who, 'POST', 'paymentdetails', { provider: 'test', token: 'tok_success' });
  const { cartGuid } = (await call(who, 'POST', 'addProductToCart', { code: 'dawn-24', qty: 3 })).body;
  await call(who, 'PUT', `carts/${cartGuid}/addresses/delivery`, address);
  await call(who, 'PUT', `carts/${cartGuid}/payment`, { provider: 'test', token: 'tok_success' });
  const order = { cartGuid, termsChecked: true };
  const key = { 'idempotency-key': `order-of-busy-customer-${email.length}` };
  const orderCode: string = (await call(who, 'POST', 'orders', order, key)).body.code;
  await commerce.storeCredit.grant('usb2c', who.customerId, {
    key: 'busy',
    amount: 300,
    reason: 'Late parcel',
  });
  await db.execute(
    `insert into coupon_redemptions (order_code, site, code, email, redeemed_at)
       select $1, site, code, $2, now() from coupons where site = 'usb2c' limit 1`,
    [orderCode, email],
  );
  await declined(call, who, address);
  // The next cart is open.
  const next = (await call(who, 'POST', 'addProductToCart', { code: 'dawn-24', qty: 1 })).body.cartGuid;
  await call(who, 'PUT', `carts/${next}/addresses/delivery`, address);
  const subscriptionId = await subscribe(shop, who, orderCode);
  await haveBox(shop, who, orderCode);
  await haveKit(shop, who, orderCode);
  await haveDrink(shop, who);
  await haveReview(shop, who, orderCode);
  await db.execute(
    `insert into external_identities (site, issuer, subject, customer_id, created_at)
       values ('usb2c', 'https://provider.example', $1, $2, now())`,
    [email, who.customerId],
  );
  await noboHeaders(commerce, who.customerId, ['skip']);
  await call(who, 'PUT', 'login', { email: `new.${email}`, password: who.password });
  await sentLetters(shop);
  // What asking for the newsletter comes to; the job that does it waits for a worker.
  await db.execute(
    `insert into newsletter_subscribers (id, site, email, email_key, language, status, source, requested_at)
       values (gen_random_uuid(), 'usb2c', $1, $1, 'en', 'pending', 'newsletter', now())`,
    [email],
  );
  await db.execute(
    `insert into stock_alerts (id, site, product_code, variant_code, email, email_key, language, created_at, expires_at)
       values (gen_random_uuid(), 'usb2c', 'dawn', 'dawn-24', $1, $1, 'en', now(), now() + interval '90 days')`,
    [email],
  );
  await call(who, 'POST', '/rest/v2/usb2c/contact', {
    ...{ name: `${firstName} ${lastName}`, email, topic: 'order', message: 'Where is my order, please?' },
  });
  await call(who, 'POST', '/rest/v2/usb2c/brewerRegistration/v2/registernewbrewer', {
    ...{ serialNumber: `100126${String(email.length).padStart(6, '0')}`, purchaseDate: '2026-03-01' },
  });
  const quiz = { version: 1, answers: { drink: 'coffee' }, keepProfile: true };
  await call(who, 'POST', '/rest/v2/usb2c/beverage-quiz/submitQuiz', quiz);
  await db.execute(
    `insert into perks_rewards (site, customer_id, cart_guid, reward_code, variant_code, quantity, points, status,
         entry_id, created_at)
       select site, customer_id, gen_random_uuid(), '350-dawn-24', 'dawn-24', 1, 350, 'released', id, now()
       from perks_entries where customer_id = $1 and kind = 'welcome'`,
    [who.customerId],
  );
  await call(who, 'POST', 'submitReferral', { email: 'a.friend@example.org' });
  const agent = await signInAgent(commerce);
  const acting = { headers: await agent.actFor(who.customerId) };
  await call(acting, 'PATCH', 'profile', { phone });
  await call(acting, 'POST', 'agentNotes', { text: `${firstName} called about a box.` });
  await db.execute(
    `insert into order_notes (id, order_code, staff_id, text, created_at)
       values (gen_random_uuid(), $1, $2, $3, now())`,
    [orderCode, agent.agentId, `${firstName} asked for a gift wrap.`],
  );
  await db.execute(
    `insert into gift_cards (id, site, language, amount, order_code, entry_number, customer_id, recipient_email, sender_name,
         message, send_at, sent_at, created_at, issued_at, codes)
       values (gen_random_uuid(), 'usb2c', 'en', 2500, $1, 10000, $2, 'a.friend@example.org', $3, $4, now(), now(), now(), now(), 1)`,
    [orderCode, who.customerId, firstName, `From ${firstName} ${lastName}`],
  );
  await db.execute(`insert into gift_messages (order_code, site, message) values ($1, 'usb2c', $2)`, [
    ...[orderCode, `With love, ${firstName}`],
  ]);
  await tell(shop, who);
  return { ...who, orderCode, subscriptionId };
}

/** A system beside the shop that was told of the account. */
async function tell({ db }: Pick<TestCommerce, 'db'>, who: SignedUp): Promise<void> {
  await db.execute(
    `insert into integrations (site, key, name, events, scopes, active, created_at)
       values ('usb2c', 'mailer', 'Mailer', '[]', '[]', true, now()) on conflict do nothing`,
  );
  await db.execute(
    `with told as (
         insert into integration_events (id, site, type, entity, customer_id, detail, at)
         values ('evt_' || gen_random_uuid(), 'usb2c', 'customer.created', 'customer:' || $1::text, $1::uuid, '{}', now())
         returning number, entity)
       insert into integration_deliveries (site, integration, event, entity, state, next_attempt_at, retry_until, answer)
       select 'usb2c', 'mailer', number, entity, 'delivered', now(), now(), $2 from told`,
    [who.customerId, `Known as ${who.email}`],
  );
}

/** An order that the card did not pay for. */
async function declined(call: ReturnType<typeof callsTo>, who: SignedUp, address: object): Promise<void> {
  const { cartGuid } = (await call(who, 'POST', 'addProductToCart', { code: 'dawn-24', qty: 2 })).body;
  await call(who, 'PUT', `carts/${cartGuid}/addresses/delivery`, address);
  await call(who, 'PUT', `carts/${cartGuid}/payment`, { provider: 'test', token: 'tok_declined' });
  const key = { 'idempotency-key': `declined-of-busy-${who.email.length}` };
  await call(who, 'POST', 'orders', { cartGuid, termsChecked: true }, key);
}

/** A subscription with all that stands beside it. Answers its id. */
async function subscribe(
  { commerce, db, clock }: TestCommerce,
  { customerId, email }: SignedUp,
  orderCode: string,
): Promise<string> {
  const { firstName, lastName, line1, line2, phone } = PERSON;
  const { repository } = commerce.autoDelivery;
  const base = subscription({ customerId, email });
  const deliveryAddress = { ...base.deliveryAddress, firstName, lastName, line1, line2, phone };
  const id = (await repository.insert({ ...base, deliveryAddress })) as string;
  await repository.addHistory(id, { kind: 'customer', id: customerId }, 'skip', { why: 'away' }, clock.now());
  await db.execute(
    `insert into subscription_occurrences (subscription_id, cycle, date, status, ceiling, created_at)
       values ($1, 0, '2026-12-07', 'skipped', 0, now())`,
    [id],
  );
  await db.execute(
    `insert into subscription_consents (site, customer_id, order_code, text_version, language, text, accepted_at, ip)
       values ('usb2c', $1, $2, '1', 'en', 'Every four weeks.', now(), '192.0.2.7')`,
    [customerId, orderCode],
  );
  await db.execute(
    `insert into outbox_emails (id, site, language, email, customer_id, kind, data, created_at, next_attempt_at, retry_until)
       values ('card-30-' || $1, 'usb2c', 'en', $1, $2, 'auto-delivery.card-30', $3, now(), now(), now())`,
    [
      email,
      customerId,
      JSON.stringify({ firstName, card: { brand: 'Visa', lastFour: '4242', expires: '12/34' } }),
    ],
  );
  return id;
}

/** A monthly box that has ended, with all that stands beside it. */
async function haveBox(
  { db }: TestCommerce,
  { customerId, email }: SignedUp,
  orderCode: string,
): Promise<void> {
  const { firstName, lastName, line1, line2, phone } = PERSON;
  const address = { ...subscription().deliveryAddress, firstName, lastName, line1, line2, phone };
  const payment = { provider: 'test', token: 'tok_success', card: { brand: 'Visa', lastFour: '4242' } };
  const gift = { months: 3, recipientEmail: email, startsOn: '2026-12-07', message: `From ${firstName}` };
  const { rows } = await db.execute(
    `insert into monthly_boxes (site, customer_id, email, language, status, boxes, sign_up, month, terms, delivery_address,
         payment, gift, order_code, created_at, updated_at, ended_at, end_reason)
       values ('usb2c', $1, $2, 'en', 'CANCELLED', 2, '2026-12-07', 1, '{"sizes": []}', $3, $4, $5, $6, now(), now(), now(), $7)
       returning id`,
    [
      ...[customerId, email, JSON.stringify(address), JSON.stringify(payment), JSON.stringify(gift)],
      ...[orderCode, `Moved to ${line1}`],
    ],
  );
  const [{ id } = { id: '' }] = rows as { id: string }[];
  await db.execute(
    `insert into monthly_box_months (box_id, month, date, status, boxes, contents, created_at)
       values ($1, 0, '2026-12-07', 'skipped', 2, '[]', now())`,
    [id],
  );
  await db.execute(
    `insert into monthly_box_consents (site, customer_id, order_code, text_version, language, text, accepted_at, ip)
       values ('usb2c', $1, $2, '1', 'en', 'Every month.', now(), '192.0.2.7')`,
    [customerId, orderCode],
  );
}

/** A kit whose commitment is met. */
async function haveKit({ db }: TestCommerce, { customerId }: SignedUp, orderCode: string): Promise<void> {
  const brewer = { code: 'nib-ink', productCode: 'nib', name: 'Nib', url: '/p/nib', image: '' };
  const terms = { code: 'BBAD', months: 12, least: 4, podsLeast: 20, weightLeast: 1, committed: 16 };
  const agreed = { ...terms, earlyEnd: 'PRORATED', returnDays: 30 };
  const consent = { textVersion: '1', language: 'en', text: 'Sixteen boxes.', ip: '192.0.2.7' };
  const { rows } = await db.execute(
    `insert into kits (site, campaign_code, order_code, customer_id, language, currency, entry_number, brewer, terms, list_price,
         paid, email_key, address_key, status, begun_on, deadline, consent, created_at, updated_at)
       values ('usb2c', 'BBAD', $1, $2, 'en', 'USD', 0, $3, $5, 10000, 2500, 'a hash', 'another', 'met', '2026-01-05',
         '2027-01-05', $4, now(), now())
       returning id`,
    [orderCode, customerId, ...[brewer, consent, agreed].map((value) => JSON.stringify(value))],
  );
  const [{ id } = { id: '' }] = rows as { id: string }[];
  await db.execute(`insert into kit_progress (kit_id, order_code, weight) values ($1, $2, 16)`, [
    id,
    orderCode,
  ]);
}

/** What somebody says of what they bought, under their own name. */
async function haveReview({ db }: TestCommerce, { customerId }: SignedUp, orderCode: string): Promise<void> {
  await db.execute(
    `insert into reviews (id, site, product_code, customer_id, order_code, buyer_key, author, language, stars, status,
         created_at, published_at)
       values (gen_random_uuid(), 'usb2c', 'dawn', $1, $2, $2, $3, 'en', 5, 'published', now(), now())`,
    [customerId, orderCode, PERSON.firstName],
  );
}

/** A drink of one's own, a wish list, and a coupon for the answers about a brewer. */
async function haveDrink({ db }: TestCommerce, { customerId, email }: SignedUp): Promise<void> {
  await db.execute(
    `insert into recipes (id, site, customer_id, name, pod_code, size_oz, strength, cup_color, created_at, updated_at)
       values (gen_random_uuid(), 'usb2c', $1, 'Mine', 'dawn', 8, 'regular', 'sand', now(), now())`,
    [customerId],
  );
  await db.execute(
    `insert into wish_lists (site, customer_id, name, created_at, updated_at)
       values ('usb2c', $1, 'Later', now(), now())`,
    [customerId],
  );
  await db.execute(
    `insert into wish_list_entries (site, customer_id, variant_code, product_code, name, added_at, price_added, price_told,
         in_stock)
       values ('usb2c', $1, 'dawn-24', 'dawn', 'Dawn', now(), 1899, 1899, true)`,
    [customerId],
  );
  await db.execute(
    `insert into brewer_coupons (serial_number, site, customer_id, code, created_at)
       values ($1, 'usb2c', $2, 'BREW-' || $1, now())`,
    [`100126${String(email.length).padStart(6, '0')}`, customerId],
  );
}
