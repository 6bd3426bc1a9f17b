/**
 * No regular expression of the shop takes more than linear time in the length of its text: what it reads comes from anybody,
 * and one that backtracks holds everybody else up. `recheck` judges each expression once.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { check } from 'recheck';
import { type File, type Finding, isTest, lineAt, main, projectFiles, root } from '../source/check.ts';

/** Expressions that may be slow, each with the reason why nobody can make them so. */
const ALLOWED: Record<string, string> = {
  '/[\\s,;:–-]+$/': 'the end of a summary, which is at most 180 characters',
  '/<link rel="stylesheet"[^>]*>/':
    'reads the head that the router writes; what a request says is escaped in it',
  '/<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g': 'the same',
};

interface Expression {
  source: string;
  flags: string;
  path: string;
  line: number;
}

/** What is wrong with an expression; an empty text: nothing. By `/source/flags`. */
type Verdicts = Record<string, string>;

const nameOf = ({ source, flags }: Pick<Expression, 'source' | 'flags'>): string => `/${source}/${flags}`;

/** Every expression that is written out: as a literal, or as a text in `new RegExp`. */
export function expressionsOf(files: File[]): Expression[] {
  return files.flatMap((file) => {
    const found: Expression[] = [];
    const add = (start: number, source: string, flags: string): void =>
      void found.push({ source, flags, path: file.path, line: lineAt(file.text, start) });
    new Visitor({
      Literal(node) {
        if ('regex' in node) add(node.start, node.regex.pattern, node.regex.flags);
      },
      NewExpression({ callee, arguments: [source, flags], start }) {
        if (callee.type !== 'Identifier' || callee.name !== 'RegExp' || source?.type !== 'Literal') return;
        if (typeof source.value !== 'string') return;
        const given = flags?.type === 'Literal' && typeof flags.value === 'string' ? flags.value : '';
        add(start, source.value, given);
      },
    }).visit(parseSync(file.path, file.text).program);
    return found;
  });
}

/** Expressions that can be made slow. `known` is added to, so that none is looked at twice. */
export async function findSlowExpressions(files: File[], known: Verdicts = {}): Promise<Finding[]> {
  const expressions = expressionsOf(files);
  const open = [...new Map(expressions.map((one) => [nameOf(one), one])).values()].filter(
    (one) => known[nameOf(one)] === undefined,
  );
  const judge = async (): Promise<void> => {
    for (let one = open.pop(); one; one = open.pop()) known[nameOf(one)] = await verdictOf(one);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, judge));
  return expressions.flatMap((one) => {
    const verdict = known[nameOf(one)];
    if (!verdict || ALLOWED[nameOf(one)]) return [];
    return [{ path: one.path, line: one.line, message: `${nameOf(one)} ${verdict}` }];
  });
}

async function verdictOf({ source, flags }: Expression): Promise<string> {
  // Indices cost a constant factor, and the library does not know the flag.
  const result = await check(source, flags.replace('d', ''), { timeout: 20_000 });
  if (result.status === 'safe') return '';
  if (result.status === 'unknown') return `could not be judged: ${result.error.kind}`;
  return `takes ${result.complexity.summary} time, for example with ${result.attack.pattern.slice(0, 200)}`;
}

/** What shoppers' and operators' requests, files and mails reach. Tools and proofs read what this project itself wrote. */
const SHOP = /^(apps|packages)\/(?!storefront\/tooling\/|testing\/).*\.tsx?$/;
/** Expressions that were judged and may stay, one a line: to judge one takes seconds, and the same answer is wanted everywhere. */
const JUDGED = 'tools/checks/code/expressions.judged.txt';
const JUDGE = '--judge';

/**
 * Expressions of files that `judged` does not name. Changing one means judging it.
 *
 * @param judged lines of the file of judged expressions.
 */
export function findUnjudged(files: File[], judged: readonly string[]): Finding[] {
  const known = new Set(judged);
  return expressionsOf(files)
    .filter((one) => !known.has(nameOf(one)))
    .map((one) => ({
      path: one.path,
      line: one.line,
      message: `${nameOf(one)} is not judged yet: run node tools/checks/code/expressions.check.ts ${JUDGE}`,
    }));
}

if (import.meta.main) {
  const files = projectFiles(SHOP).filter(({ path }) => !isTest(path) && !path.includes('/generated/'));
  const judged = readFileSync(join(root, JUDGED), 'utf8').split('\n').filter(Boolean);
  if (process.argv.includes(JUDGE)) {
    const slow = await findSlowExpressions(files, Object.fromEntries(judged.map((name) => [name, ''])));
    const bad = new Set(slow.map(({ message }) => message.split(' takes ')[0]?.split(' could not be ')[0]));
    const names = [...new Set(expressionsOf(files).map(nameOf))].filter((name) => !bad.has(name)).sort();
    writeFileSync(join(root, JUDGED), `${names.join('\n')}\n`);
    main(import.meta, () => slow);
  } else main(import.meta, () => findUnjudged(files, judged));
}
