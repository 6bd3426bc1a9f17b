import type { SiteId } from '@crema/brands';
import type { Platform } from '#platform/index.ts';
import type { EndpointsRepository } from './endpoints.repository.ts';

/** Tag of a change to integrations. */
export const INTEGRATIONS_TAG = 'integrations';

/**
 * Which sites have integrations, in memory: a shop without any writes nothing for them. Another process hears of a site's first
 * integration by the change feed, and writes its events from then on. A site that is not known yet counts as having some.
 */
export function sitesWithIntegrations(
  { changes, log }: { changes: Pick<Platform['changes'], 'subscribe'>; log: Pick<Platform['log'], 'warn'> },
  repository: Pick<EndpointsRepository, 'sites'>,
) {
  let known: Set<SiteId> | undefined;
  /** Sites whose integrations this process wrote: its change may not be heard yet. */
  const written = new Set<SiteId>();
  let asked = 0;
  const load = async (): Promise<void> => {
    asked += 1;
    const mine = asked;
    const sites = await repository.sites();
    // What was asked for before the last change may be answered after it.
    if (mine === asked) known = new Set(sites);
  };
  const stop = changes.subscribe(({ tags }) => {
    if (tags.length > 0 && !tags.includes(INTEGRATIONS_TAG)) return;
    known = undefined;
    load().catch((error: unknown) => log.warn({ err: error }, 'integrations not read'));
  });
  return {
    /** Reads them; until then every site counts. */
    load,
    has: (site: SiteId): boolean => known === undefined || known.has(site) || written.has(site),
    /** In the transaction that writes integrations of a site. */
    add: (site: SiteId): void => void written.add(site),
    close: stop,
  };
}

export type SitesWithIntegrations = ReturnType<typeof sitesWithIntegrations>;
