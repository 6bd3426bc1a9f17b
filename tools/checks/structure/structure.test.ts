/** Each check of the structure shown to fail on an example, and to leave alone what it should. */
import { expect, test } from 'vitest';
import type { Finding } from '../source/check.ts';
import { beyond } from '../source/exceptions.ts';
import { findCasts } from './casts.check.ts';
import { findLongFunctions } from './functions.check.ts';
import { findCrowdedRooms } from './rooms.check.ts';
import { findBuilders, findSharedCounts, findUnboundLimits } from './sql.check.ts';
import { findUnknownKinds, kindsOf } from './suffixes.check.ts';
import { findPrivateWords } from './words.check.ts';

const found = (findings: Finding[]): string[] => findings.map(({ path, line }) => `${path}:${line}`);
const lines = (count: number): string => 'x();\n'.repeat(count);

test('rooms: a sixteenth source file is found; tests, generated files and other folders do not count', () => {
  const room = (folder: string, count: number, ending = '.ts') =>
    Array.from({ length: count }, (_, index) => `${folder}/file${index}${ending}`);
  expect(found(findCrowdedRooms(room('apps/a/src', 16)))).toEqual(['apps/a/src:1']);
  expect(findCrowdedRooms([...room('apps/a/src', 15), ...room('apps/a/src/b', 15)])).toEqual([]);
  expect(findCrowdedRooms([...room('apps/a/src', 15), ...room('apps/a/src', 9, '.test.ts')])).toEqual([]);
  expect(findCrowdedRooms([...room('apps/a/generated', 20), ...room('docs', 20, '.md')])).toEqual([]);
});

test('suffixes: a kind that the table does not name is found, and two of them', () => {
  const kinds = kindsOf('| `<word>.rules.ts`      | decisions |\n| `<word>.service.ts` | what happens |');
  const domain = 'apps/commerce/src/domains/cart';
  const judge = (...names: string[]) =>
    findUnknownKinds(
      names.map((name) => `${domain}/${name}`),
      kinds,
    );
  expect(judge('cart.rules.ts', 'lines/merge.service.ts', 'index.ts', 'cart.db.test.ts')).toEqual([]);
  expect(judge('cart.helpers.ts', 'cart.merge.service.ts')).toHaveLength(2);
});

test('functions: one of a hundred lines is found, by its name, wherever it is written', () => {
  const text = [
    `function long() {\n${lines(98)}}`,
    `const arrow = () => {\n${lines(98)}};`,
    `const service = { method() {\n${lines(98)}} };`,
    `function fine() {\n${lines(97)}}`,
  ].join('\n');
  const findings = findLongFunctions([{ path: 'a.ts', text }]);
  expect(findings.map(({ message }) => message.split(' ')[0])).toEqual(['long', 'arrow', 'method']);
  expect(findings[0]?.message).toBe('long has 100 lines; 99 are the most');
});

test('casts: none by the contract; elsewhere each says why, and ten are the most', () => {
  const cast = 'const a = b as unknown as C;';
  const judge = (path: string, text: string) => found(findCasts([{ path, text }]));
  expect(judge('apps/storefront/app/ui/a.ts', `// Because.\n${cast}`)).toEqual([
    'apps/storefront/app/ui/a.ts:2',
  ]);
  expect(judge('packages/api-client/src/a.ts', cast)).toEqual(['packages/api-client/src/a.ts:1']);
  expect(judge('apps/commerce/src/a.ts', cast)).toEqual(['apps/commerce/src/a.ts:1']);
  expect(judge('apps/commerce/src/a.ts', `// Because.\n${cast}`)).toEqual([]);
  expect(judge('apps/commerce/src/a.ts', `// Because.\n${cast}\n`.repeat(11))).toEqual([
    'apps/commerce/src/a.ts:22',
  ]);
  const copied = 'interface ApiThing { code: string }';
  expect(judge('apps/storefront/app/features/a/a.ts', copied)).toHaveLength(1);
  expect(judge('apps/storefront/app/platform/a.ts', copied)).toEqual([]);
  const calls = 'apps/admin/app/api';
  expect(judge(`${calls}/a.ts`, 'const a = () => call<{ id: string }>("a");')).toHaveLength(1);
  expect(judge(`${calls}/a.ts`, 'const a = (): Promise<{ id: string }> => call("a");')).toHaveLength(1);
  expect(judge(`${calls}/a.ts`, 'const a = () => call<Me>("me");')).toEqual([]);
  expect(judge(`${calls}/types.ts`, copied)).toHaveLength(1);
  expect(judge(`${calls}/types.ts`, 'type Me = { email: string };')).toHaveLength(1);
  expect(judge(`${calls}/types.ts`, "type Me = Schemas['AdminMe'];")).toEqual([]);
});

test('words: a private word is found as an identifier and in the name of a file, but not in a text', () => {
  const text = 'const toldOf = x.passedOn;\nclass Workbench {}\nconst fine = "armour", retold = 1;';
  expect(found(findPrivateWords([{ path: 'a.ts', text }]))).toEqual(['a.ts:1', 'a.ts:1', 'a.ts:2']);
  expect(found(findPrivateWords([{ path: 'b/armour.ts', text: '' }]))).toEqual(['b/armour.ts:1']);
});

test('exceptions: what is named is left alone, and what nothing needs any more is found', () => {
  const finding = { path: 'a.ts', line: 7, message: 'is long' };
  expect(beyond([finding], ['a.ts is long'])).toEqual([]);
  expect(beyond([finding], [])).toEqual([finding]);
  expect(beyond([], ['a.ts is long'])).toHaveLength(1);
});

test('SQL: the query builder is found, over lines too; texts, and maps that delete, are not', () => {
  const judge = (text: string) => found(findBuilders([{ path: 'a.repository.ts', text }]));
  expect(judge('\nconst rows = await db.q.select().from(carts);\ndb.q.delete(carts);')).toEqual([
    'a.repository.ts:2',
  ]);
  expect(judge('await db.q\n  .insert(carts)\n  .values(row);')).toEqual(['a.repository.ts:1']);
  expect(judge('await db.rows(sql`select 1`);\nseen.delete(key);\nthis.q.execute(one);')).toEqual([]);
});

test('SQL: a change of what a subquery picks, locks and limits is found; of what is picked once is not', () => {
  const judge = (text: string) => found(findUnboundLimits([{ path: 'a.repository.ts', text }]));
  const pick = 'select id from a where at < $1\n order by at limit $2 for update skip locked';
  expect(judge(`db.rows(\nsql\`delete from a where id in (${pick})\`);`)).toEqual(['a.repository.ts:2']);
  expect(judge(`sql\`\n update a set x = 1 where id = (${pick}) returning id\``)).toHaveLength(1);
  expect(
    judge(`sql\`with due as materialized (${pick}) delete from a where id in (select id from due)\``),
  ).toEqual([]);
  expect(judge(`sql\`${pick}\`; sql\`delete from a where id in (select id from a limit 5)\``)).toEqual([]);
});

test('SQL: a spy that counts what a database is asked by whomever is found; one that does something else is not', () => {
  const judge = (text: string) => found(findSharedCounts([{ path: 'a.db.test.ts', text }]));
  expect(judge("const rows =\n  vi.spyOn(shop.commerce.platform.db, 'rows');")).toEqual(['a.db.test.ts:2']);
  expect(judge("[vi.spyOn(db, 'execute'), vi.spyOn(db, 'transaction')]")).toHaveLength(2);
  expect(judge("vi.spyOn(db, 'rows').mockImplementation(work);\nvi.spyOn(payments, 'charge');")).toEqual([]);
});
