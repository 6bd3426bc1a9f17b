/** What customers read is plain: docs/words.md lists sentences that are refused, each with what to say instead. */
import { type File, type Finding, lineAt, main, projectFiles } from '../source/check.ts';
import { stringsIn } from '../source/strings.ts';

const WORDS = 'docs/words.md';
/** Sentences of the engine that people read, the storefront's messages, and what the demo's editors wrote. */
const READ =
  /^apps\/(?:commerce\/src\/.*\.(?:messages|errors|emails|presenter)\.ts|(?:storefront|admin)\/.*\/messages\/(?:en|fr)\/.*\.json)$|^seed\/(?:content|categories)\/.*\.json$/;
/** A row `| “old words” | new words |`. */
const ROW = /^\| “([^”]+)” *\| ([^|]+)\|$/gm;
/** French takes a no-break space here; a plain one lets the sign fall onto the next line. */
const LOOSE_SIGN = / [:%»](?=[\s.,;<"]|$)|« /;

/** The refused sentences of the table in `docs/words.md`, lower case, with their replacement. */
export const refusedIn = (page: string): Map<string, string> =>
  new Map([...page.matchAll(ROW)].map(([, old = '', better = '']) => [old.toLowerCase(), better.trim()]));

/** @param files TypeScript and JSON that people read. */
export function findUnplainWords(files: File[], refused: ReadonlyMap<string, string>): Finding[] {
  return files.flatMap((file) =>
    textsOf(file).flatMap(({ text, line }) => {
      const read = text.toLowerCase();
      const found = [...refused]
        .filter(([old]) => read.includes(old))
        .map(([old, better]) => `“${old}”: say ${better} (${WORDS})`);
      const loose = file.path.includes('/messages/fr/') && LOOSE_SIGN.test(text);
      return [...found, ...(loose ? ['a plain space beside a sign: French takes a no-break space'] : [])].map(
        (message) => ({ path: file.path, line, message }),
      );
    }),
  );
}

/** What is quoted in a file: the strings of a program, the lines of JSON. */
function textsOf(file: File): { text: string; line: number }[] {
  if (file.path.endsWith('.json'))
    return file.text.split('\n').map((one, index) => ({ text: one, line: index + 1 }));
  return stringsIn(file).map(({ text, at }) => ({ text, line: lineAt(file.text, at) }));
}

main(import.meta, () => {
  const [page] = projectFiles(/^docs\/words\.md$/);
  const refused = refusedIn(page?.text ?? '');
  if (refused.size === 0) return [{ path: WORDS, line: 1, message: 'has no refused sentences any more' }];
  return findUnplainWords(projectFiles(READ), refused);
});
