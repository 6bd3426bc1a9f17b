import type { Language, SiteId } from '@crema/brands';
import { Type } from 'typebox';
import {
  checkSpan,
  fields,
  instantOf,
  type Resource,
  type RowChange,
  type State,
} from '#platform/edits/index.ts';
import { safeHtml } from '#platform/html/index.ts';
import { badRequest, conflict, say } from '#platform/http/index.ts';
import type { ComponentData } from '../content.types.ts';
import { problemsOf, withoutEmpty } from '../kinds/fit.rules.ts';
import type { ComponentKinds } from '../kinds/kinds.types.ts';
import { localize, withSafeHtml } from '../pages/pages.rules.ts';
import type { ComponentRow } from '../storage/content.tables.ts';
import type { ContentAdminRepository } from './admin.repository.ts';

const CONTENT = ['Content', 'Contenu'] as const;

/** Parts of pages: banners, tiles, texts, menus, the footer. The form of one follows from its kind. */
export function componentsResource(repository: ContentAdminRepository, kinds: ComponentKinds): Resource {
  const options = Object.entries(kinds).map(([value, { title }]) => ({ value, title }));
  const schema = schemaWith(options);
  const kindOf = ({ typeCode }: State) => {
    const name = String(typeCode);
    return Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  };
  const titleOf = (key: string, state: State, language: Language): string =>
    titleOfPart(kinds, key, state, language);
  return {
    ...{
      name: 'components',
      group: 'content',
      drafts: true,
      schema,
      columns: ['typeCode', 'activeFrom', 'activeTo'],
    },
    title: ['Banners and parts of pages', 'Bannières et éléments de page'],
    one: ['Part of a page', 'Élément de page'],
    description: [
      'What pages are made of: banners, tiles, texts, the menu and the footer.',
      'Ce qui compose les pages\u00a0: bannières, tuiles, textes, menu et pied de page.',
    ],
    keyTitle: ['Id', 'Identifiant'],
    operations: {
      ...{ list: 'adminListComponents', get: 'adminGetComponent', save: 'adminSaveComponent' },
      ...{ add: 'adminAddComponent', remove: 'adminRemoveComponent' },
    },
    filters: [{ name: 'typeCode', title: ['Kind', 'Type'], options }],
    titleOf: (key, state, { language }) => titleOf(key, state, language),
    tags: (site) => [`cms:${site}`],
    list: async (site, { query, after, pageSize, filters: { typeCode } }, { language }) =>
      (await repository.components(site, { query, after, limit: pageSize, typeCode })).map((row) => {
        const state = stateOf(row);
        return { key: row.uid, title: titleOf(row.uid, state, language), state };
      }),
    read: async (site, keys, read) =>
      new Map((await repository.componentsBy(site, keys, read)).map((row) => [row.uid, stateOf(row)])),
    schemaOf: (_key, state) => {
      const kind = kindOf(state);
      // What is not even a set of fields is shown as it is.
      if (!kind || !isFields(state.data)) return undefined;
      return Type.Object({ ...schema.properties, data: { ...kind.schema, label: CONTENT } });
    },
    resolve: (changes, state) => {
      const kind = kindOf(state);
      return kind && 'data' in changes
        ? { ...changes, data: withoutEmpty(kind.schema, changes.data) }
        : changes;
    },
    check: async (change, { site, language }) => {
      const { after } = change;
      if (!after) return refuseUsed(repository, { site: site.id, key: change.key }, language);
      const problems = contentProblems(change, kindOf(after), language);
      if (problems.length > 0)
        throw badRequest('ValidationError', problems.join(' '), {
          ...{ reason: 'invalid', subject: 'data', subjectType: 'field' },
        });
      checkSpan(after, ['activeFrom', 'activeTo'], language);
    },
    write: async (site, changes) => {
      for (const { key, after } of changes) {
        if (!after) {
          await repository.removeComponent(site, key);
          continue;
        }
        await repository.writeComponent({
          ...{ site, uid: key, typeCode: String(after.typeCode) },
          data: withSafeHtml(after.data, safeHtml) as ComponentData,
          ...{ activeFrom: instantOf(after.activeFrom), activeTo: instantOf(after.activeTo) },
        });
      }
    },
  };
}

const schemaWith = (options: Parameters<typeof fields.choice>[1]) =>
  Type.Object({
    typeCode: fields.choice({ label: ['Kind', 'Type'], readOnly: true, asked: true }, options),
    data: fields.json({ label: CONTENT }),
    activeFrom: fields.instant({
      ...{ label: ['Shown from', 'Affiché à partir du'], nullable: true },
      help: ['Empty: from now on', 'Vide\u00a0: dès maintenant'],
    }),
    activeTo: fields.instant({
      ...{ label: ['Shown until', 'Affiché jusqu’au'], nullable: true },
      help: ['Empty: until you change it', 'Vide\u00a0: jusqu’à nouvel ordre'],
    }),
  });

/** A part that a page shows is taken off the page first. @throws {OccError} 409 with the names of the pages */
async function refuseUsed(
  repository: ContentAdminRepository,
  { site, key }: { site: SiteId; key: string },
  language: Language,
): Promise<void> {
  const pages = await repository.pagesWith(site, key);
  if (pages.length === 0) return;
  const names = pages.map(({ title }) => String(localize(title, language))).join(', ');
  const message = say(
    language,
    `This part is on: ${names}. Take it off there first.`,
    `Cet élément est sur\u00a0: ${names}. Retirez-le d’abord de là.`,
  );
  throw conflict('PartInUseError', message, { reason: 'used', subject: 'key' });
}

const isFields = (data: unknown): boolean =>
  data !== null && typeof data === 'object' && !Array.isArray(data);

/** Why content cannot be saved, as sentences. */
function contentProblems(
  { before, after }: RowChange,
  kind: ComponentKinds[string] | undefined,
  language: Language,
): string[] {
  if (!isFields(after?.data))
    return [
      say(language, 'The content must be a set of fields.', 'Le contenu doit être un ensemble de champs.'),
    ];
  return kind ? problemsOf(kind.schema, { before: before?.data, after: after?.data }, language) : [];
}

const stateOf = ({ typeCode, data, activeFrom, activeTo }: ComponentRow): State => ({
  ...{ typeCode, data },
  activeFrom: instantOf(activeFrom),
  activeTo: instantOf(activeTo),
});

/** What a person calls a part: its first words, else its kind. */
export function titleOfPart(
  kinds: ComponentKinds,
  key: string,
  state: { typeCode?: unknown; data?: unknown },
  language: Language,
): string {
  const name = String(state.typeCode);
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  return nameIn(state, language) ?? (kind ? `${say(language, ...kind.title)} (${key})` : key);
}

/** Fields by which a person knows a part, best first. */
const NAMING = ['heading', 'title', 'name', 'text', 'question'];

function nameIn({ data }: { data?: unknown }, language: Language): string | undefined {
  const shown = localize(data, language) as Record<string, unknown> | null;
  const named = NAMING.map((field) => shown?.[field]).find((text) => typeof text === 'string' && text !== '');
  return typeof named === 'string' ? named.slice(0, 120) : undefined;
}
