/**
 * Setup file of every test: what the code under test says through `console.error` or `console.warn` fails the
 * test. A test that expects it takes the method over with `vi.spyOn(console, 'error')`.
 */
import { format } from 'node:util';
import { afterEach } from 'vitest';

const said: string[] = [];
for (const method of ['error', 'warn'] as const) {
  console[method] = (...values: unknown[]) => {
    said.push(`console.${method}: ${format(...values)}`);
  };
}

afterEach(() => {
  const lines = said.splice(0);
  if (lines.length > 0) throw new Error(`Stray console output:\n${lines.join('\n')}`);
});
