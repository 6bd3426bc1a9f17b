import type { Language, SiteId } from '@crema/brands';
import { Type } from 'typebox';
import { CLIENT_SCOPES } from '#platform/access/index.ts';
import type { Clock } from '#platform/clock/index.ts';
import { fields, type Resource, type State } from '#platform/edits/index.ts';
import { integrationErrors } from '../integrations.errors.ts';
import { EVENT_NAMES, SCOPE_NAMES, URL_PROBLEMS } from '../integrations.messages.ts';
import { EVENT_TYPES, type Integration } from '../integrations.types.ts';
import { urlProblem } from './address.rules.ts';
import type { EndpointsRepository } from './endpoints.repository.ts';
import { INTEGRATIONS_TAG, type SitesWithIntegrations } from './presence.service.ts';

const KEY = /^[a-z0-9][a-z0-9-]{0,38}[a-z0-9]$/;

/** Each with the name that the other side knows it by. */
const flags = <Name extends string>(
  names: readonly Name[],
  titles: Record<Name, readonly [string, string]>,
) =>
  Object.fromEntries(
    names.map((name) => {
      const [en, fr] = titles[name];
      return [name, fields.flag({ label: [`${en} (${name})`, `${fr} (${name})`] })];
    }),
  );

const schema = Type.Object({
  name: fields.text({ label: ['Name', 'Nom'] }, { minLength: 1, maxLength: 80 }),
  url: fields.text(
    {
      ...{ label: ['Address for events', 'Adresse pour les événements'], nullable: true },
      help: [
        'Events are sent there, signed. Empty: it hears of none.',
        'Les événements y sont envoyés, signés. Vide\u00a0: elle n’en reçoit aucun.',
      ],
    },
    { maxLength: 2000 },
  ),
  active: fields.flag({
    label: ['Send events', 'Envoyer les événements'],
    help: [
      'Switched off by itself after five days of nothing but failures.',
      'Désactivé automatiquement après cinq jours d’échecs ininterrompus.',
    ],
  }),
  events: fields.group(
    {
      label: ['Events', 'Événements'],
      help: ['What it hears of.', 'Ce qu’elle apprend.'],
    },
    flags(EVENT_TYPES, EVENT_NAMES),
  ),
  scopes: fields.group(
    {
      label: ['May', 'Autorisations'],
      help: ['What it may do with its client secret.', 'Ce qu’elle peut faire avec son secret client.'],
    },
    flags(CLIENT_SCOPES, SCOPE_NAMES),
  ),
});

interface Parts {
  repository: EndpointsRepository;
  sites: Pick<SitesWithIntegrations, 'add'>;
  clock: Clock;
  allowsPrivate: boolean;
  /** Client ids that the configuration gives to other programs. */
  taken: ReadonlyMap<string, string>;
}

/** Systems beside the shop. Their secrets are in no history. */
export function integrationsResource({ repository, sites, clock, allowsPrivate, taken }: Parts): Resource {
  return {
    ...{ name: 'integrations', group: 'settings', schema, columns: ['url', 'active'] },
    title: ['Integrations', 'Intégrations'],
    one: ['Integration', 'Intégration'],
    description: [
      'Systems beside the shop, such as a warehouse: what they hear of, and what they may do.',
      'Les systèmes reliés à la boutique, comme un entrepôt\u00a0: ce qu’ils apprennent et ce qu’ils peuvent faire.',
    ],
    keyTitle: ['Key (its client id)', 'Clé (son identifiant client)'],
    operations: {
      ...{ list: 'adminListIntegrations', get: 'adminGetIntegration', add: 'adminAddIntegration' },
      ...{ save: 'adminSaveIntegration', remove: 'adminRemoveIntegration' },
    },
    titleOf: (_key, { name }) => String(name),
    tags: () => [INTEGRATIONS_TAG],
    list: async (site, { query, after, pageSize }) =>
      (await repository.list(site, { query, after, limit: pageSize })).map((row) => ({
        ...{ key: row.key, title: row.name, state: stateOf(row) },
      })),
    read: async (site, keys, options) =>
      new Map((await repository.by(site, keys, options)).map((row) => [row.key, stateOf(row)])),
    check: ({ key, before, after }, { language }) => {
      if (!after) return;
      if (!before && (!KEY.test(key) || taken.has(key))) throw integrationErrors.key(language);
      checkUrl(after.url, allowsPrivate, language);
    },
    write: (site, changes) => {
      sites.add(site);
      return writeAll(repository, site, changes, clock.now());
    },
  };
}

async function writeAll(
  repository: EndpointsRepository,
  site: SiteId,
  changes: Parameters<Resource['write']>[1],
  now: Date,
): Promise<void> {
  const kept = changes.flatMap(({ key, after }) => (after ? [rowOf(key, after)] : []));
  if (kept.length > 0) await repository.write(site, kept, now);
  const gone = changes.filter(({ after }) => !after).map(({ key }) => key);
  if (gone.length > 0) await repository.remove(site, gone);
}

function checkUrl(url: unknown, allowsPrivate: boolean, language: Language): void {
  if (typeof url !== 'string' || url === '') return;
  const problem = urlProblem(url, allowsPrivate);
  if (problem) throw integrationErrors.url(language, URL_PROBLEMS[problem]);
}

const flagsOf = (names: readonly string[], set: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, set.includes(name)]));

const stateOf = ({ name, url, active, events, scopes }: Integration): State => ({
  ...{ name, url, active },
  ...{ events: flagsOf(EVENT_TYPES, events), scopes: flagsOf(CLIENT_SCOPES, scopes) },
});

const setOf = <Name extends string>(names: readonly Name[], flags: unknown): Name[] =>
  names.filter((name) => (flags as Record<string, unknown>)[name] === true);

const rowOf = (key: string, { name, url, active, events, scopes }: State): Omit<Integration, 'site'> => ({
  ...{ key, name: String(name), url: url ? String(url) : null, active: active === true },
  ...{ events: setOf(EVENT_TYPES, events), scopes: setOf(CLIENT_SCOPES, scopes) },
});
