import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
// Inside the tree, so that it finds the installed packages.
const folder = mkdtempSync(join(root, 'node_modules/.strict-console-'));
afterAll(() => rmSync(folder, { recursive: true }));

function runs(body: string): boolean {
  const setup = join(root, 'packages/testing/src/strict-console.ts');
  writeFileSync(
    join(folder, 'vitest.config.mjs'),
    `export default { test: { setupFiles: [${JSON.stringify(setup)}], include: ['*.case.mjs'], exclude: [] } }`,
  );
  writeFileSync(
    join(folder, 'a.case.mjs'),
    `import { expect, test, vi } from 'vitest';\ntest('case', () => { ${body} });`,
  );
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const env = { PATH: process.env.PATH };
  return spawnSync(process.execPath, [vitest, 'run', '--root', folder], { env }).status === 0;
}

test('a test that leaves console output fails, one that expects it passes', () => {
  expect(runs(`expect(1).toBe(1);`)).toBe(true);
  expect(runs(`console.warn('left over');`)).toBe(false);
  expect(runs(`console.error('left over');`)).toBe(false);
  expect(
    runs(
      `const spy = vi.spyOn(console, 'error').mockReturnValue(); console.error('x'); expect(spy).toHaveBeenCalled(); spy.mockRestore();`,
    ),
  ).toBe(true);
});
