/** Imports that are resolved once: in a tree of the shop’s shape, each file still gets what Node would give it. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crema-modules-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes files, by their paths, and runs the first of them; gives what it prints. */
function run(files: Record<string, string>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const hook = join(folder, 'apps/server/src/modules.ts');
  mkdirSync(dirname(hook), { recursive: true });
  cpSync(join(import.meta.dirname, 'modules.ts'), hook);
  const [first = ''] = Object.keys(files);
  return execFileSync(process.execPath, ['--import', hook, join(folder, first)], { encoding: 'utf8' }).trim();
}

const MODULE = '{ "type": "module" }';

test('two packages of ours that want different versions each get their own', () => {
  const said = run({
    'apps/one/deep/main.ts': `import { name } from 'part'; import { other } from '../../two/index.ts'; console.log(name, other);`,
    'apps/one/package.json': MODULE,
    'apps/two/index.ts': `export { name as other } from 'part';`,
    'apps/two/package.json': MODULE,
    'apps/two/node_modules/part/package.json': '{ "type": "module", "exports": "./index.js" }',
    'apps/two/node_modules/part/index.js': `export const name = 'nested';`,
    'node_modules/part/package.json': '{ "type": "module", "exports": "./index.js" }',
    'node_modules/part/index.js': `export const name = 'shared';`,
  });
  expect(said).toBe('shared nested');
});

test('a package that is installed inside one of ours is what its own manifest says', () => {
  const said = run({
    'apps/one/main.js': `import { a } from './a.js'; import part from 'part'; console.log(a, part.name);`,
    'apps/one/a.js': 'export const a = 1;',
    'apps/one/package.json': MODULE,
    'apps/one/node_modules/part/package.json': '{ "exports": "./index.mjs" }',
    'apps/one/node_modules/part/index.mjs': `import b from './b.js'; export default b;`,
    'apps/one/node_modules/part/b.js': `module.exports = { name: 'common' };`,
  });
  expect(said).toBe('1 common');
});
