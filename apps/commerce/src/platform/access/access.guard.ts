import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { ANONYMOUS, type Caller, type SiteContext } from '#platform/http/context.ts';
import { forbidden, unauthorized } from '#platform/http/errors.ts';
import { type App, refuseForeignWrites, say, shopperOf } from '#platform/http/index.ts';
import type { Access, NoboScope, Operations } from './access.types.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation's row of the table; absent for routes that are no operation, such as `/docs`. */
    access?: Access;
  }
}

/** Whether this caller may call an operation at all. */
export function mayCall({ grants }: Access, caller: Caller): boolean {
  if (caller.kind === 'staff') return grants.includes(caller.role);
  if (grants.includes(caller.kind)) return true;
  if (caller.kind === 'client') return caller.scopes.some((scope) => grants.includes(`client:${scope}`));
  return caller.kind === 'nobo' && caller.scopes.some((scope) => grants.includes(`nobo:${scope}`));
}

/**
 * Checks every route that is registered from here on against the table role × operation. If an operation has no row,
 * the engine does not become ready, and names it.
 */
export function guardOperations(app: App, operations: Operations): void {
  const without: string[] = [];
  app.addHook('onRoute', (route: RouteOptions) => {
    const schema = route.schema as
      | { hide?: boolean; operationId?: string; 'x-roles'?: readonly string[] }
      | undefined;
    if (schema?.hide) return;
    const access = schema?.operationId === undefined ? undefined : operations[schema.operationId];
    if (!access) {
      without.push(`${[route.method].flat().join(', ')} ${route.url}`);
      return;
    }
    route.schema = { ...schema, 'x-roles': access.grants } as typeof route.schema;
    route.config = { ...route.config, access };
    // After the hooks that identify the caller, before anything reads the body.
    route.onRequest = [...[route.onRequest ?? []].flat(), requireGrant];
  });
  app.addHook('onReady', async () => {
    if (without.length === 0) return;
    throw new Error(
      `No row in the table of roles: ${without.join('; ')}. Name an operationId and add it to operations.ts.`,
    );
  });
}

/**
 * Checks a call, in this order: does a page of another origin change something, does the call name an agent other than
 * its own, may this role call the operation, does the customer in its path belong to the caller.
 *
 * @throws 401 without a log-in, 403 for a caller who may not.
 */
function requireGrant(request: FastifyRequest, _reply: FastifyReply, next: (error?: Error) => void): void {
  const { access } = request.routeOptions.config;
  if (access) refuseForeignWrites(request, access.changes === true);
  const { ctx } = request as { ctx?: SiteContext };
  const { caller = ANONYMOUS, language = 'en' } = ctx ?? {};
  if (!isOwnAgent(request.query, caller)) throw notAnAgent(language);
  if (access && ctx) requireRow(request, access, ctx);
  else if (access && !mayCall(access, caller)) throw refusal(language, caller);
  next();
}

/** @throws as `requireGrant`. */
function requireRow(request: FastifyRequest, access: Access, ctx: SiteContext): void {
  const { caller, language } = ctx;
  if (!mayCall(access, caller)) throw refusal(language, caller);
  const user = userOf(request);
  // `anonymous` names no customer: the operation decides whether that is enough.
  if (user !== undefined && user !== 'anonymous') shopperOf(ctx, user, grantedScope(access, caller));
}

/** The user that a path names: `{user}`, or `current` if the path itself has it. */
function userOf({ params, routeOptions }: FastifyRequest): string | undefined {
  const { user } = (params ?? {}) as { user?: string };
  return user ?? (routeOptions.url?.includes('/users/current/') ? 'current' : undefined);
}

/** The scope by which a no-login link may call an operation. */
function grantedScope({ grants }: Access, caller: Caller): NoboScope | undefined {
  if (caller.kind !== 'nobo') return undefined;
  const [any] = caller.scopes;
  return grants.includes('nobo') ? any : caller.scopes.find((scope) => grants.includes(`nobo:${scope}`));
}

/** For calls whose body names an agent; `guardOperations` reads the query. @throws {OccError} 403 where the token is not that agent's. */
export function requireOwnAgent(
  { caller, language }: Pick<SiteContext, 'caller' | 'language'>,
  csAgentId: string | undefined,
): void {
  if (!isOwnAgent({ csAgentId }, caller)) throw notAnAgent(language);
}

/** Whether `csAgentId`, if given, is the token's agent. */
function isOwnAgent(query: unknown, caller: Caller): boolean {
  const { csAgentId } = (query ?? {}) as { csAgentId?: unknown };
  if (csAgentId === undefined || csAgentId === '') return true;
  return caller.kind === 'agent' && csAgentId === caller.agentId;
}

function notAnAgent(language: SiteContext['language']): Error {
  const message = say(
    language,
    'Only an agent who is logged in may act as one.',
    'Seul un agent connecté peut agir comme tel.',
  );
  return forbidden('ForbiddenError', message, {
    reason: 'agent',
    subject: 'csAgentId',
    subjectType: 'parameter',
  });
}

function refusal(language: SiteContext['language'], caller: Caller): Error {
  const kind = caller.kind === 'staff' ? caller.role : caller.kind;
  if (kind === 'anonymous')
    return unauthorized(
      'UnauthorizedError',
      say(language, 'Please log in first.', 'Veuillez d’abord vous connecter.'),
    );
  const message = say(language, 'You may not do that here.', 'Vous ne pouvez pas faire cela ici.');
  return forbidden('ForbiddenError', message, { reason: 'role', subject: kind, subjectType: 'caller' });
}
