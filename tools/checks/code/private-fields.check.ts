/**
 * No file names what React, the router, Fastify or Node keep to themselves: their next release may call it something else,
 * or not have it.
 */
import { type File, type Finding, main, matches, projectFiles } from '../source/check.ts';

// Put together here, so that this file does not name them itself.
const whole = (start: string, ...names: string[]): string =>
  `(?<![\\w$])${start}(?:${names.join('|')})(?!\\w)`;

const PRIVATE: readonly (readonly [owner: string, names: RegExp])[] = [
  [
    'React',
    new RegExp(
      [
        `_${'_react'}(?!Router)\\w*`,
        `__${'(?:CLIENT|SERVER|SECRET)_INTERNALS'}\\w*`,
        whole('_', 'reactInternals', 'reactInternalFiber', 'reactRootContainer'),
        whole('', 'memoized' + 'State', 'memoized' + 'Props', 'pending' + 'Props', 'pending' + 'Lanes'),
        `\\breact(?:-dom)?/${'cjs'}/`,
      ].join('|'),
      'g',
    ),
  ],
  [
    'the router',
    new RegExp(
      [
        `_${'_reactRouter'}\\w*`,
        `_${'_staticRouter'}\\w*`,
        `UN${'SAFE_'}\\w*`,
        `\\breact-router/${'dist'}/`,
      ].join('|'),
      'g',
    ),
  ],
  ['Fastify', new RegExp([`Symbol(?:\\.for)?\\(['"\`]${'fastify'}`, `\\bfastify/${'lib'}/`].join('|'), 'g')],
  [
    'Node',
    new RegExp(
      [
        `\\bprocess\\.${'binding'}\\b`,
        whole('_', 'getActiveHandles', 'getActiveRequests', 'linkedBinding'),
        `\\.${whole('_', 'events', 'eventsCount', 'handle', 'httpMessage', 'load', 'resolveFilename')}`,
        `['"\`]_${'(?:events|eventsCount|handle|httpMessage)'}['"\`]`,
        whole('_', 'readableState', 'writableState', 'closeFlag', 'flushFlag'),
      ].join('|'),
      'g',
    ),
  ],
];

export function findPrivateFields(files: File[]): Finding[] {
  return files.flatMap((file) =>
    PRIVATE.flatMap(([owner, names]) =>
      matches(file, names, ([name]) => `${name} is private to ${owner}: take a public way`),
    ),
  );
}

main(import.meta, () => findPrivateFields(projectFiles(/\.([cm]?[jt]sx?|html)$/)));
