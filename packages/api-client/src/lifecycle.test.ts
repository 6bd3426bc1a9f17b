import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hangUp, reply, silence, startUpstream, thrownBy, type Upstream } from '../test/upstream.ts';
import type { CallFailure, TokenSource } from './index.ts';

let upstream: Upstream;
beforeEach(async () => {
  upstream = await startUpstream();
});
afterEach(() => upstream.stop());

describe('an answer', () => {
  it.each([
    ['JSON', reply(200, { a: [1] }, 'application/json; charset=utf-8'), { a: [1] }],
    ['a JSON dialect', reply(200, { a: 1 }, 'application/problem+json'), { a: 1 }],
    ['HTML', reply(200, '<b>hi</b>', 'text/html'), '<b>hi</b>'],
    ['HTML', reply(200, '<p>Hello</p>', 'text/html; charset=utf-8'), '<p>Hello</p>'],
    ['text that looks like JSON', reply(200, '{"a":1}', 'text/plain'), '{"a":1}'],
    ['nothing', reply(200, '', 'application/json'), undefined],
    ['no content', reply(204, ''), undefined],
  ])('is read as %s', async (_, answer, expected) => {
    // covers: S7.9, S7.10, S7.11
    upstream.answers.push(answer);
    expect((await upstream.client().get('/a')).data).toEqual(expected);
  });

  it('comes with its headers', async () => {
    upstream.answers.push((response) => response.writeHead(200, { 'invalid-cache-response': 'true' }).end());
    const { response } = await upstream.client().get('/a');
    expect(response.headers.get('invalid-cache-response')).toBe('true');
  });

  it('that claims JSON and is not is a failure like any other', async () => {
    upstream.answers.push(reply(200, '{"a":', 'application/json'));
    expect(await thrownBy(upstream.client().get('/a'))).toBeInstanceOf(SyntaxError);
    expect(upstream.received).toHaveLength(2);
  });
});

