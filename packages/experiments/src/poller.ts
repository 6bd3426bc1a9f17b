import { readFile, rename, writeFile } from 'node:fs/promises';
import { GrowthBookClient } from '@growthbook/growthbook';
import { type Definitions, DefinitionsRefused } from './definitions.ts';
import { readDefinitions } from './payload.ts';

interface PollOptions {
  /** GrowthBook's API host. */
  host: string;
  sdkKey: string;
  everyMs: number;
  /** Where the last good answer is kept for the next start. */
  file: string;
  onDefinitions(definitions: Definitions): void;
  /** Called when the service cannot be reached, or what it sent is refused: the last good definitions stay. */
  onProblem(reason: string): void;
}

/** Longest wait for an answer of the service. */
const TIMEOUT_MS = 5_000;

/**
 * Experiments from a GrowthBook service. They are asked for again and again; what was kept on disk holds until the
 * first answer.
 */
export function createPoller({ host, sdkKey, everyMs, file, onDefinitions, onProblem }: PollOptions) {
  let last: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let asking: Promise<void> | undefined;
  let isClosed = false;

  function take(text: string): boolean {
    if (text === last) return false;
    onDefinitions(readDefinitions(JSON.parse(text)));
    last = text;
    return true;
  }

  async function ask(): Promise<void> {
    const client = new GrowthBookClient({ apiHost: host, clientKey: sdkKey, disableCache: true });
    try {
      const { success, error } = await client.init({
        timeout: TIMEOUT_MS,
        skipCache: true,
        streaming: false,
      });
      if (!success) throw error ?? new Error('no answer in time');
      const text = JSON.stringify(client.getDecryptedPayload());
      if (isClosed || !take(text)) return;
      // Whole or not at all, so that the next start never reads half a file.
      await writeFile(`${file}.new`, text);
      await rename(`${file}.new`, file);
    } catch (error) {
      onProblem(error instanceof Error ? error.message : String(error));
    } finally {
      client.destroy();
    }
  }

  const again = (): Promise<void> => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };

  return {
    /** Reads what was kept, then begins to ask. Does not wait for the service. */
    async start(): Promise<void> {
      try {
        take(await readFile(file, 'utf8'));
      } catch (error) {
        if (error instanceof DefinitionsRefused || error instanceof SyntaxError) onProblem(error.message);
      }
      void again();
      timer = setInterval(() => void again(), everyMs).unref();
    },
    /** Asks now. */
    again,
    async close(): Promise<void> {
      isClosed = true;
      clearInterval(timer);
      await asking;
    },
  };
}
