import { SITE_IDS } from '@crema/brands';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { signInAgent } from '@crema/testing/factories/agent';
import { signUp } from '@crema/testing/factories/customer';
import { integrate } from '@crema/testing/factories/integrations/integration';
import { noboHeaders } from '@crema/testing/factories/nobo';
import { officeOf } from '@crema/testing/factories/office/calls';
import { signInStaff } from '@crema/testing/factories/office/staff';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLIENT_SCOPES, NOBO_SCOPES } from '#platform/access/index.ts';
import { OPERATIONS } from './operations.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
});
afterAll(() => shop.commerce.close());

interface Operation {
  path: string;
  method: string;
  operationId: string;
  requestBody?: object;
  'x-roles': string[];
}

async function published(): Promise<Operation[]> {
  const { paths } = (await shop.commerce.app.inject({ url: '/openapi.json' })).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method })),
  );
}

/** Somebody who calls: what the table knows him as, and whose data is his. */
interface Somebody {
  name: string;
  grants: readonly string[];
  headers: Record<string, string>;
  /** The customer he is or acts for. */
  own?: string;
  /** Works in the back office, by a cookie. */
  isStaff?: boolean;
  /** A system beside the shop. */
  isSystem?: boolean;
  /** Logs in anew, with those whose log-ins end with his; none: his token ends with nothing that is called here. */
  again?(): Promise<Somebody[]>;
}

/** Logs people in who then can do it again. */
async function loggedIn(logIn: () => Promise<Omit<Somebody, 'again'>[]>): Promise<Somebody[]> {
  const again = async (): Promise<Somebody[]> => (await logIn()).map((one) => ({ ...one, again }));
  return again();
}

/** Members of staff by the role that they have, and what the table calls it. */
const OFFICE = [
  ['merchandiser', 'merchandiser'],
  ['agent', 'service'],
  ['finance', 'finance'],
  ['owner', 'owner'],
] as const;

/**
 * The back office goes by its cookie alone, and everything else by tokens alone; that of a system beside the shop is read
 * below a site's path and where nobody may call, and elsewhere it is nobody.
 */
const isSeen = (
  { path, 'x-roles': roles }: Pick<Operation, 'path' | 'x-roles'>,
  { isStaff = false, isSystem = false }: Somebody,
): boolean =>
  path.startsWith('/admin/') === isStaff &&
  (!isSystem || path.includes('{site}') || !roles.includes('anonymous'));

let clients = 0;
/** A system beside the shop for each scope. */
async function systemsBeside(): Promise<Somebody[]> {
  const { commerce } = shop;
  const office = officeOf(commerce, await signInStaff(commerce));
  const systems: Somebody[] = [];
  for (const scope of CLIENT_SCOPES) {
    const key = `system-${clients++}-beside`;
    const { client } = await integrate(office, { key, scopes: [scope] });
    const answer = await commerce.app.inject({
      ...{ method: 'POST', url: '/oauth/token?site=usb2c' },
      payload: { grant_type: 'client_credentials', client_id: key, client_secret: client.secret },
    });
    const { access_token: token } = answer.json<{ access_token: string }>();
    systems.push({
      ...{ name: `client:${scope}`, grants: ['client', `client:${scope}`], isSystem: true },
      headers: { authorization: `Bearer ${token}` },
    });
  }
  return systems;
}

/** A customer who logs in as often as he is asked to. */
async function customer(name: string, flag?: string) {
  const { commerce, db } = shop;
  const { customerId, email, password } = await signUp(commerce.app);
  if (flag) await db.execute(`update customers set ${flag} = true where id = $1`, [customerId]);
  const logIn = async () => {
    const url = '/api/auth/login?site=usb2c';
    const answer = await commerce.app.inject({ method: 'POST', url, payload: { email, password } });
    const authorization = `Bearer ${answer.json<{ access_token: string }>().access_token}`;
    return [{ name, grants: ['customer'], headers: { authorization }, own: customerId }];
  };
  return { customerId, people: await loggedIn(logIn) };
}

/** An agent, before he acts for a customer and while he does. */
const agentFor = (own: string) =>
  loggedIn(async () => {
    const agent = await signInAgent(shop.commerce);
    return [
      { name: 'agent', grants: ['agent'], own, headers: await agent.actFor(own) },
      { name: 'agent without a session', grants: ['agent'], headers: agent.headers },
    ];
  });

