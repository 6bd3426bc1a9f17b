/** Answers of calls without a route, in the visitor's language. */
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedClock } from '../clock/index.ts';
import { loadConfig } from '../config/index.ts';
import { createHttp } from './app.ts';
import type { App } from './app.types.ts';

let app: App;
beforeAll(async () => {
  const config = loadConfig({ SECRET_KEY: 'x'.repeat(32), RATE_LIMIT: 'off' });
  app = await createHttp(config, fixedClock('2027-01-04T15:00:00Z'), pino({ level: 'silent' }));
  app.get('/broken', { schema: { hide: true } }, async () => {
    throw new Error('connection refused at 10.0.0.7');
  });
  await app.ready();
});
afterAll(() => app.close());

const said = async (method: 'GET' | 'DELETE', url: string) => {
  const answer = await app.inject({ method, url });
  const { errors } = answer.json<{ errors: { type: string; message: string }[] }>();
  return { status: answer.statusCode, ...errors[0] };
};

test('a crash says that it is ours, in English and French, and nothing of its cause', async () => {
  expect(await said('GET', '/broken')).toEqual({
    ...{ status: 500, type: 'InternalServerError' },
    message: 'Something went wrong on our side. Try again in a moment.',
  });
  expect(await said('GET', '/broken?lang=fr')).toEqual({
    ...{ status: 500, type: 'InternalServerError' },
    message: 'Une erreur s’est produite de notre côté. Réessayez dans un instant.',
  });
});

test('an unknown address and an unknown method are said in both languages', async () => {
  expect((await said('GET', '/nothing')).message).toBe('There is no such address.');
  expect((await said('GET', '/nothing?lang=fr')).message).toBe('Cette adresse n’existe pas.');
  expect((await said('DELETE', '/broken')).message).toBe('DELETE is not possible here.');
  expect((await said('DELETE', '/broken?lang=fr')).message).toBe('DELETE n’est pas possible ici.');
});