describe('a failed call', () => {
  it.each([400, 403, 404, 409, 429, 500, 503])('is retried once after a %d', async (status) => {
    // covers: S4.57
    upstream.answers.push(reply(status, {}), reply(200, { ok: true }));
    expect((await upstream.client().get('/a')).data).toEqual({ ok: true });
    expect(upstream.received).toHaveLength(2);
  });

  it('is retried once after a cut connection', async () => {
    upstream.answers.push(hangUp, reply(200, { ok: true }));
    expect((await upstream.client().get('/a')).data).toEqual({ ok: true });
  });

  it('is tried no more than twice', async () => {
    // covers: S8.1, S8.3
    upstream.answers.push(reply(500, {}));
    await thrownBy(upstream.client().get('/a'));
    expect(upstream.received).toHaveLength(2);
  });

  it('sends the same body and the same Idempotency-Key again', async () => {
    upstream.answers.push(reply(500, {}), reply(200, {}));
    await upstream.client().post('/a', { body: { code: 'x', qty: 2 } });
    const [first, second] = upstream.received;
    expect(second?.body).toBe('{"code":"x","qty":2}');
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  });

  it('is aborted after the timeout, and retried', async () => {
    upstream.answers.push(silence, reply(200, { ok: true }));
    expect((await upstream.client({ timeoutMs: 50 }).get('/a')).data).toEqual({ ok: true });
    upstream.answers.splice(0, 1, silence);
    const thrown = await thrownBy(upstream.client({ timeoutMs: 50 }).get('/a'));
    expect(thrown).toMatchObject({ name: 'TimeoutError' });
  });

  it('is aborted when only its body stays away', async () => {
    upstream.answers.push((response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).write('{'),
    );
    const thrown = await thrownBy(upstream.client({ timeoutMs: 50 }).get('/a'));
    expect(thrown).toMatchObject({ name: 'TimeoutError' });
  });

  it('is aborted after 60 seconds unless told otherwise', async () => {
    // covers: S7.8, S9.1
    vi.useFakeTimers();
    try {
      const signals: AbortSignal[] = [];
      const never = (_: unknown, init?: RequestInit) =>
        new Promise<Response>((_, reject) => {
          const signal = init?.signal as AbortSignal;
          signals.push(signal);
          signal.addEventListener('abort', () => reject(signal.reason));
        });
      const call = thrownBy(upstream.client({ fetch: never }).get('/a'));
      await vi.advanceTimersByTimeAsync(59_999);
      expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
      await vi.advanceTimersByTimeAsync(1);
      expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(await call).toMatchObject({ name: 'TimeoutError' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('is not retried when its caller gave it up', async () => {
    upstream.answers.push(silence);
    const controller = new AbortController();
    const call = thrownBy(upstream.client().get('/a', { call: { signal: controller.signal } }));
    while (upstream.received.length === 0) await new Promise((done) => setTimeout(done, 5));
    controller.abort();
    expect(await call).toMatchObject({ name: 'AbortError' });
    expect(upstream.received).toHaveLength(1);
  });

  it('is reported with its category, both times', async () => {
    const failures: CallFailure[] = [];
    const client = upstream.client({ onFailure: (failure) => failures.push(failure) });
    upstream.answers.push(reply(404, {}), reply(503, {}));
    await thrownBy(client.get('/a?b=1'));
    expect(failures).toMatchObject([
      { category: '4xx', status: 404, final: false, method: 'GET', url: `${upstream.origin}/a?b=1` },
      { category: '5xx', status: 503, final: true },
    ]);
    upstream.answers.splice(0, 2, hangUp);
    await thrownBy(client.get('/a'));
    expect(failures.at(-1)).toMatchObject({ category: 'unknown', status: undefined, final: true });
  });
});

describe('what is thrown', () => {
  const body = { errors: [{ type: 'ValidationError', message: 'no' }] };

  it.each([400, 401])('is the parsed body of a %d', async (status) => {
    // covers: S8.6, S8.7
    upstream.answers.push(reply(status, body));
    expect(await thrownBy(upstream.client().get('/a'))).toEqual(body);
  });

  it.each([403, 404, 409, 500])('is the response of a %d', async (status) => {
    // covers: S8.8
    upstream.answers.push(reply(status, body));
    const thrown = await thrownBy(upstream.client().get('/a'));
    expect(thrown).toBeInstanceOf(Response);
    expect((thrown as Response).status).toBe(status);
  });

  it('has error and status when asked to: the body of a 400', async () => {
    // covers: S8.4
    upstream.answers.push(reply(400, body));
    const thrown = await thrownBy(upstream.client().get('/a', { call: { throwStatus: true } }));
    expect(thrown).toEqual({ error: body, status: 400 });
  });

  it.each([401, 404, 500])('has error and status when asked to: the response of a %d', async (status) => {
    // covers: S8.5
    upstream.answers.push(reply(status, body));
    const thrown = await thrownBy(upstream.client().get('/a', { call: { throwStatus: true } }));
    expect(thrown).toEqual({ error: expect.any(Response), status });
  });
});

describe('a bearer call', () => {
  /** A token source that counts what is asked of it. */
  function tokens(first: string | undefined, second: string | undefined) {
    const source = {
      cleared: 0,
      current: async () => first,
      clear: () => {
        source.cleared += 1;
      },
      fresh: async () => second,
    };
    return source satisfies TokenSource;
  }
  const authorizations = () => upstream.received.map(({ headers }) => headers.authorization);

  it('sends the token, and no other call does', async () => {
    // covers: S7.7, S6.12
    upstream.answers.push(reply(200, {}));
    const client = upstream.client({ tokens: tokens('t1', 't2') });
    await client.get('/a', { call: { bearer: true } });
    await client.get('/a');
    expect(authorizations()).toEqual(['Bearer t1', undefined]);
  });

  it('goes without one for an anonymous visitor', async () => {
    // covers: S6.13
    upstream.answers.push(reply(200, {}));
    await upstream.client({ tokens: tokens(undefined, undefined) }).get('/a', { call: { bearer: true } });
    expect(authorizations()).toEqual([undefined]);
  });

  it('drops a refused token and tries once more with a fresh one', async () => {
    // covers: S4.56
    const source = tokens('t1', 't2');
    upstream.answers.push(reply(401, {}), reply(200, { ok: true }));
    const { data } = await upstream.client({ tokens: source }).get('/a', { call: { bearer: true } });
    expect(data).toEqual({ ok: true });
    expect(source.cleared).toBe(1);
    expect(authorizations()).toEqual(['Bearer t1', 'Bearer t2']);
  });

  it('gives up when the fresh one is refused as well', async () => {
    upstream.answers.push(reply(401, { refused: true }));
    const thrown = await thrownBy(
      upstream.client({ tokens: tokens('t1', 't2') }).get('/a', { call: { bearer: true } }),
    );
    expect(thrown).toEqual({ refused: true });
    expect(upstream.received).toHaveLength(2);
  });

  it('keeps its token when the failure is another', async () => {
    const source = tokens('t1', 't2');
    upstream.answers.push(reply(500, {}), reply(200, {}));
    await upstream.client({ tokens: source }).get('/a', { call: { bearer: true } });
    expect(source.cleared).toBe(0);
    expect(authorizations()).toEqual(['Bearer t1', 'Bearer t1']);
  });
});
