import type { Resource } from '#platform/edits/index.ts';
import type { Platform } from '#platform/index.ts';
import { everySecond } from '#platform/jobs/every-second.ts';
import type { ProductStore } from '../admin/saving.service.ts';
import { importFiles } from './files.service.ts';
import { importsRepository } from './imports.repository.ts';
import { importsService } from './imports.service.ts';
import { importRecorder } from './recorder.service.ts';
import { runNext } from './run.service.ts';
import { registerTransfer } from './transfer.routes.ts';
import { wholeProducts } from './whole.resource.ts';

/** Export and import of a site's catalogue in the back office. */
export function addTransfer(platform: Platform, store: ProductStore, stock: Resource) {
  const { config, db, edits, jobs, log } = platform;
  const whole = wholeProducts(store);
  edits.addUnlisted(whole);
  const repository = importsRepository(db);
  const files = importFiles(config.dataDir);
  const recorder = importRecorder(edits.batch, whole, stock);
  const run = (signal?: AbortSignal) => runNext({ platform, repository, files, recorder }, signal);

  let stopped = new AbortController();
  const runAll = async (): Promise<void> => {
    while (await run(stopped.signal));
  };
  const task = everySecond(runAll, (error) => log.error({ err: error }, 'imports of catalogues'));
  jobs.attach({
    start: async () => {
      stopped = new AbortController();
      await task.start();
    },
    // A run goes on where a process starts next.
    stop: async () => {
      stopped.abort();
      await task.stop();
    },
  });
  const imports = importsService({ ...platform, repository, files, recorder });
  registerTransfer({ ...platform, imports, files });
  return {
    /** Works on the imports that wait, to their end: what the task does every second. */
    runDue: runAll,
  };
}
