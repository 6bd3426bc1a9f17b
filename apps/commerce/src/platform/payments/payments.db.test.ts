import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ChargeRequest } from './payments.types.ts';

let shop: TestCommerce;
let keys = 0;
let key = '';
beforeAll(async () => {
  shop = await openTestCommerce();
});
beforeEach(() => {
  key = `CPAYMENT${keys++}`;
});
afterAll(() => shop.commerce.close());

const gateway = () => shop.commerce.payments.test;
const charge = (token: string, more: Partial<ChargeRequest> = {}) =>
  gateway().charge({
    key,
    amount: 2594,
    currency: 'USD',
    site: 'usb2c',
    token,
    initiator: 'shopper',
    ...more,
  });
const ledger = async () => (await gateway().entries()).filter((entry) => entry.chargeKey === key);

describe('the test gateway', () => {
  test.each([
    ['tok_success', { status: 'captured' }, 1],
    ['tok_declined', { status: 'declined', reason: 'card_declined' }, 0],
    ['tok_insufficient_funds', { status: 'declined', reason: 'insufficient_funds' }, 0],
    ['tok_requires_authentication', { status: 'requires_action' }, 0],
    ['toString', { status: 'declined' }, 0],
  ])('%s', async (token, state, charges) => {
    expect(await charge(token)).toMatchObject(state);
    expect(await gateway().lookup(key)).toMatchObject(state);
    expect(await ledger()).toHaveLength(charges);
  });

  test('a key is charged once however often it is asked, and never for another amount', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => charge('tok_success')));
    expect(new Set(all.map((state) => JSON.stringify(state))).size).toBe(1);
    expect(await ledger()).toEqual([{ kind: 'charge', key, chargeKey: key, amount: 2594 }]);
    await expect(charge('tok_success', { amount: 1 })).rejects.toThrow('another amount');
  });

  test('tok_timeout_after_charge is in the books although the caller was not told', async () => {
    await expect(charge('tok_timeout_after_charge')).rejects.toThrow('did not answer');
    expect(await gateway().lookup(key)).toMatchObject({ status: 'captured' });
    expect(await charge('tok_timeout_after_charge')).toMatchObject({ status: 'captured' });
    expect(await ledger()).toHaveLength(1);
  });

  test('an amount of 0 tries the card, moves no money, and is never another amount', async () => {
    expect(await charge('tok_success', { amount: 0 })).toMatchObject({ status: 'captured' });
    expect(await gateway().lookup(key)).toMatchObject({ status: 'captured' });
    await expect(charge('tok_success')).rejects.toThrow('another amount');
    expect(await ledger()).toEqual([]);
    key = `${key}B`;
    expect(await charge('tok_declined', { amount: 0 })).toMatchObject({ status: 'declined' });
  });

  test('authentication captures once, and not after a cancellation', async () => {
    await charge('tok_requires_authentication');
    expect(await gateway().confirm(key)).toMatchObject({ status: 'captured' });
    expect(await gateway().confirm(key)).toMatchObject({ status: 'captured' });
    expect(await gateway().cancel(key)).toMatchObject({ status: 'captured' });
    expect(await ledger()).toHaveLength(1);
    key = `${key}B`;
    await charge('tok_requires_authentication');
    expect(await gateway().cancel(key)).toEqual({ status: 'cancelled' });
    expect(await gateway().confirm(key)).toEqual({ status: 'cancelled' });
    expect(await ledger()).toEqual([]);
  });

  test('a cancelled key is never charged, also when nobody had asked before', async () => {
    expect(await gateway().lookup(key)).toBeUndefined();
    expect(await gateway().cancel(key)).toEqual({ status: 'cancelled' });
    expect(await charge('tok_success')).toEqual({ status: 'cancelled' });
    expect(await ledger()).toEqual([]);
  });

  test('a refund happens once a key and never beyond what was captured', async () => {
    await charge('tok_success');
    await Promise.all(Array.from({ length: 5 }, () => gateway().refund(key, `${key}:refund`, 2594)));
    expect(await ledger()).toMatchObject([{ kind: 'charge' }, { kind: 'refund', amount: 2594 }]);
    await expect(gateway().refund(key, `${key}:more`, 1)).rejects.toThrow('cannot be refunded');
    await expect(gateway().refund(key, `${key}:refund`, 2593)).rejects.toThrow('another amount');
  });

  test('parts come at once, each under its key: together never more than was captured', async () => {
    await charge('tok_success');
    const parts = Array.from({ length: 10 }, (_, part) => gateway().refund(key, `${key}:${part}`, 500));
    const made = (await Promise.allSettled(parts)).filter(({ status }) => status === 'fulfilled');
    expect(made).toHaveLength(5);
    const back = (await ledger()).filter(({ kind }) => kind === 'refund');
    expect(back.map(({ amount }) => amount)).toEqual([500, 500, 500, 500, 500]);
  });

  test('tok_timeout_after_refund is in the books although the caller was not told', async () => {
    await charge('tok_timeout_after_refund');
    const refund = () => gateway().refund(key, `${key}:refund`, 594);
    expect(await gateway().lookupRefund(`${key}:refund`)).toBeUndefined();
    await expect(refund()).rejects.toThrow('did not answer');
    expect(await gateway().lookupRefund(`${key}:refund`)).toEqual({
      status: 'succeeded',
      reference: `re_${key}:refund`,
    });
    await refund();
    expect(await ledger()).toMatchObject([{ kind: 'charge' }, { kind: 'refund', amount: 594 }]);
  });

  test('it refuses to be called inside a transaction, and survives one that rolls back', async () => {
    await expect(shop.db.transaction(() => charge('tok_success'))).rejects.toThrow('inside a transaction');
    expect(await ledger()).toEqual([]);
  });
});

describe('the card frame', () => {
  const get = (url: string) => shop.commerce.app.inject({ url });

  test('is a document of its own under a strict policy', async () => {
    // covers: V14.2.6, V14.4.7
    const frame = await get('/payments/test/frame');
    const policy = String(frame.headers['content-security-policy']);
    expect([frame.statusCode, frame.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    for (const rule of [
      "default-src 'none'",
      "script-src 'self'",
      "font-src 'self'",
      "frame-ancestors 'self'",
      "form-action 'none'",
    ]) {
      expect(policy).toContain(rule);
    }
    expect(policy).not.toContain('unsafe');
    expect(frame.body).not.toMatch(/style=|onclick|<script>/);
    for (const name of ['number', 'expiry', 'code']) expect(frame.body).toContain(`<label for="${name}">`);
  });

  test('speaks French, and serves its script and style', async () => {
    expect((await get('/payments/test/frame?lang=fr')).body).toContain('Numéro de carte');
    const script = await get('/payments/test/frame.js');
    expect(script.headers['content-type']).toContain('text/javascript');
    expect(script.body).toContain('window.location.origin');
    expect(script.body).not.toMatch(/fetch\(|XMLHttpRequest/);
    expect((await get('/payments/test/frame.css')).headers['content-type']).toContain('text/css');
  });
});
