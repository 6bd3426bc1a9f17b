import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogCheck } from './catalog.command.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'crema-catalog-'));
  writeFileSync(join(folder, 'few.csv'), 'Handle,Title,Variant Price\na,A,1.00\n');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What is said before there is an engine. */
const check = async (...args: string[]) => {
  let said = '';
  const code = await catalogCheck(args, {
    cwd: folder,
    signal: new AbortController().signal,
    out: async () => {},
    err: async (text) => {
      said += text;
    },
    progress: () => {},
  });
  return { code, said: said.replaceAll(folder, 'HERE') };
};
const IMPORT = ['import', 'few.csv', '--site', 'usb2c'];
const EXPORT = ['export', '--site', 'usb2c'];

test.each([
  [[...IMPORT, '--stock', '-5'], '--stock is a whole number from 0 on, or file. (--help shows how.)'],
  [
    [...IMPORT, '--stock', '5', '--stock', '6'],
    '--stock is a whole number from 0 on, or file. (--help shows how.)',
  ],
  [['import', 'few.csv'], '--site is usb2c, cab2c, usafh. (--help shows how.)'],
  [['import', 'nowhere.csv', '--site', 'usb2c'], 'There is no file HERE/nowhere.csv.'],
  [[...EXPORT, '--format', 'xlsx'], '--format is native-json, native-csv, shopify-csv. (--help shows how.)'],
  [['import', 'few.csv', '--site', '--dry-run'], '--site needs a value. (--help shows how.)'],
  [[...EXPORT, '--out', 'gone/a.json'], 'There is no folder HERE/gone to write to.'],
  [[...EXPORT, '--out', 'few.csv/a.json'], 'There is no folder HERE/few.csv to write to.'],
  [[...EXPORT, '--out', '.'], 'HERE is a folder: --out names a file.'],
])('%j is refused at once, in one sentence', async (args, sentence) => {
  expect(await check(...args)).toEqual({ code: 1, said: `${sentence}\n` });
});

test('what is right is left to the engine', async () => {
  const both = [...IMPORT, '--stock', 'file', '--stock', '5', '--replace'];
  for (const args of [IMPORT, [...IMPORT, '--stock', '5'], both, EXPORT, [...EXPORT, '--out', 'few.csv']]) {
    expect(await check(...args)).toEqual({ code: undefined, said: '' });
  }
});
