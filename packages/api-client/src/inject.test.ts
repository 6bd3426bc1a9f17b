import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { type LooseClient, thrownBy } from '../test/upstream.ts';
import { createApiClient, injectFetch } from './index.ts';

function shop() {
  const app = Fastify();
  app.get('/c/:code', (request, reply) => {
    reply.header('cache-tag', 'a b').header('set-cookie', ['x=1', 'y=2']);
    return { url: request.url, agent: request.headers['x-product-agent'], ip: request.ip };
  });
  app.post('/echo', (request) => ({ body: request.body, type: request.headers['content-type'] }));
  app.get('/empty', (_, reply) => reply.code(204).send());
  app.get('/slow', () => new Promise(() => {}));
  const inApp = injectFetch(app);
  const fetchInApp: typeof fetch = (input, init) => inApp(input, { ...init, remoteAddress: '203.0.113.9' });
  const client = (timeoutMs?: number) =>
    createApiClient({
      baseUrl: 'http://app.internal',
      fetch: fetchInApp,
      agent: 'in-app',
      timeoutMs,
    }) as unknown as LooseClient;
  return { app, client };
}

it('dispatches into the app: path, query, headers, address', async () => {
  const { data, response } = await shop()
    .client()
    .get('/c/{code}', { params: { path: { code: 'é/1' }, query: { q: 'a b&c' } } });
  expect(data).toEqual({ url: '/c/%C3%A9%2F1?q=a%20b%26c', agent: 'in-app', ip: '203.0.113.9' });
  expect(response.headers.get('cache-tag')).toBe('a b');
  expect(response.headers.getSetCookie()).toEqual(['x=1', 'y=2']);
});

it('carries bodies both ways, and their absence', async () => {
  const client = shop().client();
  const { data } = await client.post('/echo', { body: { name: 'crème' } });
  expect(data).toEqual({ body: { name: 'crème' }, type: 'application/json' });
  expect((await client.get('/empty')).data).toBeUndefined();
});

it('throws as over the network', async () => {
  const thrown = await thrownBy(shop().client().get('/nowhere'));
  expect((thrown as Response).status).toBe(404);
});

it('stops waiting at the timeout', async () => {
  expect(await thrownBy(shop().client(30).get('/slow'))).toMatchObject({ name: 'TimeoutError' });
});
