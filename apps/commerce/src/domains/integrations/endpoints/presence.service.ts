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
  { changes, log }: Pick<Platform, 'changes' | 'log'>,
  repository: Pick<EndpointsRepository, 'sites'>,
) {
  let known: Set<SiteId> | undefined;
  const load = async (): Promise<void> => {
    known = new Set(await repository.sites());
  };
  const stop = changes.subscribe(({ tags }) => {
    if (tags.length > 0 && !tags.includes(INTEGRATIONS_TAG)) return;
    known = undefined;
    load().catch((error: unknown) => log.warn({ err: error }, 'integrations not read'));
  });
  return {
    /** Reads them; until then every site counts. */
    load,
    has: (site: SiteId): boolean => known?.has(site) ?? true,
    /** In the transaction that writes integrations of a site, whose change is not heard yet. */
    add: (site: SiteId): void => void known?.add(site),
    close: stop,
  };
}

export type SitesWithIntegrations = ReturnType<typeof sitesWithIntegrations>;
