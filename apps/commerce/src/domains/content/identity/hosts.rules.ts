import { DEFAULT_HOSTS, isSiteId, type Language, SITE_IDS, type SiteId } from '@crema/brands';
import type { SiteHosts } from '#platform/config/index.ts';
import { say } from '#platform/http/index.ts';

/** Which hosts the sites have now. */
export interface HostsOfAll {
  /** `SITE_HOSTS`. */
  fixed: SiteHosts;
  /** What owners have set, by site. */
  set: Readonly<Record<SiteId, readonly string[]>>;
  /** Names of the sites, for sentences. */
  nameOf(site: SiteId): string;
}

/** Why a site cannot have these hosts, a sentence; undefined: it can. A host leads to one site. */
export function hostProblem(
  site: SiteId,
  hosts: readonly string[],
  all: HostsOfAll,
  language: Language,
): string | undefined {
  const twice = hosts.find((host, at) => hosts.indexOf(host) !== at);
  if (twice)
    return say(language, `${twice} is in the list twice.`, `${twice} figure deux fois dans la liste.`);
  for (const host of hosts) {
    const owner = ownerOf(host, all);
    if (owner && owner !== site) {
      const name = all.nameOf(owner);
      return say(
        language,
        `${host} already leads to ${name}. A host leads to one site: take it from ${name} first.`,
        `${host} mène déjà à ${name}. Un hôte mène à un seul site\u00a0: retirez-le d’abord de ${name}.`,
      );
    }
  }
  return undefined;
}

function ownerOf(host: string, { fixed, set }: HostsOfAll): SiteId | undefined {
  for (const [named, id] of fixed) if (named.replace(/:\d+$/, '') === host && isSiteId(id)) return id;
  return SITE_IDS.find((id) => set[id].includes(host)) ?? SITE_IDS.find((id) => DEFAULT_HOSTS[id] === host);
}
