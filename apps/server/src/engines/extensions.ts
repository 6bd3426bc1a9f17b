import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Extension, joinExtensions } from '@crema/commerce';

/**
 * The domains outside the engine that `EXTENSIONS` names, as one.
 *
 * @param folders each with `src/index.ts`, whose default export makes the domain; relative to the working folder
 * @throws where a folder holds no domain, or two contradict.
 */
export async function loadExtensions(folders: readonly string[]): Promise<Extension> {
  const loaded: Extension[] = [];
  for (const folder of folders) {
    const file = resolve(folder, 'src/index.ts');
    if (!existsSync(file)) throw new Error(`EXTENSIONS: ${folder} has no src/index.ts.`);
    const { default: make }: { default?: unknown } = await import(pathToFileURL(file).href);
    if (!isMaker(make)) throw new Error(`EXTENSIONS: the default export of ${file} is not a function.`);
    loaded.push(make());
  }
  return joinExtensions(loaded);
}

const isMaker = (value: unknown): value is () => Extension => typeof value === 'function';