/** Ada in every role that there is, and Bob, whom nobody here is. */
async function everybody(): Promise<{ people: Somebody[]; ada: string; bob: string }> {
  const { commerce } = shop;
  const ada = await customer('customer');
  const bob = await signUp(commerce.app);
  const customers = [ada, await customer('employee', 'employee'), await customer('member', 'perks_opt_in')];
  const links = await Promise.all(
    NOBO_SCOPES.map((scope) =>
      loggedIn(async () => [
        {
          ...{ name: `nobo:${scope}`, grants: ['nobo', `nobo:${scope}`], own: ada.customerId },
          headers: await noboHeaders(commerce, ada.customerId, [scope]),
        },
      ]),
    ),
  );
  const office: Somebody[] = [];
  for (const [role, grant] of OFFICE)
    office.push(
      ...(await loggedIn(async () => [
        {
          ...{ name: `staff: ${grant}`, grants: [grant], isStaff: true },
          headers: (await signInStaff(commerce, role)).headers,
        },
      ])),
    );
  const system = await commerce.platform.accessTokens.sign(
    { kind: 'system' },
    {
      ...{ site: 'usb2c', clientId: 'test', audience: 'crema-commerce-usb2c', scope: 'system' },
      ...{ issuedAt: shop.clock.now(), lifetime: 600 },
    },
  );
  return {
    ada: ada.customerId,
    bob: bob.customerId,
    people: [
      { name: 'anonymous', grants: ['anonymous'], headers: {} },
      ...customers.flatMap(({ people }) => people),
      ...links.flat(),
      ...(await agentFor(ada.customerId)),
      { name: 'system', grants: ['system'], headers: { authorization: `Bearer ${system}` } },
      ...office,
      ...(await systemsBeside()),
    ],
  };
}

/** Everybody after one of them has ended what his token lives by: he, and whoever else is of the same customer, logs in anew. */
async function renewed(people: readonly Somebody[], ended: Somebody): Promise<Somebody[]> {
  const isOver = ({ own, again }: Somebody) =>
    again !== undefined && (again === ended.again || (own !== undefined && own === ended.own));
  const logIns = new Set(people.filter(isOver).map(({ again }) => again));
  const fresh = new Map<string, Somebody>();
  for (const again of logIns) for (const one of (await again?.()) ?? []) fresh.set(one.name, one);
  return people.map((one) => fresh.get(one.name) ?? one);
}

type Verdict = 'allowed' | 401 | 403;

/** What the table says of a call. @param user whom its path names, if it names somebody */
function expected(operation: Operation, who: Somebody, user: string | undefined): Verdict {
  const isNobody = who.name === 'anonymous' || !isSeen(operation, who);
  const grants = isNobody ? ['anonymous'] : who.grants;
  if (!grants.some((grant) => operation['x-roles'].includes(grant))) return isNobody ? 401 : 403;
  if (user === undefined) return 'allowed';
  if (user === 'current') return isNobody ? 401 : who.own === undefined ? 403 : 'allowed';
  return user === who.own ? 'allowed' : 403;
}

async function callAs(operation: Operation, who: Somebody, site: string, user: string | undefined) {
  const { path, method, requestBody } = operation;
  const url = path
    .replace('{site}', site)
    .replace('{user}', user ?? 'anonymous')
    .replace(/\{\w+\}/g, '11111111-1111-4111-8111-111111111111');
  const answer = await shop.commerce.app.inject({
    ...{ method: method.toUpperCase() as 'GET', headers: { authorization: '', ...who.headers } },
    url: path.includes('{site}') ? url : `${url}?site=${site}`,
    ...(requestBody ? { payload: {} } : {}),
  });
  const isKept = !String(answer.headers['cache-control']).includes('private, no-store');
  const verdict = verdictOf(answer);
  return { status: answer.statusCode, verdict, isKept, body: answer.body.slice(0, 200) };
}

/** Refused for who calls; wrong input, or wrong credentials in a body, are no matter of roles. */
function verdictOf({ statusCode, body }: { statusCode: number; body: string }): Verdict {
  if (statusCode !== 401 && statusCode !== 403) return 'allowed';
  const { errors } = JSON.parse(body) as {
    errors: { type: string; reason?: string; subjectType?: string }[];
  };
  const [{ type, reason = '', subjectType } = { type: '' }] = errors;
  const isBearer = subjectType === 'token' && ['expired', 'invalid', 'revoked'].includes(reason);
  return isBearer || type === 'UnauthorizedError' || type === 'ForbiddenError' ? statusCode : 'allowed';
}

/** Ends what a caller's token lives by, where it is done: whoever comes next is logged in anew. */
const ENDS = /^(admin)?(end|delete|close|logout)/i;

