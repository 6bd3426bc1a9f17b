/**
 * An action of the storefront has one declaration: its type is written once, in `createAction`, a slice's reducers or the
 * name of an area, and who listens imports that. What matches types by their text is renamed past without anybody noticing.
 */
import { type CallExpression, type Expression, parseSync, Visitor } from 'oxc-parser';
import { type File, type Finding, isTest, lineAt, main, projectFiles } from '../source/check.ts';

/** Where the type of an action is written. */
interface Written {
  type: string;
  path: string;
  line: number;
}

/** What an area of `createArea` dispatches, unless it is given as one of its `actions`. */
const AREA_STEPS = ['begin', 'success', 'error', 'reset'];
/** Methods of an expression that take a text, and of a text that look at its parts. */
const OF_EXPRESSION = new Set(['test', 'exec']);
const OF_TEXT = new Set(['match', 'matchAll', 'search', 'startsWith', 'endsWith', 'includes', 'indexOf']);

/** Where an action is declared that more than one part knows: of two declarations, this one stays. */
const EVENTS = 'apps/storefront/app/platform/events.ts';

export function findEventFaults(files: File[]): Finding[] {
  const [shared, others] = [files.filter(isShared), files.filter((file) => !isShared(file))];
  const read = [...shared, ...others].map(readFile);
  const declared = read.flatMap(({ declarations }) => declarations);
  const first = new Map<string, Written>();
  const repeated: Finding[] = [];
  for (const { type, path, line } of declared) {
    const earlier = first.get(type);
    if (!earlier) first.set(type, { type, path, line });
    else {
      const message = `the action ${type} is declared a second time: import it from ${earlier.path}`;
      repeated.push({ path, line, message });
    }
  }
  const copied = read.flatMap(({ texts }) =>
    texts.flatMap(({ type, path, line }) => {
      const owner = first.get(type);
      if (!owner) return [];
      const message = `the type ${type} is copied: import the action from ${owner.path}`;
      return [{ path, line, message }];
    }),
  );
  return [...repeated, ...copied, ...read.flatMap(({ guesses }) => guesses)];
}

const isShared = ({ path }: File): boolean => path === EVENTS;

/** Declarations of a file, its other texts, and where it looks at parts of an action's type. */
function readFile({ path, text }: File): { declarations: Written[]; texts: Written[]; guesses: Finding[] } {
  const declarations: Written[] = [];
  const texts: Written[] = [];
  const guesses: Finding[] = [];
  const declaring = new Set<number>();
  const written = (type: string, start: number): Written => ({ type, path, line: lineAt(text, start) });
  new Visitor({
    CallExpression(call) {
      for (const { type, start } of declaredBy(call)) {
        declaring.add(start);
        declarations.push(written(type, start));
      }
      if (looksAtType(call)) {
        const message = 'an action is matched by a part of its type: use the action’s own match, or isAnyOf';
        guesses.push({ path, line: lineAt(text, call.start), message });
      }
    },
    Literal({ value, start }) {
      if (typeof value === 'string' && !declaring.has(start)) texts.push(written(value, start));
    },
    TemplateLiteral({ quasis, start }) {
      const [only, ...more] = quasis;
      if (only?.value.cooked && more.length === 0 && !declaring.has(start))
        texts.push(written(only.value.cooked, start));
    },
  }).visit(parseSync(path, text).program);
  return { declarations, texts, guesses };
}

/** The types that a call declares, each with the place that says it. */
function declaredBy({ callee, arguments: given }: CallExpression): { type: string; start: number }[] {
  const [argument] = given;
  if (callee.type !== 'Identifier' || !argument || argument.type === 'SpreadElement') return [];
  if (callee.name === 'createAction') {
    const type = textOf(argument);
    return type === undefined ? [] : [{ type, start: argument.start }];
  }
  const name = textOf(memberOf(argument, 'name'));
  if (name === undefined) return [];
  if (callee.name === 'createSlice') {
    return keysOf(memberOf(argument, 'reducers')).map(({ key, start }) => ({
      type: `${name}/${key}`,
      start,
    }));
  }
  if (callee.name !== 'createArea') return [];
  const elsewhere = new Set(keysOf(memberOf(argument, 'actions')).map(({ key }) => key));
  return AREA_STEPS.filter((step) => !elsewhere.has(step)).map((step) => ({
    type: `${name}/${step}`,
    start: argument.start,
  }));
}

/** Whether a call reads parts of an action's type: by an expression, or by a text's own methods. */
function looksAtType({ callee, arguments: [given] }: CallExpression): boolean {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  const method = callee.property.name;
  if (OF_EXPRESSION.has(method))
    return given !== undefined && given.type !== 'SpreadElement' && isType(given);
  return OF_TEXT.has(method) && isType(callee.object);
}

/** `action.type`, of whatever is called an action, and `type` taken out of one. */
function isType(node: Expression): boolean {
  if (node.type === 'ChainExpression') return isType(node.expression);
  if (node.type === 'Identifier') return node.name === 'type';
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return false;
  const { object, property } = node;
  return property.name === 'type' && object.type === 'Identifier' && /action$/i.test(object.name);
}

function textOf(node: Expression | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.quasis.length === 1)
    return node.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}

/** The value of a member of an object that is written out. */
function memberOf(node: Expression, name: string): Expression | undefined {
  if (node.type !== 'ObjectExpression') return undefined;
  for (const member of node.properties) {
    if (member.type === 'Property' && member.key.type === 'Identifier' && member.key.name === name)
      return member.value;
  }
  return undefined;
}

/** The names of an object's members, and where they stand. */
function keysOf(node: Expression | undefined): { key: string; start: number }[] {
  if (node?.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((member) =>
    member.type === 'Property' && member.key.type === 'Identifier'
      ? [{ key: member.key.name, start: member.start }]
      : [],
  );
}

const STOREFRONT = /^apps\/storefront\/app\/.*\.tsx?$/;

main(import.meta, () =>
  findEventFaults(
    projectFiles(STOREFRONT).filter(({ path }) => !isTest(path) && !path.includes('/generated/')),
  ),
);
