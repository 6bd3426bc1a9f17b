import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { themeCss } from '@crema/brands/theme';
import type { Plugin } from 'vite';
import { compileMessages, messagesFolder } from './messages.ts';

const app = resolve(import.meta.dirname, '../app');

/** Writes everything under `app/**\/generated/`: the compiled messages and the brands' tokens. Unchanged files are left alone. */
export async function generate(): Promise<void> {
  const files = new Map([...(await compileMessages()), ['ui/generated/tokens.css', themeCss()]]);
  await Promise.all([...files].map(([path, text]) => writeIfChanged(resolve(app, path), text)));
}

async function writeIfChanged(path: string, text: string): Promise<void> {
  if ((await readFile(path, 'utf8').catch(() => '')) === text) return;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/**
 * Generates before the first module is resolved, and again when a message changes in development. (A change of the
 * tokens' source restarts the server.) A file saved half-way is reported and changes nothing.
 */
export function generated(): Plugin {
  return {
    name: 'crema:generated',
    config: () => generate(),
    configureServer({ watcher, config }) {
      watcher.on('all', (_event, path) => {
        if (!path.startsWith(messagesFolder)) return;
        generate().catch((error: Error) => config.logger.error(error.message));
      });
    },
  };
}

if (process.argv[1] === import.meta.filename) await generate();
