import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from './process.mjs';
import { buildFolder } from './storefront.mjs';

/** What a shop's process is given, wherever it is started from. What is set already stays. */
export function shopEnvironment() {
  return {
    NODE_ENV: 'production',
    // glibc keeps a pool of memory for each of many threads, of which the shop needs two, and keeps what was freed: here what is larger than 128 kB, as a page's text, goes back at once. A list's text is smaller: memory new from the kernel would cost each answer a tenth of a millisecond.
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '2097152',
    // Some five hundred modules without types and compiled, once for every start.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/crema-modules'),
    STOREFRONT_BUILD: join(root, 'apps/storefront', buildFolder),
    ...process.env,
  };
}

/** Node's arguments for a program in TypeScript that loads the engine, with what makes it start faster. */
export const programArguments = (program, ...args) => [
  '--import',
  join(root, 'apps/server/src/modules.ts'),
  program,
  ...args,
];

/** Node's arguments for a shop's process, wherever it is started from. */
export function shopArguments(entry = 'apps/server/src/main.ts') {
  // V8's own threads (compiling, collecting) would compete with the thread that serves: they run on the other processors.
  const pool = Math.min(4, Math.max(1, availableParallelism() - 1));
  return [`--v8-pool-size=${pool}`, ...programArguments(entry)];
}
