import type { SiteId } from '@crema/brands';
import { type ConsentRules, createChooser, visitorOf } from '@crema/experiments';
import type { ContentService } from '#domains/content/index.ts';
import type { Platform } from '#platform/index.ts';
import { createDefinitions } from './definitions/definitions.service.ts';
import { experimentsRepository } from './experiments.repository.ts';
import { experimentReports } from './report/report.service.ts';
import { audienceReader } from './visits/audiences.service.ts';
import { createVisits, orderHooks } from './visits/visits.service.ts';

/** The experiments of all sites: what runs, who sees what, and what came of it. */
export function experimentsService(
  platform: Platform,
  { content }: { content: Pick<ContentService, 'configuration'> },
) {
  const repository = experimentsRepository(platform.db);
  const definitions = createDefinitions(platform, repository);
  const consent = (site: SiteId): ConsentRules => {
    const { privacyCookiesEnabled: asks, consentDefaults } = content.configuration(site);
    return { asks, c1: consentDefaults.c1 === 1 };
  };
  const chooser = createChooser({
    clock: platform.clock,
    definitions: definitions.current,
    consent,
    audiencesOf: audienceReader(platform.config, platform.clock),
  });
  const visits = { platform, repository, chooser };
  return {
    ...definitions,
    repository,
    consent,
    /** Chooses for pages that this process renders. */
    chooser,
    now: (): number => platform.clock.now().getTime(),
    visits: createVisits(visits),
    orderHooks: orderHooks(visits, (site, headers) => visitorOf(headers, consent(site))?.id),
    reports: () => experimentReports(repository, definitions.current()),
  };
}

export type ExperimentsService = ReturnType<typeof experimentsService>;
