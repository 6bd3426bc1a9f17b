import { resolveSite, SITES } from '@crema/brands';
import type { FastifyRequest } from 'fastify';
import { type Config, hostNames } from '#platform/config/index.ts';
import {
  ANONYMOUS,
  type App,
  addPart,
  type Caller,
  contextOf,
  cookieOf,
  languageAsked,
  refuseForeignWrites,
  resolveContext,
} from '#platform/http/index.ts';

/** A member of staff in the back office. */
export type StaffCaller = Extract<Caller, { kind: 'staff' }>;

/** The cookie of a log-in to the back office: HttpOnly and SameSite=Strict, below `/admin` only. */
export const STAFF_COOKIE = { name: 'crema_staff', path: '/admin', sameSite: 'strict' } as const;

/** Whose log-in a cookie names; `undefined` where it has ended or never was. */
type ReadSession = (token: string) => Promise<StaffCaller | undefined>;
/** E-mail addresses of members of staff by their ids. */
type NameStaff = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/**
 * The routes of the back office, below `/admin/v1`: never cached, for its own pages only, and the caller comes from the
 * cookie of a log-in. Pages of other origins are refused here as everywhere, so the cookie alone changes nothing.
 */
export function createAdmin(app: App, config: Config) {
  const siteHosts = hostNames(config);
  let readSession: ReadSession = async () => undefined;
  let nameStaff: NameStaff = async () => new Map();

  const callerOf = async (request: FastifyRequest): Promise<Caller> => {
    const token = cookieOf(request, STAFF_COOKIE.name);
    return (token && (await readSession(token))) || ANONYMOUS;
  };

  const register = (prefix: string, add: (routes: App) => void, hasSite: boolean): void => {
    addPart(app, { name: prefix, prefix }, (routes) => {
      routes.addHook('onRequest', async (request, reply) => {
        reply.header('Cache-Control', 'private, no-store');
        request.ctx = hasSite
          ? resolveContext(request)
          : contextOf(request, SITES[hostSite(request)], ANONYMOUS);
        refuseForeignWrites(request, true);
        // Staff read French on a site that sells in English alone.
        const language = languageAsked(request);
        request.ctx = { ...request.ctx, language, caller: await callerOf(request) };
      });
      add(routes);
    });
  };

  const hostSite = (request: FastifyRequest) => {
    const { site } = request.query as { site?: unknown };
    return resolveSite({
      host: request.host,
      siteParam: typeof site === 'string' ? site : undefined,
      siteHosts,
    }).site;
  };

  return {
    /** Registers routes below `/admin/v1`; their site is that of the host. */
    routes: (add: (routes: App) => void): void => register('/admin/v1', add, false),
    /** Registers routes below `/admin/v1/:site`, about that site. */
    siteRoutes: (add: (routes: App) => void): void => register('/admin/v1/:site', add, true),
    /** Sets who reads the cookie, and who knows the names of staff. */
    identifyBy: (read: ReadSession, names: NameStaff): void => {
      readSession = read;
      nameStaff = names;
    },
    namesOf: (ids: readonly string[]) => nameStaff(ids),
  };
}

export type Admin = ReturnType<typeof createAdmin>;

/** The member of staff who calls; the table of roles lets nobody else come this far. */
export const staffOf = ({ ctx }: Pick<FastifyRequest, 'ctx'>): StaffCaller => {
  if (ctx.caller.kind !== 'staff')
    throw new Error('An operation of the back office lets somebody else call it.');
  return ctx.caller;
};
