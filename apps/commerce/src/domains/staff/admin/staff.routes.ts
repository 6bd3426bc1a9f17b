import { type Static, Type } from 'typebox';
import { OFFICE_ROLES } from '#platform/access/index.ts';
import { staffOf } from '#platform/admin/index.ts';
import { siteOrigin } from '#platform/config/origins.ts';
import { refs } from '#platform/edits/index.ts';
import { type App, badRequest, conflict, notFound, type SiteContext, say } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { officeRoleOf, roleNamed } from '../staff.rules.ts';
import type { StaffService } from '../staff.service.ts';
import { type Member, STAFF_ROLES } from '../staff.types.ts';

const LangQuery = Type.Object({ lang: Type.Optional(Type.String({ maxLength: 2 })) });
const IdParams = Type.Object({ id: Type.String({ format: 'uuid' }) });

const NewMember = Type.Object(
  { email: Type.String({ maxLength: 320 }), role: Type.Enum([...OFFICE_ROLES]) },
  { additionalProperties: false },
);

const StaffMember = Type.Object(
  {
    ...{ id: Type.String(), email: Type.String(), role: Type.Enum([...OFFICE_ROLES]) },
    ...{ created: Type.String(), disabled: Type.Optional(Type.String()) },
    setUp: Type.Boolean({ description: 'Whether the one-time link was used' }),
  },
  { $id: 'StaffMember' },
);

/** A one-time link, shown once: to be handed over by the owner. */
const SetUpLink = Type.Object({ id: Type.String(), link: Type.String() });

const tags = ['admin'];

/** Registers who works for the shop, for owners: the same as `npm run staff`. */
export function registerStaffList({ admin, app, config }: Platform, staff: StaffService): void {
  app.addSchema(StaffMember);
  /** Where a member sets up the log-in. An agent's leads to the agents' screen. */
  const linkOf = ({ site }: SiteContext, role: Member['role'], token: string): string =>
    `${siteOrigin(config, site.id)}${role === 'agent' ? '/agent/setup' : '/admin/setup'}#${token}`;

  admin.routes((routes) => {
    registerMembers(routes, { staff, linkOf });
    registerChanges(routes, { staff, linkOf });
  });
}

interface Needs {
  staff: StaffService;
  linkOf(ctx: SiteContext, role: Member['role'], token: string): string;
}

async function memberOf(staff: StaffService, { language }: SiteContext, id: string): Promise<Member> {
  const member = (await staff.list()).find((one) => one.id === id);
  if (member && !member.disabledAt) return member;
  const message = say(language, 'Nobody of that name works here.', 'Personne de ce nom ne travaille ici.');
  throw notFound('UnknownIdentifierError', message, { reason: 'notFound', subject: 'id' });
}

function registerMembers(routes: App, { staff, linkOf }: Needs): void {
  routes.get(
    '/staff',
    {
      schema: {
        ...{
          tags,
          querystring: LangQuery,
          operationId: 'adminListStaff',
          summary: 'Who works for the shop',
        },
        response: {
          200: Type.Object({ staff: Type.Array(Type.Ref('StaffMember')) }),
          ...refs(400, 401, 403),
        },
      },
    },
    async () => ({ staff: (await staff.list()).map(presentMember) }) as never,
  );

  routes.post(
    '/staff',
    {
      schema: {
        ...{ tags, querystring: LangQuery, body: NewMember, operationId: 'adminAddStaff' },
        summary: 'Add a member of staff: answers the one-time link with which the log-in is set up',
        response: { 201: SetUpLink, ...refs(400, 401, 403, 409) },
      },
    },
    async ({ ctx, body }, reply) => {
      const { email, role: named } = body as Static<typeof NewMember>;
      const role = roleNamed(named, STAFF_ROLES) ?? 'agent';
      const added = await staff.add(email, role);
      if ('token' in added) {
        const member = await staff.byEmail(email);
        return reply.status(201).send({ id: member?.id ?? '', link: linkOf(ctx, role, added.token) });
      }
      const details = { subject: 'email', subjectType: 'field' } as const;
      if (added.problem === 'email') {
        const message = say(
          ctx.language,
          'That is not an e-mail address.',
          'Ce n’est pas une adresse courriel.',
        );
        throw badRequest('ValidationError', message, { ...details, reason: 'invalid' });
      }
      const message = say(
        ctx.language,
        'That address works here already. Send a new link instead.',
        'Cette adresse travaille déjà ici. Envoyez plutôt un nouveau lien.',
      );
      throw conflict('DuplicateKeyError', message, { ...details, reason: 'taken' });
    },
  );
}

function registerChanges(routes: App, { staff, linkOf }: Needs): void {
  routes.post(
    '/staff/:id/link',
    {
      schema: {
        ...{ tags, params: IdParams, querystring: LangQuery, operationId: 'adminRenewStaff' },
        summary: 'A new one-time link: new password, new authenticator; log-ins end at once',
        response: { 200: SetUpLink, ...refs(400, 401, 403, 404) },
      },
    },
    async ({ ctx, params }) => {
      const member = await memberOf(staff, ctx, (params as Static<typeof IdParams>).id);
      return { id: member.id, link: linkOf(ctx, member.role, await staff.renew(member)) };
    },
  );

  routes.delete(
    '/staff/:id',
    {
      schema: {
        ...{ tags, params: IdParams, querystring: LangQuery, operationId: 'adminRemoveStaff' },
        summary: 'End a member’s work here: log-ins end at once, the history keeps the name',
        response: { 204: Type.Null(), ...refs(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const { ctx, params } = request;
      const member = await memberOf(staff, ctx, (params as Static<typeof IdParams>).id);
      if (member.id === staffOf(request).staffId) {
        const message = say(
          ctx.language,
          'You cannot remove yourself.',
          'Vous ne pouvez pas vous retirer vous-même.',
        );
        throw conflict('OneselfError', message, { reason: 'oneself', subject: 'id' });
      }
      await staff.remove(member);
      return reply.status(204).send(null as never);
    },
  );
}

const presentMember = ({ id, email, role, createdAt, disabledAt, password }: Member) => ({
  ...{ id, email, role: officeRoleOf(role), created: createdAt.toISOString(), setUp: password !== undefined },
  ...(disabledAt ? { disabled: disabledAt.toISOString() } : {}),
});
