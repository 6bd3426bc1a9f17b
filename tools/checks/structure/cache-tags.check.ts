/**
 * `Cache-Tag` lets caches keep an answer until a change drops it. What answers from memory is behind for a moment after the drop, and
 * an answer of that moment would be kept until the next change: whoever writes the header says that too, once for all answers of one
 * memory. Others call `catalog.beginAnswer`.
 */
import { type File, type Finding, isTest, main, matches, projectFiles } from '../source/check.ts';

const WRITERS = new Set([
  'apps/commerce/src/domains/catalog/reply/reply.presenter.ts',
  'apps/commerce/src/domains/content/content.routes.ts',
]);

export const findCacheTags = (files: File[]): Finding[] =>
  files
    .filter(({ path }) => !WRITERS.has(path))
    .flatMap((file) =>
      matches(
        file,
        /'cache-tag'/gi,
        () => 'Cache-Tag is written by the memory that answers: catalog.beginAnswer',
      ),
    );

main(import.meta, () =>
  findCacheTags(projectFiles(/^(apps\/commerce\/src|examples)\/.*\.ts$/).filter(({ path }) => !isTest(path))),
);
