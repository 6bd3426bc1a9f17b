import type { Access } from '#platform/access/index.ts';
import { everySecond } from '#platform/jobs/every-second.ts';
import { batchesRepository } from './bulk/batches.repository.ts';
import { bulkEdits } from './bulk/batches.service.ts';
import { ownBatches } from './bulk/own-batches.service.ts';
import type { EditsPlatform } from './edits.deps.ts';
import { editsRepository } from './edits.repository.ts';
import { registerEdits } from './edits.routes.ts';
import type { Resource } from './edits.types.ts';
import { registerResource } from './resource.routes.ts';
import { saving } from './rows/save.service.ts';
import { stateAhead } from './schedule/ahead.service.ts';
import { drafting } from './schedule/drafts.service.ts';
import { scheduling } from './schedule/schedule.service.ts';

export { KeyHeader, LangQuery, refs, SiteParams } from './edits.schemas.ts';
export type { EditContext, Resource, RowChange, State } from './edits.types.ts';
export { fields } from './forms/fields.ts';
export { checkSpan, instantOf, readInstant } from './forms/instants.rules.ts';
export { bareSchema, formSchema, newStateSchema } from './forms/schemas.rules.ts';
export { answerEdit } from './once.ts';

/**
 * What staff change, in one way for every domain: versions, history, undo, schedules and bulk edits. A domain adds its
 * resources; their operations have rows in the table of roles.
 */
export function createEdits(platform: EditsPlatform, operations: Readonly<Record<string, Access>>) {
  const { db, clock, changes, idempotency, jobs, log } = platform;
  const resources: Resource[] = [];
  const unlisted = new Set<string>();
  const repository = editsRepository(db);
  const parts = {
    ...{ db, clock, changes, jobs, repository, batches: batchesRepository(db) },
    resourceOf: (name: string) => resources.find((one) => one.name === name),
  };
  const saved = saving(parts);
  const schedules = scheduling(parts, saved);
  const drafts = drafting(parts, saved);
  const services = { saved, schedules, drafts, idempotency, bulk: bulkEdits(parts, saved, schedules) };
  registerEdits({ ...platform, ...services, repository, resources, unlisted, operations });
  // A sale begins within five seconds of its time.
  jobs.attach(everySecond(schedules.run, (error) => log.error({ err: error }, 'scheduled changes')));
  return {
    /** @throws where the name is taken */
    add: (resource: Resource): void => {
      if (parts.resourceOf(resource.name)) throw new Error(`Two resources are called "${resource.name}".`);
      resources.push(resource);
      registerResource(platform, resource, services);
    },
    /** As `add`, for rows that no screen lists: they have a history and an undo, and no calls of their own. */
    addUnlisted: (resource: Resource): void => {
      if (parts.resourceOf(resource.name)) throw new Error(`Two resources are called "${resource.name}".`);
      resources.push(resource);
      unlisted.add(resource.name);
    },
    /** A batch of rows that a domain writes itself. */
    batch: ownBatches(parts),
    /** Carries out the changes that are due: what the task does every second. */
    runDue: schedules.run,
    /** How many scheduled changes of a site have failed and wait for somebody. */
    failed: repository.failedSchedules,
    /** Whether anybody has ever changed anything of a site. */
    hasAny: repository.hasAny,
    /** In the running transaction: what the history knows of rows is forgotten, because a person is; that they changed stays. */
    forget: repository.forget,
    addMany: services.bulk.add,
    /** Scheduled changes that will be in effect at an instant and are not yet, and drafts, for a preview. */
    aheadAt: repository.aheadAt,
    /** A row as it is, or with what is scheduled until an instant; undefined: there is none. */
    stateAt: stateAhead(parts),
  };
}

export type Edits = ReturnType<typeof createEdits>;
