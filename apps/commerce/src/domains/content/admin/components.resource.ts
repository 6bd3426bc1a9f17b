import type { Language } from '@crema/brands';
import { Type } from 'typebox';
import { fields, type Resource, type State } from '#platform/edits/index.ts';
import { safeHtml } from '#platform/html/index.ts';
import { badRequest, say } from '#platform/http/index.ts';
import type { ComponentData } from '../content.types.ts';
import { localize, withSafeHtml } from '../pages/pages.rules.ts';
import type { ComponentRow } from '../storage/content.tables.ts';
import type { ContentAdminRepository } from './admin.repository.ts';
import { checkPeriod, instantOf } from './period.rules.ts';

const schema = Type.Object({
  typeCode: fields.text({ label: ['Kind', 'Type'], readOnly: true }),
  data: fields.json({ label: ['Content', 'Contenu'] }),
  activeFrom: fields.instant({
    ...{ label: ['Shown from', 'Affiché à partir du'], nullable: true },
    help: ['Empty: from now on', 'Vide\u00a0: dès maintenant'],
  }),
  activeTo: fields.instant({
    ...{ label: ['Shown until', 'Affiché jusqu’au'], nullable: true },
    help: ['Empty: until you change it', 'Vide\u00a0: jusqu’à nouvel ordre'],
  }),
});

/** Parts of pages: banners, tiles, texts, menus, the footer. A new part takes the kind of one that it is copied from. */
export function componentsResource(repository: ContentAdminRepository): Resource {
  return {
    ...{ name: 'components', group: 'content', schema, columns: ['typeCode', 'activeFrom', 'activeTo'] },
    title: ['Banners and parts of pages', 'Bannières et éléments de page'],
    one: ['Part of a page', 'Élément de page'],
    description: [
      'What pages are made of: banners, tiles, texts, the menu and the footer.',
      'Ce qui compose les pages\u00a0: bannières, tuiles, textes, menu et pied de page.',
    ],
    keyTitle: ['Id', 'Identifiant'],
    operations: { list: 'adminListComponents', get: 'adminGetComponent', save: 'adminSaveComponent' },
    titleOf: (key, state, { language }) => titleOf(key, state, language),
    tags: (site) => [`cms:${site}`],
    list: async (site, { query, after, pageSize }, { language }) =>
      (await repository.components(site, { query, after, limit: pageSize })).map((row) => {
        const state = stateOf(row);
        return { key: row.uid, title: titleOf(row.uid, state, language), state };
      }),
    read: async (site, keys, options) =>
      new Map((await repository.componentsBy(site, keys, options)).map((row) => [row.uid, stateOf(row)])),
    check: ({ after }, { language }) => {
      if (!after) return;
      const { data } = after;
      if (data === null || typeof data !== 'object' || Array.isArray(data)) {
        const message = say(
          language,
          'The content must be a set of fields.',
          'Le contenu doit être un ensemble de champs.',
        );
        throw badRequest('ValidationError', message, {
          reason: 'invalid',
          subject: 'data',
          subjectType: 'field',
        });
      }
      checkPeriod(after, language);
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

const stateOf = ({ typeCode, data, activeFrom, activeTo }: ComponentRow): State => ({
  ...{ typeCode, data },
  activeFrom: instantOf(activeFrom),
  activeTo: instantOf(activeTo),
});

/** Fields by which a person knows a part, best first. */
const NAMING = ['heading', 'title', 'name', 'text', 'question'];

function titleOf(key: string, { data }: State, language: Language): string {
  const shown = localize(data, language) as Record<string, unknown> | null;
  const named = NAMING.map((field) => shown?.[field]).find((text) => typeof text === 'string' && text !== '');
  return typeof named === 'string' ? named.slice(0, 120) : key;
}
