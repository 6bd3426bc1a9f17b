import { Type } from 'typebox';
import { formSchema, LangQuery, refs, SiteParams } from '#platform/edits/index.ts';
import { say } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { ComponentKinds } from '../kinds/kinds.types.ts';
import type { ContentAdminRepository } from './admin.repository.ts';
import { titleOfPart } from './components.resource.ts';

const KindList = Type.Object({
  kinds: Type.Array(
    Type.Object({
      code: Type.String(),
      title: Type.String(),
      schema: Type.Unsafe<object>({ type: 'object', additionalProperties: true }),
    }),
  ),
});

const PartsQuery = Type.Object({
  ...LangQuery.properties,
  keys: Type.String({ maxLength: 12_000, description: 'Ids of parts, parted by commas' }),
});

const PartList = Type.Object({
  parts: Type.Array(Type.Object({ key: Type.String(), title: Type.String(), kind: Type.String() })),
});

const tags = ['admin'];

/** Registers what the editor of a page needs beside its row: the kinds with their forms, and what parts are called. */
export function registerParts(
  { admin }: Pick<Platform, 'admin'>,
  repository: ContentAdminRepository,
  kinds: ComponentKinds,
): void {
  admin.siteRoutes((routes) => {
    routes.get(
      '/component-kinds',
      {
        schema: {
          ...{ tags, params: SiteParams, querystring: LangQuery, operationId: 'adminListComponentKinds' },
          summary: 'The kinds of parts that pages consist of, with the schema of the form of each',
          response: { 200: KindList, ...refs(400, 401, 403, 404) },
        },
      },
      async ({ ctx: { language } }) => ({
        kinds: Object.entries(kinds).map(([code, { title, schema }]) => ({
          ...{ code, title: say(language, ...title), schema: formSchema(schema, language) },
        })),
      }),
    );

    routes.get<{ Querystring: { keys: string } }>(
      '/page-parts',
      {
        schema: {
          ...{ tags, params: SiteParams, querystring: PartsQuery, operationId: 'adminListPageParts' },
          summary: 'What parts of pages are called; ids of none are left out',
          response: { 200: PartList, ...refs(400, 401, 403, 404) },
        },
      },
      async ({ ctx: { site, language }, query: { keys } }) => {
        const asked = keys.split(',').filter((key) => key !== '');
        const rows = await repository.componentsBy(site.id, asked, { lock: false });
        return {
          parts: rows.map((row) => ({
            ...{ key: row.uid, kind: row.typeCode, title: titleOfPart(kinds, row.uid, row, language) },
          })),
        };
      },
    );
  });
}
