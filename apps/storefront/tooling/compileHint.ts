import type { Plugin } from 'vite';

/** Tells V8 to compile a whole file while it arrives. Heard only above everything else in the file. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** The part of a written file that decides. */
interface Written {
  type: string;
  code?: string;
  isDynamicEntry?: boolean;
}

/**
 * Has the files that pages begin with compiled beside the main thread. Otherwise V8 reads them through once, and again,
 * function by function, when each is first called: a tenth to a third of what a page does on the main thread to come to
 * life. Files that come on a press stay as they are. Browsers that do not know the hint read a comment.
 */
export function compileHint(): Plugin {
  return {
    name: 'crema:compile-hint',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    // Last: others put lines of their own first.
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => hintAll(Object.values(bundle)),
    },
  };
}

/** Puts the hint first in every script that is not asked for late. */
export function hintAll(files: readonly Written[]): void {
  for (const file of files)
    if (file.type === 'chunk' && !file.isDynamicEntry) file.code = `${HINT}${file.code ?? ''}`;
}
