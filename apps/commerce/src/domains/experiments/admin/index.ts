import type { Platform } from '#platform/index.ts';
import type { ExperimentsService } from '../experiments.service.ts';
import { experimentsResource } from './experiments.resource.ts';
import { registerExperimentReports } from './reports.routes.ts';
import { experimentReportSchemas } from './reports.schemas.ts';

/** What staff do with experiments: they change, start and stop them, and read what came of them. */
export function addExperimentsAdmin(platform: Platform, experiments: ExperimentsService): void {
  for (const schema of experimentReportSchemas) platform.app.addSchema(schema);
  platform.edits.add(experimentsResource(experiments));
  registerExperimentReports(platform, experiments);
}
