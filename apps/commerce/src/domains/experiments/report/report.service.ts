import { type Definitions, type Experiment, readDefinitions } from '@crema/experiments';
import type { ExperimentsRepository } from '../experiments.repository.ts';
import { reportOf, type SiteReport } from './report.rules.ts';

/** An experiment with what was counted of it. */
export interface ExperimentReport {
  experiment: Experiment;
  sites: SiteReport[];
}

/** Reports of all experiments that there are or were, the present ones first. */
export async function experimentReports(
  repository: Pick<ExperimentsRepository, 'versions' | 'counts'>,
  present: Definitions,
): Promise<ExperimentReport[]> {
  const found = new Map<string, Experiment>();
  const past = (await repository.versions()).map(readDefinitions);
  for (const { experiments } of [present, ...past])
    for (const experiment of experiments) if (!found.has(experiment.id)) found.set(experiment.id, experiment);
  const reports: ExperimentReport[] = [];
  for (const experiment of found.values())
    reports.push({ experiment, sites: reportOf(experiment, await repository.counts(experiment.id)) });
  return reports;
}
