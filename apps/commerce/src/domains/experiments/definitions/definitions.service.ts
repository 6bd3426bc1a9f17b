import { join } from 'node:path';
import {
  createPoller,
  type Definitions,
  DefinitionsRefused,
  EXPERIMENTS_TAG,
  NO_DEFINITIONS,
  readDefinitions,
} from '@crema/experiments';
import type { Platform } from '#platform/index.ts';
import type { ExperimentsRepository } from '../experiments.repository.ts';
import { changeProblems } from './definitions.rules.ts';
import { readSeed } from './definitions.seed.ts';

/** How often a service is asked, in milliseconds. */
const POLL_MS = 60_000;
/** Milliseconds between a failed reading and the next. */
const RETRY_MS = 1000;

/** The experiments that hold now: those that were saved, or those of a service. */
export function createDefinitions(
  { changes, clock, config, db, log }: Platform,
  repository: Pick<ExperimentsRepository, 'current' | 'lock' | 'save'>,
) {
  let present = NO_DEFINITIONS;
  const listeners = new Set<() => void>();
  let retry: NodeJS.Timeout | undefined;
  const replace = (definitions: Definitions): void => {
    present = definitions;
    for (const listener of listeners) listener();
  };
  const { growthbook } = config;
  const poller =
    growthbook &&
    createPoller({
      ...growthbook,
      everyMs: POLL_MS,
      file: join(config.dataDir, 'experiments.json'),
      onDefinitions: replace,
      onProblem: (reason) => log.warn({ reason }, 'experiments of the service do not count'),
    });

  async function read(): Promise<void> {
    const saved = await repository.current();
    replace(saved === undefined ? NO_DEFINITIONS : readDefinitions(saved));
  }

  /** A change is announced once: reading is repeated until it succeeds. */
  function readUntilDone(): void {
    clearTimeout(retry);
    read().catch((error: unknown) => {
      log.warn({ err: error }, 'experiments not read');
      retry = setTimeout(readUntilDone, RETRY_MS).unref();
    });
  }

  const stop = changes.subscribe(({ tags }) => {
    if (!poller && (tags.length === 0 || tags.includes(EXPERIMENTS_TAG))) readUntilDone();
  });

  /** In the running transaction. @throws {DefinitionsRefused} with every problem. */
  async function write(value: unknown): Promise<Definitions> {
    if (poller) throw new DefinitionsRefused(['The experiments come from a service: change them there.']);
    const next = readDefinitions(value);
    await repository.lock();
    const saved = await repository.current();
    const now = clock.now();
    const before = saved === undefined ? NO_DEFINITIONS : readDefinitions(saved);
    const problems = changeProblems(before, next, now.getTime());
    if (problems.length > 0) throw new DefinitionsRefused(problems);
    await repository.save(next.payload, now);
    await changes.publish({ tags: [EXPERIMENTS_TAG] });
    return next;
  }

  return {
    /** Whether a service has them: then they are changed there. */
    isForeign: poller !== undefined,
    current: (): Definitions => present,
    /** Called whenever they have changed, after `current` answers the new ones. */
    onChange(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: async (): Promise<void> => (poller ? poller.start() : read()),
    /** Replaces all experiments. @throws {DefinitionsRefused} with every problem; nothing has changed then. */
    save: async (value: unknown): Promise<Definitions> => {
      const next = await db.transaction(() => write(value));
      await read();
      return next;
    },
    /** The same in the running transaction, after which everybody reads them. */
    write: async (value: unknown): Promise<void> => {
      await write(value);
      await db.afterCommit(read);
    },
    /** Writes the demo's experiments where there are none. */
    seed: async (): Promise<void> => {
      if (poller || (await repository.current()) !== undefined) return;
      await repository.save(readDefinitions(await readSeed()).payload, clock.now());
      await read();
    },
    close: async (): Promise<void> => {
      stop();
      clearTimeout(retry);
      await poller?.close();
    },
  };
}
