import type { Access } from '#platform/access/index.ts';
import { batchesRepository } from './bulk/batches.repository.ts';
import { bulkEdits } from './bulk/batches.service.ts';
import type { EditsPlatform } from './edits.deps.ts';
import { editsRepository } from './edits.repository.ts';
import { registerEdits } from './edits.routes.ts';
import type { Resource } from './edits.types.ts';
import { registerResource } from './resource.routes.ts';
import { saving } from './rows/save.service.ts';
import { scheduling } from './schedule/schedule.service.ts';

export { refs, SiteParams } from './edits.schemas.ts';
export type { Resource, RowChange, State } from './edits.types.ts';
export { fields } from './forms/fields.ts';
export { newStateSchema } from './forms/schemas.rules.ts';

/** How often due changes are looked for, ms: a sale begins within five seconds of its time. */
const EVERY_MS = 1000;

/**
 * What staff change, in one way for every domain: versions, history, undo, schedules and bulk edits. A domain adds its
 * resources; their operations have rows in the table of roles.
 */
export function createEdits(platform: EditsPlatform, operations: Readonly<Record<string, Access>>) {
  const { db, clock, changes, jobs, log } = platform;
  const resources: Resource[] = [];
  const repository = editsRepository(db);
  const parts = {
    ...{ db, clock, changes, jobs, repository, batches: batchesRepository(db) },
    resourceOf: (name: string) => resources.find((one) => one.name === name),
  };
  const saved = saving(parts);
  const schedules = scheduling(parts, saved);
  const services = { saved, schedules, bulk: bulkEdits(parts, saved, schedules) };
  registerEdits({ ...platform, ...services, repository, resources, operations });
  jobs.attach(everySecond(schedules.run, (error) => log.error({ err: error }, 'scheduled changes')));
  return {
    /** @throws where the name is taken */
    add: (resource: Resource): void => {
      if (parts.resourceOf(resource.name)) throw new Error(`Two resources are called "${resource.name}".`);
      resources.push(resource);
      registerResource(platform, resource, services);
    },
    /** Carries out the changes that are due: what the task does every second. */
    runDue: schedules.run,
    /** How many scheduled changes of a site have failed and wait for somebody. */
    failed: repository.failedSchedules,
    /** Whether anybody has ever changed anything of a site. */
    hasAny: repository.hasAny,
    addMany: services.bulk.add,
    /** Scheduled changes that will be in effect at an instant and are not yet, for a preview. */
    aheadAt: repository.aheadAt,
  };
}

export type Edits = ReturnType<typeof createEdits>;

/** Calls `work` again and again, never twice at once. */
function everySecond(work: () => Promise<void>, onError: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  return {
    start: async (): Promise<void> => {
      let isBusy = false;
      timer = setInterval(() => {
        if (isBusy) return;
        isBusy = true;
        running = work()
          .catch(onError)
          .finally(() => {
            isBusy = false;
          });
      }, EVERY_MS).unref();
    },
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await running;
    },
  };
}
