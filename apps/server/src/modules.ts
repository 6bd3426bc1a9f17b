/**
 * Loaded ahead of the shop (`--import`). Node parses a package's manifest anew for each of its modules; drizzle-orm's has
 * 179 kB and some two hundred modules follow, a fifth of the whole start. Inside that package a relative name needs no
 * manifest.
 */
import { registerHooks } from 'node:module';

const DRIZZLE = '/node_modules/drizzle-orm/';

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context;
    return specifier.startsWith('.') && parentURL?.includes(DRIZZLE) && parentURL.endsWith('.js')
      ? { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
      : next(specifier, context);
  },
});
