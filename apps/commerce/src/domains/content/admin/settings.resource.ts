import type { Language, SiteId } from '@crema/brands';
import {
  defaultOf,
  IDENTITY,
  problemOf,
  SETTINGS,
  type Setting,
  type Settings,
  wordsOf,
} from '@crema/brands/settings';
import { Type } from 'typebox';
import { fields, type Resource, type State } from '#platform/edits/index.ts';
import { badRequest, say, type Texts } from '#platform/http/index.ts';
import type { ContentAdminRepository } from './admin.repository.ts';
import type { SettingsStore } from './settings-store.service.ts';

const VALUE: Texts = ['Value', 'Valeur'];

const schema = Type.Object({
  value: fields.json({ label: VALUE }),
  usual: fields.json({ label: ['Usual value', 'Valeur habituelle'], readOnly: true }),
  description: fields.text({ label: ['What it is', 'Ce que c’est'], readOnly: true }),
});

/** The settings of a site, each with its declaration. A value that is the usual one is not kept. */
export function settingsResource(
  repository: ContentAdminRepository,
  store: SettingsStore,
  further: Settings = {},
): Resource {
  const declared: ReadonlyMap<string, Setting<unknown>> = new Map(
    Object.entries<Setting<unknown>>({ ...further, ...SETTINGS })
      // Those of who the shop is, and taxes, have forms of their own: `sites` and `taxes`.
      .filter(([name]) => !Object.hasOwn(IDENTITY, name) && name !== 'taxRates')
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  /** Title, description and name in both languages: what a search finds. */
  const searched = new Map(
    [...declared].map(([name, setting]) => {
      const { title, description } = wordsOf(name, setting);
      return [name, [name, ...title, ...description].join(' ').toLowerCase()] as const;
    }),
  );
  const titleOf = (name: string, language: Language): string => {
    const setting = declared.get(name);
    return setting ? say(language, ...wordsOf(name, setting).title) : name;
  };
  const inLanguage = (name: string, state: State, language: Language): State => {
    const setting = declared.get(name);
    return setting ? { ...state, description: say(language, ...wordsOf(name, setting).description) } : state;
  };
  const stateOf = (site: SiteId, name: string, set: ReadonlyMap<string, unknown>): State | undefined => {
    const setting = declared.get(name);
    if (!setting) return undefined;
    const usual = defaultOf(setting, site);
    return { value: set.has(name) ? set.get(name) : usual, usual, description: setting.description };
  };
  const read: Resource['read'] = async (site, keys, options) => {
    if (options.lock) await store.lock(site);
    const entries = await repository.entriesBy({ site, kind: 'configuration' }, keys, options);
    const set = new Map(entries.map(({ key, value }) => [key, value]));
    return new Map(
      keys.flatMap((key) => {
        const state = stateOf(site, key, set);
        return state ? [[key, state] as const] : [];
      }),
    );
  };
  return {
    ...{ name: 'settings', group: 'settings', schema, columns: ['value', 'description'] },
    title: ['Settings', 'Réglages'],
    one: ['Setting', 'Réglage'],
    description: [
      'How this site sells, ships and writes to its customers.',
      'Comment ce site vend, livre et écrit à ses clients.',
    ],
    keyTitle: ['Name', 'Nom'],
    operations: { list: 'adminListSettings', get: 'adminGetSetting', save: 'adminSaveSetting' },
    titleOf: (key, _state, { language }) => titleOf(key, language),
    tags: (site) => [`cms:${site}`],
    read,
    list: async (site, { query = '', after, pageSize }, { language }) => {
      const words = query.toLowerCase().split(/\s+/).filter(Boolean);
      const names = [...searched].filter(
        ([name, text]) => (after === undefined || name > after) && words.every((word) => text.includes(word)),
      );
      const page = names.slice(0, pageSize).map(([name]) => name);
      const states = await read(site, page, { lock: false });
      return page.map((key) => ({
        ...{ key, title: titleOf(key, language) },
        state: inLanguage(key, states.get(key) ?? {}, language),
      }));
    },
    schemaOf: (key) =>
      Type.Object({ value: valueSchema(key, declared.get(key)), usual: schema.properties.usual }),
    check: ({ key, after }, { language }) => {
      const setting = declared.get(key);
      const problem = setting && problemOf(key, setting, after?.value);
      if (!setting || !problem) return;
      const said = say(
        language,
        `${problem}.`,
        `Cette valeur n’est pas acceptée : ${JSON.stringify(after?.value)}.`,
      );
      throw badRequest('ValidationError', said, {
        reason: 'invalid',
        subject: 'value',
        subjectType: 'field',
      });
    },
    write: async (site, changes) => {
      for (const { key, after } of changes) await store.write(site, key, after?.value);
    },
  };
}

/** The form of a value, by the kind of its setting. */
function valueSchema(name: string, setting: Setting<unknown> | undefined) {
  const said = {
    label: VALUE,
    ...(setting ? { help: wordsOf(name, setting).description } : {}),
  };
  switch (setting?.kind.name) {
    case 'money':
      return fields.money(said);
    case 'flag':
      return fields.flag(said);
    case 'switch':
      return fields.integer(said, { minimum: 0, maximum: 1 });
    case 'text':
    case 'period':
      return fields.text(said, { maxLength: 2000 });
    case 'list':
    case 'byName':
    case 'steps':
    case undefined:
      return fields.json(said);
    default:
      return fields.integer(said, { minimum: 0 });
  }
}
