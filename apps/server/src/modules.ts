/**
 * Loaded ahead of the shop and of every command (`--import`). Node resolves each import of each module by itself and reads the
 * package's manifest for it, drizzle-orm's 130 kB of exports some six hundred times: a fifth of a command's start on a quiet
 * machine, two fifths on a busy one. Here what a folder imports is resolved once: its files are of one package and find the
 * same by a name.
 */
import { type ResolveHookSync, registerHooks } from 'node:module';

const folderOf = (url: string): string => url.slice(0, url.lastIndexOf('/') + 1);
const ENDING = /\.(?:ts|js|mjs)$/;

/** What kind of module the files of a folder with one ending are. */
const formats = new Map<string, string>();
/** What a folder's imports by name are. */
const named = new Map<string, ReturnType<ResolveHookSync>>();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL, conditions } = context;
    if (!parentURL || !conditions.includes('import')) return next(specifier, context);
    if (!specifier.startsWith('.')) {
      const key = `${folderOf(parentURL)} ${specifier}`;
      const known = named.get(key);
      if (known) return { ...known, shortCircuit: true };
      const found = next(specifier, context);
      named.set(key, found);
      return found;
    }
    const { href } = new URL(specifier, parentURL);
    const [ending] = ENDING.exec(href) ?? [];
    if (!ending) return next(specifier, context);
    const key = folderOf(href) + ending;
    const format = formats.get(key);
    if (format) return { url: href, format, shortCircuit: true };
    const found = next(specifier, context);
    // Not where the way leads through a link.
    if (found.format && found.url === href) formats.set(key, found.format);
    return found;
  },
});
