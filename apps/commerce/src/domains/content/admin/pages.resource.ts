import type { SiteId } from '@crema/brands';
import { Type } from 'typebox';
import { checkSpan, fields, instantOf, type Resource, type State } from '#platform/edits/index.ts';
import { badRequest, say } from '#platform/http/index.ts';
import type { LocalizedText, SlotReference } from '../content.types.ts';
import { localize } from '../pages/pages.rules.ts';
import type { PageRow } from '../storage/content.tables.ts';
import type { ContentAdminRepository } from './admin.repository.ts';

const TITLE = fields.localized({ label: ['Title', 'Titre'] });

const schema = Type.Object({
  label: fields.text({ label: ['Address', 'Adresse'] }, { minLength: 1, maxLength: 200 }),
  pageType: fields.text({ label: ['Kind', 'Type'], readOnly: true }),
  title: TITLE,
  metadata: fields.list(
    { label: ['For search engines', 'Pour les moteurs de recherche'] },
    Type.Object(
      {
        name: fields.text({ label: ['Name', 'Nom'] }, { minLength: 1, maxLength: 100 }),
        content: fields.localized({ label: ['Text', 'Texte'] }),
      },
      { additionalProperties: false },
    ),
    { maxItems: 20 },
  ),
  slots: fields.list(
    { label: ['What stands where', 'Ce qui se trouve où'] },
    Type.Object(
      {
        position: fields.text({ label: ['Place', 'Emplacement'] }, { minLength: 1, maxLength: 100 }),
        components: fields.list(
          { label: ['Parts', 'Éléments'], help: ['Ids, in their order', 'Identifiants, dans l’ordre'] },
          Type.String({ minLength: 1, maxLength: 100 }),
          { maxItems: 100 },
        ),
      },
      { additionalProperties: false },
    ),
    { maxItems: 60 },
  ),
  activeFrom: fields.instant({ label: ['Shown from', 'Affiché à partir du'], nullable: true }),
  activeTo: fields.instant({ label: ['Shown until', 'Affiché jusqu’au'], nullable: true }),
});

/** Pages: their title, their description for search engines, and which parts stand where. */
export function pagesResource(repository: ContentAdminRepository): Resource {
  return {
    ...{
      name: 'pages',
      group: 'content',
      drafts: true,
      schema,
      columns: ['label', 'pageType', 'activeFrom'],
    },
    title: ['Pages', 'Pages'],
    one: ['Page', 'Page'],
    description: [
      'Every page of the site, and what stands where.',
      'Chaque page du site, et ce qui s’y trouve.',
    ],
    keyTitle: ['Id', 'Identifiant'],
    operations: { list: 'adminListPages', get: 'adminGetPage', save: 'adminSavePage' },
    titleOf: (key, { title }, { language }) => String(localize(title, language) ?? key),
    tags: (site) => [`cms:${site}`],
    list: async (site, { query, after, pageSize }, { language }) =>
      (await repository.pages(site, { query, after, limit: pageSize })).map((row) => ({
        key: row.uid,
        title: String(localize(row.title, language)),
        state: stateOf(row),
      })),
    read: async (site, keys, options) =>
      new Map((await repository.pagesBy(site, keys, options)).map((row) => [row.uid, stateOf(row)])),
    check: async ({ after }, { site, language }) => {
      if (!after) return;
      checkSpan(after, ['activeFrom', 'activeTo'], language);
      const missing = await missingPart(repository, site.id, after);
      if (missing === undefined) return;
      const message = say(
        language,
        `There is no part called ${missing}.`,
        `Aucun élément ne s’appelle ${missing}.`,
      );
      throw badRequest('ValidationError', message, {
        reason: 'unknown',
        subject: 'slots',
        subjectType: 'field',
      });
    },
    write: async (site, changes) => {
      for (const { key, after } of changes) {
        if (after) await repository.writePage(rowOf(site, key, after));
        else await repository.removePage(site, key);
      }
    },
  };
}

const slotsOf = ({ slots }: State): SlotReference[] =>
  Array.isArray(slots) ? (slots as SlotReference[]) : [];

async function missingPart(
  repository: ContentAdminRepository,
  site: SiteId,
  state: State,
): Promise<string | undefined> {
  const named = [...new Set(slotsOf(state).flatMap(({ components }) => components))];
  const known = new Set((await repository.componentsBy(site, named, { lock: false })).map(({ uid }) => uid));
  return named.find((uid) => !known.has(uid));
}

const stateOf = ({ label, pageType, title, metadata, slots, activeFrom, activeTo }: PageRow): State => ({
  ...{ label, pageType, title, metadata, slots },
  ...{ activeFrom: instantOf(activeFrom), activeTo: instantOf(activeTo) },
});

const rowOf = (site: SiteId, uid: string, state: State): PageRow => ({
  ...{ site, uid, label: String(state.label), pageType: String(state.pageType) },
  title: state.title as LocalizedText,
  metadata: state.metadata as PageRow['metadata'],
  ...{ slots: slotsOf(state), activeFrom: instantOf(state.activeFrom), activeTo: instantOf(state.activeTo) },
});
