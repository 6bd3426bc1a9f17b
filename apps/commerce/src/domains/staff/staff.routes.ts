import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { CustomersService } from '#domains/customers/index.ts';
import { callsOnce, errorResponses, HostQuery, KeyHeaders } from '#domains/identity/index.ts';
import type { OrdersService } from '#domains/orders/index.ts';
import { type App, type Caller, cookieOf, limited, limitedTries, setCookie } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { bearerOf } from '#platform/site-routes.ts';
import type { AgentsService } from './agents/agents.service.ts';
import { searchCustomers } from './agents/search.service.ts';
import { staffErrors } from './staff.errors.ts';
import { presentAgentToken, presentFound } from './staff.presenter.ts';
import { searchTerms } from './staff.rules.ts';
import { CustomerSearchQuery, staffSchemas } from './staff.schemas.ts';
import type { StaffService } from './staff.service.ts';

/** The same cookie as a customer's known device, beside it: an agent's own. */
const DEVICE = { name: 'known_device', path: '/api/auth/agent', seconds: 31_536_000 } as const;

interface Services {
  agents: AgentsService;
  staff: StaffService;
  customers: CustomersService;
  orders: Pick<OrdersService, 'find'>;
}

/** Registers agents' log-in, set-up and sessions, and the search for customers. */
export function registerStaffRoutes(
  platform: Platform,
  { agents, staff, customers, orders }: Services,
): void {
  for (const schema of staffSchemas) platform.app.addSchema(schema);
  platform.hostRoutes((routes) => registerAgentLogIn(platform, routes, { agents, staff }));
  platform.hostRoutes((routes) => registerActing(platform, routes, agents));
  platform.siteRoutes((routes) => registerCustomerSearch(routes, { customers, orders }));
}

const tags = ['agent'];
const schema = { tags, querystring: HostQuery };
const token = { 200: Type.Ref('AgentToken'), ...errorResponses(400, 401, 403, 404, 429) };

function registerAgentLogIn(
  platform: Platform,
  routes: App,
  { agents, staff }: Pick<Services, 'agents' | 'staff'>,
): void {
  const once = callsOnce(platform);
  routes.post<{ Body: { email: string; password: string; code: string } }>(
    '/api/auth/agent/login',
    {
      config: limitedTries('staff'),
      schema: {
        ...schema,
        headers: KeyHeaders,
        operationId: 'agentLogin',
        summary: 'Log in as an agent of customer service: password and second factor',
        body: Type.Ref('AgentLogIn'),
        response: { ...token, ...errorResponses(409) },
      },
    },
    async (request, reply) => {
      const { ctx, body, ip } = request;
      const device = { ip, known: cookieOf(request, DEVICE.name) };
      const token = await agents.logIn(ctx, body, device, (begin) =>
        once.logIn(request, {
          ...{ operation: 'agentLogin', begin, again: agents.again },
          idOf: ({ session }) => session.id,
        }),
      );
      setCookie(reply, DEVICE.name, agents.deviceOf(body.email, DEVICE.seconds), {
        path: DEVICE.path,
        sameSite: 'strict',
        maxAge: DEVICE.seconds,
      });
      return presentAgentToken(token);
    },
  );

  routes.post<{ Body: { token: string; password?: string; code?: string } }>(
    '/api/auth/agent/setup',
    {
      config: limited('staff'),
      schema: {
        ...schema,
        operationId: 'agentSetUp',
        summary: 'With a one-time link: what to set up; with a password and a code as well: set it up',
        body: Type.Ref('AgentSetUp'),
        response: { 200: Type.Ref('AgentSetUpAnswer'), ...errorResponses(400, 403, 429) },
      },
    },
    async ({ ctx: { language }, body }) => {
      const { token, password, code } = body;
      if (password === undefined || code === undefined) return staff.setUp(language, token);
      return { recoveryCodes: await staff.activate(language, { token, password, code }) };
    },
  );
}

function registerActing(platform: Platform, routes: App, agents: AgentsService): void {
  // Outside a site's path nobody has read the token yet.
  routes.addHook('onRequest', async (request) => {
    const token = bearerOf(request);
    if (token === undefined) return;
    const caller = await platform.accessTokens.read(token, request.ctx);
    request.ctx = { ...request.ctx, caller };
  });

  routes.post<{ Body: { customerId: string } }>(
    '/api/auth/agent/session',
    {
      schema: {
        ...schema,
        operationId: 'startAgentSession',
        summary: 'Act for a customer until the session timer ends',
        body: Type.Ref('AgentSessionStart'),
        response: token,
      },
    },
    async (request) =>
      presentAgentToken(await agents.start(request.ctx, agentOf(request), request.body.customerId)),
  );

  routes.delete(
    '/api/auth/agent/session',
    {
      schema: {
        ...schema,
        operationId: 'endAgentSession',
        summary: 'End acting for a customer; with the log-in’s own token, log out',
        response: { 204: Type.Null(), ...errorResponses(401, 403) },
      },
    },
    async (request, reply) => {
      await agents.end(agentOf(request));
      return reply.status(204).send(null);
    },
  );
}

function registerCustomerSearch(
  routes: App,
  { customers, orders }: Pick<Services, 'customers' | 'orders'>,
): void {
  routes.get(
    '/customers/search',
    {
      schema: {
        tags,
        operationId: 'searchCustomers',
        summary: 'Customers of the site by name, e-mail or order number, for agents',
        params: Type.Object({ site: Type.String() }),
        querystring: CustomerSearchQuery,
        response: { 200: Type.Ref('CustomerSearchPage'), ...errorResponses(400, 401, 403, 404) },
      },
    },
    async ({ ctx: { site, language }, query: { query, currentPage, pageSize } }) => {
      const terms = searchTerms(query);
      if (!terms) throw staffErrors.search(language);
      const page = { offset: currentPage * pageSize, limit: pageSize };
      const found = await searchCustomers({ customers, orders }, site.id, { query, terms, page });
      const totalPages = Math.ceil(found.total / pageSize);
      return {
        customers: found.customers.map(presentFound),
        pagination: { currentPage, pageSize, totalPages, totalResults: found.total },
      };
    },
  );
}

/** The table of roles lets nobody else come this far. */
const agentOf = ({ ctx }: FastifyRequest) => ctx.caller as Extract<Caller, { kind: 'agent' }>;
