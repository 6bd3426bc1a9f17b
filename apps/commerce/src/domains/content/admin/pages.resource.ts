import type { SiteId } from '@crema/brands';
import { Type } from 'typebox';
import { checkSpan, fields, instantOf, type Resource, type State } from '#platform/edits/index.ts';
import type { LocalizedText } from '../content.types.ts';
import type { ComponentKinds } from '../kinds/kinds.types.ts';
import { OLDER_TEMPLATES, type Place, placesOf, TEMPLATES } from '../kinds/places.rules.ts';
import { localize } from '../pages/pages.rules.ts';
import type { PageRow } from '../storage/content.tables.ts';
import type { ContentAdminRepository } from './admin.repository.ts';
import { checkAddress, checkParts, placedIn, refuseNeeded, slotsOf } from './pages-check.service.ts';

const TITLE = fields.localized({ label: ['Title', 'Titre'] });

const schemaWith = (places: readonly Place[]) =>
  Type.Object({
    label: fields.text(
      {
        label: ['Address', 'Adresse'],
        help: [
          'Such as summer-teas: the page is then at /content/summer-teas.',
          'Par exemple thes-ete\u00a0: la page se trouve alors à /content/thes-ete.',
        ],
      },
      { minLength: 1, maxLength: 200 },
    ),
    pageType: fields.choice({ label: ['Template', 'Modèle'], readOnly: true, asked: true }, [
      ...TEMPLATES,
      ...OLDER_TEMPLATES,
    ]),
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
    slots: slotsField(places),
    activeFrom: fields.instant({ label: ['Shown from', 'Affiché à partir du'], nullable: true }),
    activeTo: fields.instant({ label: ['Shown until', 'Affiché jusqu’au'], nullable: true }),
  });

const slotsField = (places: readonly Place[]) => ({
  ...fields.list(
    { label: ['Parts of the page', 'Éléments de la page'] },
    Type.Object(
      {
        position: fields.text({ label: ['Place', 'Emplacement'] }, { minLength: 1, maxLength: 100 }),
        components: fields.list(
          { label: ['Parts', 'Éléments'], help: ['Ids, in their order', 'Identifiants, dans l’ordre'] },
          Type.String({ minLength: 1, maxLength: 120 }),
          { maxItems: 100 },
        ),
      },
      { additionalProperties: false },
    ),
    { maxItems: 60 },
  ),
  ...{ widget: 'slots', places },
});

/** Pages: their title, their description for search engines, and which parts stand where. */
export function pagesResource(repository: ContentAdminRepository, kinds: ComponentKinds): Resource {
  const schema = schemaWith(placesOf({ label: '', positions: [] }, kinds));
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
    operations: {
      ...{ list: 'adminListPages', get: 'adminGetPage', save: 'adminSavePage' },
      ...{ add: 'adminAddPage', remove: 'adminRemovePage' },
    },
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
    schemaOf: (_key, state) => schemaWith(placesOf(placedIn(state), kinds)),
    check: async (change, { site, language }) => {
      const { before, after } = change;
      if (!after) return refuseNeeded(String(before?.label), language);
      checkSpan(after, ['activeFrom', 'activeTo'], language);
      await checkAddress(repository, site.id, change, language);
      await checkParts({ repository, kinds, site: site.id, language }, change);
    },
    write: async (site, changes) => {
      for (const { key, after } of changes) {
        if (after) await repository.writePage(rowOf(site, key, after));
        else await repository.removePage(site, key);
      }
    },
  };
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
