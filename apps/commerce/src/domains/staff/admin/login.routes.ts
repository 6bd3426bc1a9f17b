import { SITE_IDS, SITES } from '@crema/brands';
import { Type } from 'typebox';
import { errorResponses, HostQuery } from '#domains/identity/index.ts';
import { mayCall, OFFICE_ROLES } from '#platform/access/index.ts';
import { STAFF_COOKIE, type StaffCaller, staffOf } from '#platform/admin/index.ts';
import { siteOrigin } from '#platform/config/origins.ts';
import { clearCookie, cookieOf, limitedTries, setCookie } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { Proof } from '../login/proof.service.ts';
import type { AdminLogIn } from './login.service.ts';

/** By which a browser is recognised at the next log-in. */
const DEVICE = { name: 'known_device', path: '/admin', seconds: 31_536_000 } as const;

const Me = Type.Object(
  {
    email: Type.String(),
    role: Type.Enum([...OFFICE_ROLES]),
    operations: Type.Array(Type.String(), { description: 'What the role may call' }),
    expires: Type.String({ description: 'When the log-in ends; nothing prolongs it' }),
    sites: Type.Array(
      Type.Object({
        ...{ id: Type.String(), name: Type.String(), currency: Type.String(), timeZone: Type.String() },
        ...{ languages: Type.Array(Type.Enum(['en', 'fr'])), origin: Type.String() },
      }),
    ),
  },
  { $id: 'AdminMe' },
);

/** Registers log-in, log-out and who one is, for the back office. */
export function registerAdminLogIn(platform: Platform, logIn: AdminLogIn): void {
  const { admin, app, config, shops } = platform;
  app.addSchema(Me);
  const schema = { tags: ['admin'], querystring: HostQuery };

  const presentMe = (caller: StaffCaller, expiresAt: Date) => ({
    ...{ email: caller.email, role: caller.role, expires: expiresAt.toISOString() },
    operations: platform.operationsOf((access) => mayCall(access, caller)),
    sites: SITE_IDS.map((id) => {
      const { currency, languages, timeZone } = SITES[id];
      const { name } = shops.of(id);
      return { id, name, currency, timeZone, languages: [...languages], origin: siteOrigin(config, id) };
    }),
  });

  admin.routes((routes) => {
    routes.post<{ Body: Proof }>(
      '/login',
      {
        config: limitedTries('staff'),
        schema: {
          ...{ ...schema, operationId: 'adminLogin', body: Type.Ref('AgentLogIn') },
          summary: 'Log in to the back office: password and second factor; the session is a cookie',
          response: { 200: Type.Ref('AdminMe'), ...errorResponses(400, 401, 403, 429) },
        },
      },
      async ({ ctx, body, ip }, reply) => {
        const device = { ip, known: cookieOf(reply.request, DEVICE.name) };
        const { token, caller, expiresAt } = await logIn.logIn(ctx, body, device);
        const { name, ...terms } = STAFF_COOKIE;
        setCookie(reply, name, token, terms);
        setCookie(reply, DEVICE.name, logIn.deviceOf(body.email, DEVICE.seconds), {
          ...{ path: DEVICE.path, sameSite: 'strict', maxAge: DEVICE.seconds },
        });
        return presentMe(caller, expiresAt) as never;
      },
    );

    routes.post(
      '/logout',
      {
        schema: {
          ...{ ...schema, operationId: 'adminLogout', summary: 'End the log-in' },
          response: { 204: Type.Null(), ...errorResponses(401, 403) },
        },
      },
      async (request, reply) => {
        await logIn.logOut(staffOf(request));
        const { name, ...terms } = STAFF_COOKIE;
        clearCookie(reply, name, terms);
        return reply.status(204).send(null as never);
      },
    );

    routes.get(
      '/me',
      {
        schema: {
          ...{ ...schema, operationId: 'adminGetMe', summary: 'Who is logged in, and what the role may do' },
          response: { 200: Type.Ref('AdminMe'), ...errorResponses(401, 403) },
        },
      },
      async (request) => {
        const expiresAt = await logIn.endOf(cookieOf(request, STAFF_COOKIE.name) ?? '');
        return presentMe(staffOf(request), expiresAt ?? platform.clock.now()) as never;
      },
    );
  });
}
