import type { Plugin } from 'vite';

/** Tells V8 to compile a whole file while it arrives. Effective only as the first line. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Fields of an output file that decide. */
interface Written {
  type: string;
  code?: string;
  isDynamicEntry?: boolean;
}

/**
 * Lets browsers compile the files that pages begin with off the main thread. Otherwise V8 parses them once, and again,
 * function by function, at each first call: a tenth to a third of the main thread's time until hydration. Files that
 * are loaded later stay as they are. Browsers without the hint read a comment.
 */
export function compileHint(): Plugin {
  return {
    name: 'crema:compile-hint',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    // Runs last, because other plugins put lines of their own first.
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => hintAll(Object.values(bundle)),
    },
  };
}

/** Puts the hint first in every script that is not loaded lazily. */
export function hintAll(files: readonly Written[]): void {
  for (const file of files)
    if (file.type === 'chunk' && !file.isDynamicEntry) file.code = `${HINT}${file.code ?? ''}`;
}
