import { isSiteId, SITE_IDS, type SiteId } from '@crema/brands';
import { defaultOf, IDENTITY, problemOf, type Setting } from '@crema/brands/settings';
import { COLOR_TOKENS, type Colors, themesOf } from '@crema/brands/theme';
import { Type } from 'typebox';
import type { SiteHosts } from '#platform/config/index.ts';
import { type EditContext, fields, type Resource, type State } from '#platform/edits/index.ts';
import { badRequest, say, type Texts } from '#platform/http/index.ts';
import { COLOR_NAMES, colorProblem, ownColors } from '../identity/colors.rules.ts';
import { hostProblem } from '../identity/hosts.rules.ts';
import type { ContentAdminRepository } from './admin.repository.ts';

const colors = (label: Texts, help: Texts) =>
  fields.group(
    { label, help },
    Object.fromEntries(COLOR_TOKENS.map((token) => [token, fields.color({ label: COLOR_NAMES[token] })])),
  );

const schema = Type.Object({
  name: fields.text({ label: ['Name', 'Nom'] }, { minLength: 1, maxLength: 60 }),
  phone: fields.text({ label: ['Phone', 'Téléphone'] }, { maxLength: 24 }),
  email: fields.text(
    {
      label: ['E-mail for shoppers', 'Courriel pour la clientèle'],
      help: [
        'Shown in the footer; answers to mails go there. Empty: the contact form alone.',
        'Affiché au pied de page; les réponses aux courriels y arrivent. Vide\u00a0: le formulaire de contact seulement.',
      ],
    },
    { maxLength: 254 },
  ),
  address: fields.text(
    {
      label: ['Postal address', 'Adresse postale'],
      help: [
        'Shown in the footer and at the end of mails, where many countries require it.',
        'Affichée au pied de page et à la fin des courriels, ce que beaucoup de pays exigent.',
      ],
    },
    { maxLength: 400, widget: 'multiline' },
  ),
  logo: fields.picture({
    label: ['Logo', 'Logo'],
    help: [
      'Shown in place of the name, about 36 pixels high. Empty: the name.',
      'Affiché à la place du nom, sur environ 36 pixels de haut. Vide\u00a0: le nom.',
    ],
    nullable: true,
  }),
  hosts: fields.list(
    {
      label: ['Hosts', 'Hôtes'],
      help: [
        'Such as shop.example.com. Links and mails name the first. Hosts in SITE_HOSTS come before these.',
        'Par exemple boutique.exemple.com. Les liens et les courriels nomment le premier. Ceux de SITE_HOSTS passent avant.',
      ],
    },
    fields.text({ label: ['Host', 'Hôte'] }, { maxLength: 253 }),
    { maxItems: 20 },
  ),
  light: colors(
    ['Colours', 'Couleurs'],
    [
      'Every pair of text and background must be readable (WCAG AA).',
      'Chaque paire de texte et de fond doit être lisible (WCAG AA).',
    ],
  ),
  dark: colors(
    ['Colours in the dark', 'Couleurs en mode sombre'],
    ['For visitors whose system is dark.', 'Pour les personnes dont l’appareil est en mode sombre.'],
  ),
});

/** The setting behind each field. */
const SETTING_OF = {
  ...{ name: 'shopName', phone: 'shopPhone', email: 'shopEmail', address: 'shopAddress' },
  ...{ logo: 'shopLogo', hosts: 'shopHosts', light: 'shopColors', dark: 'shopDarkColors' },
} as const satisfies Record<string, keyof typeof IDENTITY>;
type Field = keyof typeof SETTING_OF;
const FIELDS = Object.keys(SETTING_OF) as Field[];
const NAMES = Object.values(SETTING_OF);

/** The setting of a field; of any kind. */
const declared = (field: Field): Setting<unknown> => IDENTITY[SETTING_OF[field]];

type Values = ReadonlyMap<string, unknown>;

/** Who a site is, one row: name, numbers, logo, hosts, colours. A value that is the starter’s is not kept. */
export function sitesResource(
  repository: ContentAdminRepository,
  { siteHosts: fixed }: { siteHosts: SiteHosts },
): Resource {
  const valuesOf = async (site: SiteId, options: { lock: boolean }): Promise<Values> => {
    const entries = await repository.entriesBy({ site, kind: 'configuration' }, NAMES, options);
    return new Map(entries.map(({ key, value }) => [key, value]));
  };
  const read: Resource['read'] = async (site, keys, options) =>
    keys.includes(site) ? new Map([[site, stateOf(site, await valuesOf(site, options))]]) : new Map();
  return {
    ...{ name: 'sites', group: 'settings', schema, columns: ['phone', 'email', 'hosts'] },
    title: ['Shop', 'Boutique'],
    one: ['Shop', 'Boutique'],
    description: [
      'The shop’s name, contact details, logo, hosts and colours.',
      'Le nom de la boutique, ses coordonnées, son logo, ses hôtes et ses couleurs.',
    ],
    keyTitle: ['Site', 'Site'],
    operations: { list: 'adminListSites', get: 'adminGetSite', save: 'adminSaveSite' },
    titleOf: (_key, state) => String(state.name),
    tags: (site) => [`cms:${site}`],
    read,
    list: async (site, { after }) => {
      if (after !== undefined && after >= site) return [];
      const state = stateOf(site, await valuesOf(site, { lock: false }));
      return [{ key: site, title: String(state.name), state }];
    },
    check: async ({ key, after }, ctx) => {
      if (!after || !isSiteId(key)) return;
      refuseForms(key, after, ctx);
      await repository.lockHosts();
      const set = await hostsOfAll(key, valuesOf);
      const problem = hostProblem(key, after.hosts as string[], { fixed, ...set }, ctx.language);
      if (problem) throw refusal('hosts', problem);
    },
    write: async (site, changes) => {
      for (const { after } of changes) if (after) await writeState(repository, site, after);
    },
  };
}

