import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reply, startUpstream, type Upstream } from '../test/upstream.ts';
import { formEncode } from './headers.ts';

describe('the headers of a call', () => {
  let upstream: Upstream;
  beforeEach(async () => {
    upstream = await startUpstream();
    upstream.answers.push(reply(200, {}));
  });
  afterEach(() => upstream.stop());
  const last = () => upstream.received.at(-1);

  it('says JSON, names the product agent and the visit', async () => {
    // covers: S7.1, S7.3
    await upstream.client({ correlationId: () => 'abc-123' }).get('/a');
    expect(last()?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-product-agent': 'test-agent',
      'x-correlation-id': 'abc-123',
    });
  });

  it('leaves the agent out when a call asks for that', async () => {
    // covers: S7.4
    await upstream.client().get('/a', { call: { withoutAgent: true } });
    expect(last()?.headers).not.toHaveProperty('x-product-agent');
  });

  it('carries SESSION and utag_main, and no cookie without them', async () => {
    // covers: S7.5, S7.6
    await upstream.client({ cookies: () => ({ SESSION: 's1', utag_main: 'v_id:1' }) }).get('/a');
    expect(last()?.headers.cookie).toBe('SESSION=s1; utag_main=v_id:1');
    await upstream.client({ cookies: () => ({}) }).get('/a');
    expect(last()?.headers).not.toHaveProperty('cookie');
  });

  it('sends a form when a call asks for one', async () => {
    // covers: S7.2
    await upstream
      .client()
      .post('/a', { body: { a: 'é&', list: [1, 2], none: undefined }, call: { form: true } });
    expect(last()?.headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(last()?.body).toBe('a=%C3%A9%26&list=1&list=2');
  });

  it('sends JSON otherwise', async () => {
    await upstream.client().post('/a', { body: { a: 'é' } });
    expect(JSON.parse(last()?.body ?? '')).toEqual({ a: 'é' });
  });

  it.each(['post', 'put', 'patch', 'delete'] as const)(
    'gives every %s its own Idempotency-Key',
    async (method) => {
      const client = upstream.client();
      await client[method]('/a');
      await client[method]('/a');
      const keys = upstream.received.map(({ headers }) => headers['idempotency-key']);
      expect(new Set(keys).size).toBe(2);
      for (const key of keys) expect(key).toMatch(/^[\w-]{16,64}$/);
    },
  );

  it('keeps a key that the caller chose, and gives reads none', async () => {
    await upstream.client().post('/a', { call: { idempotencyKey: 'order-0123456789abcdef' } });
    expect(last()?.headers['idempotency-key']).toBe('order-0123456789abcdef');
    await upstream.client().get('/a');
    expect(last()?.headers).not.toHaveProperty('idempotency-key');
  });

  it('encodes any form so that it reads back the same', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.string({ unit: 'grapheme' })), (form) => {
        expect(Object.fromEntries(new URLSearchParams(formEncode(form)))).toEqual({ ...form });
      }),
    );
  });
});
