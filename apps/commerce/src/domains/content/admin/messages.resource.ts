import { Type } from 'typebox';
import { fields, type Resource } from '#platform/edits/index.ts';
import type { ContentAdminRepository } from './admin.repository.ts';

const schema = Type.Object({ value: fields.json({ label: ['Text', 'Texte'] }) });
const kind = 'message';

/** `messageItems` of a site: sentences that the shop shows by key, in its languages. */
export function messagesResource(repository: ContentAdminRepository): Resource {
  return {
    ...{ name: 'messages', group: 'content', drafts: true, schema, columns: ['value'] },
    title: ['Messages', 'Messages'],
    one: ['Message', 'Message'],
    description: [
      'Sentences that the shop shows by their key.',
      'Phrases que la boutique affiche selon leur clé.',
    ],
    keyTitle: ['Key', 'Clé'],
    operations: { list: 'adminListMessages', get: 'adminGetMessage', save: 'adminSaveMessage' },
    titleOf: (key) => key,
    tags: (site) => [`cms:${site}`],
    list: async (site, { query, after, pageSize }) =>
      (await repository.entries({ site, kind }, { query, after, limit: pageSize })).map(({ key, value }) => ({
        ...{ key, title: key, state: { value } },
      })),
    read: async (site, keys, options) =>
      new Map(
        (await repository.entriesBy({ site, kind }, keys, options)).map(({ key, value }) => [key, { value }]),
      ),
    write: async (site, changes) => {
      const present = await repository.entriesBy(
        { site, kind },
        changes.map(({ key }) => key),
        { lock: true },
      );
      for (const { key, after } of changes) {
        const known = present.find((entry) => entry.key === key);
        if (after && known) await repository.writeEntry({ ...known, value: after.value });
      }
    },
  };
}
