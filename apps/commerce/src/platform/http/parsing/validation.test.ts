/** Messages about wrong fields in both languages: one item for each field, beginning with its name. */
import pino from 'pino';
import { Type } from 'typebox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedClock } from '../../clock/index.ts';
import { loadConfig } from '../../config/index.ts';
import { createHttp } from '../app.ts';
import type { App } from '../app.types.ts';

const Body = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 5 }),
    code: Type.Optional(Type.String({ minLength: 3, pattern: '^[a-z]+$' })),
    sort: Type.Optional(Type.Union([Type.Literal('up'), Type.Literal('down')])),
    level: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
    list: Type.Optional(Type.Array(Type.String(), { maxItems: 1 })),
    note: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  },
  { additionalProperties: false },
);

let app: App;
beforeAll(async () => {
  const config = loadConfig({ SECRET_KEY: 'x'.repeat(32), RATE_LIMIT: 'off' });
  app = await createHttp(config, fixedClock('2027-01-04T15:00:00Z'), pino({ level: 'silent' }));
  app.post('/things', { schema: { hide: true, body: Body } }, async () => ({}));
  await app.ready();
});
afterAll(() => app.close());

const told = async (payload: object, lang: string): Promise<string[]> => {
  const answer = await app.inject({ method: 'POST', url: `/things?lang=${lang}`, payload });
  return answer.json<{ errors: { message: string }[] }>().errors.map(({ message }) => message);
};

test.each([
  [{}, 'name is missing.', 'name manque.'],
  [{ name: '' }, 'name must not be empty.', 'name ne doit pas être vide.'],
  [{ name: 'abcdef' }, 'name may have at most 5 characters.', 'name peut compter au plus 5 caractères.'],
  [{ name: 7 }, 'name must be a text.', 'name doit être un texte.'],
  [{ name: 'a', odd: 1 }, 'odd is not known here.', 'odd n’est pas connu ici.'],
  [
    { name: 'a', code: 'ab' },
    'code must have at least 3 characters.',
    'code doit compter au moins 3 caractères.',
  ],
  [{ name: 'a', code: 'ABC' }, 'code must match ^[a-z]+$.', 'code doit suivre la forme ^[a-z]+$.'],
  [
    { name: 'a', sort: 'left' },
    'sort must be one of: up, down.',
    'sort doit être l’une de ces valeurs : up, down.',
  ],
  [{ name: 'a', level: 0 }, 'level must be 1 or more.', 'level doit être d’au moins 1.'],
  [{ name: 'a', level: 10 }, 'level must be 9 or less.', 'level doit être d’au plus 9.'],
  [{ name: 'a', level: 1.5 }, 'level must be a whole number.', 'level doit être un nombre entier.'],
  [{ name: 'a', list: ['b', 'c'] }, 'list may have at most 1 item.', 'list peut compter au plus 1 élément.'],
])('%j: %s', async (payload, en, fr) => {
  expect(await told(payload, 'en')).toEqual([en]);
  expect(await told(payload, 'fr')).toEqual([fr]);
});

test('of a small body every field that is wrong is named, of a large one the first', async () => {
  expect(await told({ name: '', level: 0, odd: 1 }, 'en')).toHaveLength(3);
  const zeros = Array.from({ length: 20_000 }, () => 0);
  const before = process.threadCpuUsage();
  expect(await told({ name: '', list: zeros }, 'en')).toHaveLength(1);
  const many = Object.fromEntries(zeros.map((_, index) => [`k${index % 3000}`, 0]));
  expect(await told({ name: 'a', ...many }, 'en')).toHaveLength(1);
  // Microseconds; to name each took ten times as long.
  expect(process.threadCpuUsage(before).user).toBeLessThan(100_000);
});

test('a body of more than 64 kB is refused before it is read', async () => {
  const answer = await app.inject({ method: 'POST', url: '/things', payload: { name: 'x'.repeat(66_000) } });
  expect([answer.statusCode, answer.json().errors[0].type]).toEqual([413, 'PayloadTooLargeError']);
});

test('what may be one of several kinds is told so', async () => {
  expect(await told({ name: 'a', note: 7 }, 'en')).toEqual(['note must be a text or null.']);
});

test('servers of one process read and write each by its own schemas, whatever the schemas are called', async () => {
  const config = loadConfig({ SECRET_KEY: 'x'.repeat(32), RATE_LIMIT: 'off' });
  const serverOf = async (known: string): Promise<App> => {
    const server = await createHttp(config, fixedClock('2027-01-04T15:00:00Z'), pino({ level: 'silent' }));
    server.addSchema(Type.Object({ [known]: Type.String() }, { $id: 'Thing', additionalProperties: false }));
    const schema = { hide: true, body: Type.Ref('Thing'), response: { 200: Type.Ref('Thing') } };
    server.post('/things', { schema }, async () => ({ one: 'yes', two: 'no' }));
    return server;
  };
  for (const [known, other, answer] of [
    ['one', 'two', { one: 'yes' }],
    ['two', 'one', { two: 'no' }],
    ['one', 'two', { one: 'yes' }],
  ] as const) {
    const server = await serverOf(known);
    const post = (payload: object) => server.inject({ method: 'POST', url: '/things', payload });
    expect((await post({ [known]: 'a' })).json()).toEqual(answer);
    expect((await post({ [other]: 'a' })).statusCode).toBe(400);
    await server.close();
  }
});
