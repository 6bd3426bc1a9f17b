import { type ApiClient, createApiClient } from '@crema/api-client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStore } from '#app/platform/store/store.ts';
import { readAttempt } from '../checkout.storage.ts';
import { keepNewAccount } from '../contact/newAccount.ts';
import { selectPlacement } from './placement.slice.ts';
import { askBank, confirmOrder, look, pay, repeat, resume } from './placement.thunks.ts';
import { payByWallet } from './wallet.thunks.ts';

interface Sent {
  method: string;
  path: string;
  key: string | null;
  body: string;
}
type Reply = { status: number; body: unknown } | 'lost';

const price = { value: 26.94, currencyIso: 'USD', formattedValue: '$26.94' };
/** What the button said. */
const SEEN = { total: 26.94, due: 26.94 };
const cart = { guid: 'cart-1', email: 'ada@example.com', entries: [], totalPriceWithTax: price };
const placed = { guid: 'order-1', code: 'C1', placed: '2027-01-04T12:00:00Z', status: 'processing' };
const open = { guid: 'order-1', code: 'C1', status: 'created' };
const error = (type: string, message: string) => ({ errors: [{ type, message }] });

/** A store over an engine that gives each order call the next reply; the last one again and again. */
function shop(...replies: Reply[]) {
  const sent: Sent[] = [];
  let paymentLost = false;
  const api: ApiClient = createApiClient({
    baseUrl: 'http://shop.test',
    agent: 'test',
    fetch: async (input) => {
      const request = input as Request;
      const { pathname } = new URL(request.url);
      const key = request.headers.get('idempotency-key');
      sent.push({ method: request.method, path: pathname, key, body: await request.text() });
      if (pathname.endsWith('/payment') && paymentLost) throw new TypeError('Failed to fetch');
      if (/\/(payment|email|addresses\/delivery)$/.test(pathname)) return Response.json(cart);
      const reply = (replies.length > 1 ? replies.shift() : replies[0]) ?? 'lost';
      if (reply === 'lost') throw new TypeError('Failed to fetch');
      return Response.json(reply.body, { status: reply.status });
    },
  });
  const store = makeStore({ api, log: () => {} });
  const loseCard = () => {
    paymentLost = true;
  };
  return {
    store,
    sent,
    loseCard,
    phase: () => selectPlacement(store.getState()),
    orders: () => sent.filter(isOrder),
  };
}
const isOrder = ({ method, path }: Sent): boolean => method === 'POST' && path.endsWith('/orders');

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