/** Hosts and names of the other sites, once no other owner gives hosts away. */
async function hostsOfAll(
  own: SiteId,
  valuesOf: (site: SiteId, options: { lock: boolean }) => Promise<Values>,
) {
  const set: Record<SiteId, readonly string[]> = { usb2c: [], cab2c: [], usafh: [] };
  const names = new Map<SiteId, string>();
  for (const site of SITE_IDS) {
    if (site === own) continue;
    const state = stateOf(site, await valuesOf(site, { lock: false }));
    set[site] = state.hosts as string[];
    names.set(site, String(state.name));
  }
  return { set, nameOf: (site: SiteId) => names.get(site) ?? site };
}

function stateOf(site: SiteId, values: Values): State {
  const value = (field: Field): unknown => {
    const setting = declared(field);
    const set = values.get(SETTING_OF[field]);
    return set !== undefined && setting.kind.accepts(set) ? set : defaultOf(setting, site);
  };
  const { light, dark } = themesOf(site, value('light') as Colors, value('dark') as Colors);
  const shown = (theme: Readonly<Record<string, string>>) =>
    Object.fromEntries(COLOR_TOKENS.map((token) => [token, theme[token]]));
  return {
    ...Object.fromEntries(FIELDS.map((field) => [field, value(field)])),
    ...{ logo: value('logo') || null, light: shown(light), dark: shown(dark) },
  };
}

/** What is kept of a field. */
function keptOf(site: SiteId, field: Field, value: unknown): unknown {
  if (field === 'light' || field === 'dark') return ownColors(site, field, value as Colors);
  return field === 'logo' ? (value ?? '') : value;
}

async function writeState(repository: ContentAdminRepository, site: SiteId, after: State): Promise<void> {
  for (const field of FIELDS) {
    const key = SETTING_OF[field];
    const value = keptOf(site, field, after[field]);
    if (JSON.stringify(value) === JSON.stringify(defaultOf(declared(field), site)))
      await repository.removeEntry({ site, kind: 'configuration', key });
    else {
      const position = await repository.nextPosition(site);
      await repository.writeEntry({ site, kind: 'configuration', key, value, position });
    }
  }
}

/** @throws {OccError} 400 with the field where a value has not its form or colours cannot be read */
function refuseForms(site: SiteId, after: State, { language }: Pick<EditContext, 'language'>): void {
  for (const field of FIELDS) {
    const problem = problemOf(SETTING_OF[field], declared(field), keptOf(site, field, after[field]));
    if (problem) throw refusal(field, formOf(field, language));
  }
  for (const scheme of ['light', 'dark'] as const) {
    const problem = colorProblem(site, scheme, after[scheme] as Colors, language);
    if (problem) throw refusal(scheme, problem);
  }
}

const FORMS: Readonly<Record<Field, Texts>> = {
  name: [
    'Enter a name of 1 to 60 characters without braces.',
    'Entrez un nom de 1 à 60 caractères, sans accolades.',
  ],
  phone: [
    'Enter a phone number of 7 to 15 digits, such as 1-800-555-0142.',
    'Entrez un numéro de téléphone de 7 à 15 chiffres, par exemple 1-800-555-0142.',
  ],
  email: ['Enter an e-mail address, or nothing.', 'Entrez une adresse courriel, ou rien.'],
  address: [
    'Enter an address of up to 6 lines without braces.',
    'Entrez une adresse d’au plus 6 lignes, sans accolades.',
  ],
  logo: ['Choose a picture.', 'Choisissez une image.'],
  hosts: [
    'Enter hosts such as shop.example.com: lower case, without https:// and without a port.',
    'Entrez des hôtes tels que boutique.exemple.com\u00a0: en minuscules, sans https:// et sans port.',
  ],
  light: ['Enter colours such as #a8442a.', 'Entrez des couleurs telles que #a8442a.'],
  dark: ['Enter colours such as #a8442a.', 'Entrez des couleurs telles que #a8442a.'],
};

const formOf = (field: Field, language: EditContext['language']): string => say(language, ...FORMS[field]);

const refusal = (subject: Field, message: string) =>
  badRequest('ValidationError', message, { reason: 'invalid', subject, subjectType: 'field' });
