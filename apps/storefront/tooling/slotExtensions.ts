import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Plugin, searchForWorkspaceRoot } from 'vite';

const ROOT = resolve(import.meta.dirname, '../../..');
const SLOTS = resolve(import.meta.dirname, '../app/compositions/slots');
/** How a route imports what fills a slot. */
const IMPORT = /\/compositions\/slots\/(\w+)\.ts$/;
const STYLES = /\/app\/ui\/styles\/styles\.css$/;
/** Begins the ids of the lists that are put together here. */
const LIST = '\0slot:';

/**
 * Lets domains outside the tree fill slots. `EXTENSIONS` names their folders, separated by commas and relative to the project's
 * root; a file in `storefront` there that is called as one of `app/compositions/slots`, with the ending `.tsx`, exports
 * `fillers` as that one does. They follow what the shop itself has in the slot. Undefined: no folder has any.
 */
export function slotExtensions(named = process.env.EXTENSIONS ?? ''): Plugin | undefined {
  const folders = named
    .split(',')
    .map((folder) => folder.trim())
    .filter(Boolean)
    .map((folder) => resolve(ROOT, folder, 'storefront'))
    .filter((folder) => existsSync(folder));
  if (folders.length === 0) return undefined;
  folders.forEach(check);
  return {
    name: 'crema:slot-extensions',
    enforce: 'pre',
    config: () => ({
      // What the folders import of the shop is the shop's own copy, wherever they are; a development server may send them.
      resolve: { dedupe: ['@crema/storefront', '@crema/api-client'] },
      server: { fs: { allow: [searchForWorkspaceRoot(ROOT), ...folders] } },
    }),
    resolveId(source, importer) {
      const screen = IMPORT.exec(source)?.[1];
      if (!screen || importer?.startsWith(LIST)) return null;
      return filesOf(screen, folders).length > 0 ? LIST + screen : null;
    },
    load(id) {
      if (!id.startsWith(LIST)) return null;
      const screen = id.slice(LIST.length);
      return { code: listOf([join(SLOTS, `${screen}.ts`), ...filesOf(screen, folders)]), moduleType: 'js' };
    },
    transform: {
      filter: { id: STYLES },
      // Their class names are looked for as those of the shop are.
      handler: (code) => code + folders.map((folder) => `\n@source ${JSON.stringify(folder)};`).join(''),
    },
  };
}

/** Throws at a folder that fills nothing: its path or a name in it is wrong. */
function check(folder: string): void {
  const names = readdirSync(SLOTS).map((name) => name.replace(/\.ts$/, '.tsx'));
  if (names.some((name) => existsSync(join(folder, name)))) return;
  throw new Error(`EXTENSIONS: ${folder} has none of ${names.join(', ')}.`);
}

const filesOf = (screen: string, folders: readonly string[]): string[] =>
  folders.map((folder) => join(folder, `${screen}.tsx`)).filter((file) => existsSync(file));

/** A module whose list is those of the given files, one after the other. */
export function listOf(files: readonly string[]): string {
  const imports = files.map((file, at) => `import { fillers as f${at} } from ${JSON.stringify(file)};`);
  return `${imports.join('\n')}\nexport const fillers = [${files.map((_, at) => `...f${at}`).join()}];\n`;
}
