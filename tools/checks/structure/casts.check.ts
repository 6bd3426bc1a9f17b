/**
 * One contract, used as it is: no `as unknown as` in the storefront, the back office and the API client and no types of answers copied
 * by hand there; elsewhere at most ten, each with a comment above it that says why.
 */
import { parseSync, type TSTypeParameterInstantiation, Visitor } from 'oxc-parser';
import { type File, type Finding, isTest, lineAt, main, projectFiles } from '../source/check.ts';
import { beyond, exceptionsOf } from '../source/exceptions.ts';

const MOST_ELSEWHERE = 10;
const BY_CONTRACT = /^(?:apps\/(?:storefront|admin)|packages\/api-client)\//;
const FEATURES = /^apps\/storefront\/app\/features\//;
/** Calls of the back office: what they answer is the contract's. */
const OFFICE_CALLS = /^apps\/admin\/app\/api\//;
const ANSWERS = new Set(['call', 'Promise']);
const OFFICE_TYPES = 'apps/admin/app/api/types.ts';
const COPIED = 'a type of an answer copied by hand: take it from @crema/api-client';

export function findCasts(files: File[]): Finding[] {
  const reasoned: Finding[] = [];
  const findings = files.flatMap((file) => {
    const { program, comments } = parseSync(file.path, file.text);
    const said = new Set(comments.map(({ end }) => lineAt(file.text, end)));
    const found: Finding[] = [];
    const add = (start: number, message: string): void => {
      found.push({ path: file.path, line: lineAt(file.text, start), message });
    };
    const addAnswer = (name: string, given?: TSTypeParameterInstantiation | null): void => {
      if (!OFFICE_CALLS.test(file.path) || !ANSWERS.has(name)) return;
      for (const { type, start } of given?.params ?? []) if (type === 'TSTypeLiteral') add(start, COPIED);
    };
    new Visitor({
      TSAsExpression({ expression, start, end }) {
        if (expression.type !== 'TSAsExpression' || expression.typeAnnotation.type !== 'TSUnknownKeyword')
          return;
        if (BY_CONTRACT.test(file.path))
          return add(start, 'as unknown as: use the type that the contract gives');
        const [first, last] = [lineAt(file.text, start), lineAt(file.text, end)];
        const above = [first - 1, ...range(first, last)].some((line) => said.has(line));
        if (!above) return add(start, 'as unknown as without a comment above it that says why');
        reasoned.push({
          path: file.path,
          line: first,
          message: `as unknown as: ${MOST_ELSEWHERE} are the most`,
        });
      },
      TSTypeReference({ typeName, typeArguments }) {
        if (typeName.type === 'Identifier') addAnswer(typeName.name, typeArguments);
      },
      CallExpression({ callee, typeArguments }) {
        if (callee.type === 'Identifier') addAnswer(callee.name, typeArguments);
      },
      TSTypeAliasDeclaration({ typeAnnotation, start }) {
        if (file.path === OFFICE_TYPES && typeAnnotation.type === 'TSTypeLiteral') add(start, COPIED);
      },
      TSInterfaceDeclaration({ id, start, extends: bases }) {
        if (FEATURES.test(file.path) && /^Api[A-Z]/.test(id.name))
          add(start, `${id.name}: take the type from @crema/api-client`);
        if (file.path === OFFICE_TYPES && bases.length === 0) add(start, COPIED);
      },
    }).visit(program);
    return found;
  });
  return [...findings, ...reasoned.slice(MOST_ELSEWHERE)];
}

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

main(import.meta, () =>
  beyond(
    findCasts(
      projectFiles(/^(?:apps|packages|examples|tools|bench|e2e|seed)\/.*\.tsx?$/).filter(
        ({ path }) => !isTest(path) && !/\/generated\//.test(path),
      ),
    ),
    exceptionsOf('casts'),
  ),
);
