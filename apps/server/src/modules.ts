/**
 * Loaded ahead of the shop and of every command (`--import`). Node resolves each import of each module by itself and reads the
 * package's manifest for it, drizzle-orm's 130 kB of exports some hundred times: over a third of the processor time in which
 * the shop's modules are loaded, and 70 MB of memory. Here what a package of ours imports is resolved once, as all its
 * files find the same by a name; a package of others may hold packages of its own, and there it is once a folder.
 */
import { type ResolveHookSync, registerHooks } from 'node:module';

const ROOT = new URL('../../../', import.meta.url).href;
const OURS = /^(?:apps|packages|examples)\/[^/]+\//;
const ENDING = /\.(?:ts|js|mjs)$/;

/** The part of the tree around a file in which a name means the same to every file. */
function scopeOf(url: string): string {
  const path = url.startsWith(ROOT) ? url.slice(ROOT.length) : '';
  const [own] = path.includes('/node_modules/') ? [] : (OURS.exec(path) ?? []);
  return own ?? url.slice(0, url.lastIndexOf('/') + 1);
}

/** What kind of module the files of a scope with one ending are. */
const formats = new Map<string, string>();
/** What a scope's imports by name are. */
const named = new Map<string, ReturnType<ResolveHookSync>>();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL, conditions } = context;
    if (!parentURL || !conditions.includes('import')) return next(specifier, context);
    if (!specifier.startsWith('.')) {
      const key = `${scopeOf(parentURL)} ${specifier}`;
      const known = named.get(key);
      if (known) return { ...known, shortCircuit: true };
      const found = next(specifier, context);
      named.set(key, found);
      return found;
    }
    const { href } = new URL(specifier, parentURL);
    const [ending] = ENDING.exec(href) ?? [];
    if (!ending) return next(specifier, context);
    const key = scopeOf(href) + ending;
    const format = formats.get(key);
    if (format) return { url: href, format, shortCircuit: true };
    const found = next(specifier, context);
    // Not where the way leads through a link.
    if (found.format && found.url === href) formats.set(key, found.format);
    return found;
  },
});