describe('placing an order', () => {
  it('ends placed, and forgets what it kept', async () => {
    const { store, phase } = shop({ status: 201, body: placed });
    await store.dispatch(pay({ token: 'tok_success' }, SEEN));
    expect(phase()).toEqual({ phase: 'placed', guid: 'order-1' });
    expect(readAttempt('usb2c')).toBeUndefined();
  });

  it('takes no second press while one is under way', async () => {
    const { store, orders } = shop({ status: 201, body: placed });
    await Promise.all([
      store.dispatch(pay({ token: 'tok_success' }, SEEN)),
      store.dispatch(pay({ token: 'tok_success' }, SEEN)),
    ]);
    expect(orders()).toHaveLength(1);
  });

  it('orders for what the button said, and nothing while the cart comes to something else', async () => {
    const { store, phase, orders, sent } = shop({ status: 201, body: placed });
    await store.dispatch(pay({ token: 'tok_success' }, { total: 25.94, due: 25.94 }));
    expect(phase()).toEqual({ phase: 'stale', messages: [], total: '$26.94' });
    expect(sent.map(({ method }) => method)).toEqual(['PUT']);
    expect(readAttempt('usb2c')).toBeUndefined();
    // The new total was shown; the next press agrees to it.
    await store.dispatch(pay({ token: 'tok_success' }, SEEN));
    expect(JSON.parse(orders()[0]?.body ?? '')).toMatchObject({
      expectedTotal: SEEN.total,
      expectedAmountDue: SEEN.due,
    });
    expect(phase()).toEqual({ phase: 'placed', guid: 'order-1' });
  });

  it('attaches no card to a cart that store credit pays, and says what was seen to be due', async () => {
    const { store, phase, sent } = shop({ status: 201, body: placed });
    await store.dispatch(pay({ paid: cart }, { total: 26.94, due: 0 }));
    expect(sent.map(({ method, path }) => `${method} ${path.split('/').at(-1)}`)).toEqual(['POST orders']);
    const asked = { cartGuid: 'cart-1', expectedTotal: 26.94, expectedAmountDue: 0 };
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject(asked);
    expect(phase()).toEqual({ phase: 'placed', guid: 'order-1' });
  });

  it('orders with what a wallet gave in place of the form, and only for what the wallet showed', async () => {
    const address = {
      ...{ firstName: 'Ada', lastName: 'Okafor', line1: '350 Fifth Avenue', town: 'New York' },
      ...{ postalCode: '10118', phone: '2125550134' },
      ...{ region: { isocode: 'US-NY' }, country: { isocode: 'US' } },
    };
    const wallet = { token: 'tok_success', email: 'ada@example.com', address };
    const { store, phase, sent, orders } = shop({ status: 201, body: placed });
    await store.dispatch(payByWallet({ ...wallet, amount: 20 }));
    expect(phase()).toMatchObject({ phase: 'stale', total: '$26.94' });
    expect(orders()).toEqual([]);
    await store.dispatch(payByWallet({ ...wallet, amount: 26.94 }));
    expect(phase()).toEqual({ phase: 'placed', guid: 'order-1' });
    const steps = sent.map(({ path }) => path.split('/').at(-1));
    const each = ['email', 'delivery', 'payment'];
    expect(steps).toEqual([...each, ...each, 'orders']);
    expect(JSON.parse(sent[1]?.body ?? '')).toEqual(address);
  });

  it('knows that nothing was ordered when nobody took the card', async () => {
    const { store, phase, orders, loseCard } = shop({ status: 201, body: placed });
    loseCard();
    await store.dispatch(pay({ token: 'tok_success' }, SEEN));
    expect(phase()).toEqual({ phase: 'unreached' });
    expect(orders()).toEqual([]);
    expect(readAttempt('usb2c')).toBeUndefined();
  });

  it.each([
    [400, 'PaymentAuthorizationError', 'declined'],
    [409, 'InsufficientStockError', 'soldOut'],
    [409, 'StaleCartError', 'stale'],
    [409, 'CartAlreadyOrderedError', 'taken'],
    [404, 'CartError', 'taken'],
    [400, 'ValidationError', 'refused'],
  ])('says what %i %s means, and the next press is another attempt', async (status, type, phaseName) => {
    const { store, phase, orders } = shop({ status, body: error(type, 'as the engine says') });
    await store.dispatch(pay({ token: 'tok_1' }, SEEN));
    expect(phase()).toEqual({ phase: phaseName, messages: ['as the engine says'] });
    await store.dispatch(pay({ token: 'tok_2' }, SEEN));
    // The client repeats a failed call once, with its key.
    expect(new Set(orders().map(({ key }) => key)).size).toBe(2);
    expect(orders()).toHaveLength(4);
  });

  it('sends the same key again when nobody answered, also after a reload', async () => {
    const first = shop('lost');
    await first.store.dispatch(pay({ token: 'tok_success' }, SEEN));
    expect(first.phase()).toEqual({ phase: 'unanswered' });

    const reloaded = shop('lost', 'lost', { status: 201, body: placed });
    await reloaded.store.dispatch(resume({ guid: 'cart-1' }));
    expect(reloaded.phase()).toEqual({ phase: 'unanswered' });
    expect(reloaded.orders()).toEqual([]);
    await reloaded.store.dispatch(repeat());
    await reloaded.store.dispatch(repeat());
    expect(reloaded.phase()).toEqual({ phase: 'placed', guid: 'order-1' });
    const keys = [...first.orders(), ...reloaded.orders()].map(({ key }) => key);
    expect(new Set(keys).size).toBe(1);
  });

  it('asks by itself what became of an attempt whose cart is gone', async () => {
    await shop('lost').store.dispatch(pay({ token: 'tok_success' }, SEEN));
    const { store, phase } = shop({ status: 201, body: placed });
    await store.dispatch(resume({}));
    expect(phase()).toEqual({ phase: 'placed', guid: 'order-1' });
  });

  it('waits for a payment of unknown outcome, and finds it again after a reload', async () => {
    const first = shop({ status: 202, body: open });
    await first.store.dispatch(pay({ token: 'tok_timeout_after_charge' }, SEEN));
    expect(first.phase()).toEqual({ phase: 'waiting', guid: 'order-1' });
    const reloaded = shop({ status: 200, body: placed });
    await reloaded.store.dispatch(resume({ guid: 'cart-1' }));
    expect(reloaded.phase()).toEqual({ phase: 'placed', guid: 'order-1' });
    expect(reloaded.orders()).toEqual([]);
  });

  it('lets the bank ask, and keeps the question when its answer got lost', async () => {
    const asked = { ...open, nextAction: { type: 'authenticate', method: 'POST', url: '/' } };
    const { store, phase } = shop({ status: 202, body: asked }, 'lost', 'lost', {
      status: 200,
      body: placed,
    });
    await store.dispatch(pay({ token: 'tok_requires_authentication' }, SEEN));
    expect(phase()).toEqual({ phase: 'authenticate', guid: 'order-1', busy: false });
    await store.dispatch(confirmOrder('order-1'));
    expect(phase()).toEqual({ phase: 'authenticate', guid: 'order-1', busy: false });
    await store.dispatch(confirmOrder('order-1'));
    expect(phase()).toEqual({ phase: 'placed', guid: 'order-1' });
  });

  it('opens the bank’s question once by itself, and believes the engine alone', async () => {
    const nextAction = { type: 'authenticate', method: 'POST', url: '/', clientSecret: 'pi_secret' };
    const asked = { status: 202, body: { ...open, nextAction } };
    const { store, phase } = shop(asked, asked, asked, { status: 200, body: placed });
    await store.dispatch(pay({ token: 'ctoken_1' }, SEEN));
    const bank = { phase: 'authenticate', guid: 'order-1', busy: false };
    expect(phase()).toEqual({ ...bank, secret: 'pi_secret' });
    // Answered, the browser says; the engine still waits: it is not opened again by itself.
    await store.dispatch(askBank('order-1', async () => undefined));
    expect(phase()).toEqual({ ...bank, asked: 'before' });
    await store.dispatch(confirmOrder('order-1'));
    expect(phase()).toEqual({ ...bank, secret: 'pi_secret' });
    await store.dispatch(askBank('order-1', async () => undefined));
    expect(phase()).toEqual({ phase: 'placed', guid: 'order-1' });
  });

  it('says that the provider’s script did not come, and asks nobody', async () => {
    const { store, phase, sent } = shop('lost');
    await store.dispatch(askBank('order-1', () => Promise.reject(new Error('blocked'))));
    expect(phase()).toEqual({ phase: 'authenticate', guid: 'order-1', busy: false, asked: 'blocked' });
    expect(sent).toEqual([]);
  });

  it('knows after a reload whose account the order made, and never kept the password', async () => {
    const agreed = { autoDeliveryConsent: 'v1', newAccount: { password: 'four quiet kettles' } };
    const first = shop('lost');
    await first.store.dispatch(pay({ token: 'tok_success' }, SEEN, agreed));
    expect(first.orders()[0]?.body).toContain('four quiet kettles');
    expect(JSON.stringify(readAttempt('usb2c'))).not.toContain('kettles');

    keepNewAccount(undefined);
    const reloaded = shop({ status: 201, body: placed });
    await reloaded.store.dispatch(resume({}));
    expect(reloaded.orders()[0]?.key).toBe(first.orders()[0]?.key);
    expect(reloaded.phase()).toEqual({ phase: 'placed', guid: 'order-1', account: 'ada@example.com' });
    expect(readAttempt('usb2c')).toBeUndefined();
  });

  it('takes an order that nobody is shown any more for the new customer’s', async () => {
    const agreed = { autoDeliveryConsent: 'v1', newAccount: { password: 'four quiet kettles' } };
    const { store, phase } = shop(
      { status: 202, body: open },
      { status: 404, body: error('UnknownIdentifierError', 'unknown') },
    );
    await store.dispatch(pay({ token: 'tok_timeout_after_charge' }, SEEN, agreed));
    await store.dispatch(look('order-1'));
    expect(phase()).toEqual({ phase: 'placed', guid: 'order-1', account: 'ada@example.com' });
  });
});