test('every operation has one name and one row, and every row an operation', async () => {
  // covers: V4.1.3
  const operations = await published();
  const names = operations.map(({ operationId }) => operationId);
  expect(names.toSorted()).toEqual(Object.keys(OPERATIONS).toSorted());
  for (const { operationId, 'x-roles': roles } of operations) {
    expect(roles, operationId).toEqual(OPERATIONS[operationId]?.grants);
  }
});

test(
  'every operation answers every role as the table says, for one’s own id and another’s',
  async () => {
    // covers: S6.18, V4.1.1, V4.1.3, V4.2.1, V13.1.4
    const { people: all, ada, bob } = await everybody();
    let people = all;
    const wrong: string[] = [];
    for (const operation of await published()) {
      const isCurrent = operation.path.includes('/users/current/');
      const isNamed = operation.path.includes('{user}');
      for (const index of people.keys()) {
        for (const whose of isNamed ? ['current', 'own', 'other'] : [isCurrent ? 'current' : undefined]) {
          const who = people[index] as Somebody;
          const user = { own: who.own ?? ada, other: bob }[whose ?? ''] ?? whose;
          const right = expected(operation, who, user);
          // Without a customer in its path an operation asks the agent's session itself.
          if (right === 'allowed' && user === undefined && who.name === 'agent without a session') continue;
          const { verdict, status, isKept, body } = await callAs(operation, who, 'usb2c', user);
          // What somebody is answered who shows a token is nobody else's, a refusal neither; the system user is nobody.
          const isSomebody = who.name !== 'anonymous' && who.name !== 'system' && isSeen(operation, who);
          if (isKept && isSomebody && operation.path.includes('{site}'))
            wrong.push(`${operation.operationId} as ${who.name}: may be kept by a cache`);
          if (verdict !== right)
            wrong.push(
              `${operation.operationId} as ${who.name} for ${whose}: ${right}, not ${status} ${body}`,
            );
          if (status < 400 && ENDS.test(operation.operationId)) people = await renewed(people, who);
        }
      }
    }
    expect(wrong).toEqual([]);
  },
  patience(120_000),
);

test(
  'a token of one site is nobody’s at another, on every operation',
  async () => {
    const { people } = await everybody();
    const wrong: string[] = [];
    for (const operation of await published()) {
      if (!operation.path.includes('{site}')) continue;
      for (const who of people) {
        if (who.name === 'anonymous' || who.isStaff) continue;
        const { status } = await callAs(operation, who, 'cab2c', 'current');
        if (status !== 401) wrong.push(`${operation.operationId} as ${who.name}: ${status}`);
      }
    }
    expect(wrong).toEqual([]);
  },
  patience(60_000),
);

test(
  'staff are who they are at the other sites of the back office too',
  async () => {
    const { people } = await everybody();
    const wrong: string[] = [];
    for (const operation of await published()) {
      if (!operation.path.startsWith('/admin/v1/{site}/')) continue;
      for (const site of SITE_IDS.filter((id) => id !== 'usb2c'))
        for (const who of people.filter(({ isStaff }) => isStaff)) {
          const { verdict, status, body } = await callAs(operation, who, site, undefined);
          const right = expected(operation, who, undefined);
          if (verdict !== right)
            wrong.push(`${operation.operationId} as ${who.name} at ${site}: ${right}, not ${status} ${body}`);
        }
    }
    expect(wrong).toEqual([]);
  },
  patience(60_000),
);

test(
  'whatever a no-login link gets, nothing is changed',
  async () => {
    const { people } = await everybody();
    const tables = await shop.db.execute(
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    const digest = async () => {
      const found: Record<string, unknown> = {};
      for (const { name } of tables.rows as { name: string }[]) {
        const { rows } = await shop.db.execute(
          `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from "${name}" t`,
        );
        found[name] = (rows[0] as { sum: string }).sum;
      }
      return found;
    };
    const before = await digest();
    for (const operation of await published()) {
      if (operation.method !== 'get') continue;
      for (const who of people.filter(({ name }) => name.startsWith('nobo')))
        await callAs(operation, who, 'usb2c', 'current');
    }
    expect(await digest()).toEqual(before);
  },
  patience(60_000),
);

test('an operation without a row is refused when the engine is built', async () => {
  // covers: V4.1.1, V4.1.5
  const build = (schema: object) =>
    openTestCommerce({
      extend: ({ siteRoutes }) =>
        siteRoutes((routes) => void routes.get('/nobodys', { schema }, async () => ({}))),
    });
  await expect(build({ operationId: 'nobodys' })).rejects.toThrow(
    'No row in the table of roles: GET /rest/v2/:site/nobodys',
  );
  await expect(build({})).rejects.toThrow('No row in the table of roles');
});
