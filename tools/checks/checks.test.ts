/** Each check shown to fail on what it is there to catch, and to leave alone what it should. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Finding, root } from './check.ts';
import { findSystemTime } from './clock.check.ts';
import { findDrift } from './contract.check.ts';
import { findEmoji } from './emoji.check.ts';
import { findLongFiles } from './file-size.check.ts';
import { findDrawers } from './folder-names.check.ts';
import { findDeadLinks } from './links.check.ts';
import { findRegistryHosts } from './registry-hosts.check.ts';
import { findUnread } from './settings.check.ts';
import { findRawColours, findStyleAttributes } from './styling.check.ts';
import { findSuppressions } from './suppressions.check.ts';
import { findMissingTranslations } from './translations.check.ts';

const file = (path: string, text: string) => ({ path, text });
/** Rules that the project's linter configuration finds broken in a file, in a folder of its own. */
function linted(text: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'crema-lint-'));
  try {
    const { vcs: _, $schema: __, ...config } = JSON.parse(readFileSync(`${root}biome.json`, 'utf8'));
    writeFileSync(join(folder, 'biome.json'), JSON.stringify(config));
    writeFileSync(join(folder, 'case.ts'), text);
    const args = ['lint', '--colors=off', 'case.ts'];
    const { stdout, stderr } = spawnSync(`${root}node_modules/.bin/biome`, args, {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stdout + stderr).toContain('Checked 1 file');
    return [...`${stdout}${stderr}`.matchAll(/^case\.ts:\S+ lint\/(\S+)/gm)].map(([, rule = '']) => rule);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const found = (findings: Finding[]): string[] => findings.map(({ path, line }) => `${path}:${line}`);

test('clock: asking the system for the time is found, a given time is not', () => {
  const text = [
    'const a = Date.now();',
    'const b = new Date();',
    '[].map(Date.now);',
    'const c = Date();',
    "const fine = new Date('2027-01-04') ?? new Date(clock.now());",
    '// Date.now() in a comment, and in "Date.now()"',
  ].join('\n');
  expect(found(findSystemTime([file('a.ts', text)]))).toEqual(['a.ts:1', 'a.ts:2', 'a.ts:3', 'a.ts:4']);
});

test('contract: types that differ from what the engine publishes are found where they do', () => {
  expect(findDrift('a\nb\n', 'a\nb\n', 'schema.d.ts')).toEqual([]);
  expect(found(findDrift('a\nb\n', 'a\nc\n', 'schema.d.ts'))).toEqual([
    expect.stringMatching(/schema\.d\.ts:2$/),
  ]);
  expect(findDrift('a\n', 'a\nb\n', 'schema.d.ts')).toHaveLength(1);
});

test('emoji: a typed icon is found, letters, digits and signs are not', () => {
  const coffee = String.fromCodePoint(0x2615);
  expect(found(findEmoji([file('a.tsx', `<p>Crème brûlée 12 oz © ™ ×</p>\n<p>${coffee}</p>`)]))).toEqual([
    'a.tsx:2',
  ]);
});

test('file size: 350 lines pass, 351 do not', () => {
  expect(findLongFiles([file('a.ts', 'x\n'.repeat(350))])).toEqual([]);
  expect(found(findLongFiles([file('a.ts', 'x\n'.repeat(351))]))).toEqual(['a.ts:351']);
});

test('folder names: a drawer for odds and ends is found at any depth', () => {
  const paths = ['apps/a/utils/b.ts', 'lib/c.ts', 'apps/calibre/d.ts', 'apps/a/common.ts'];
  expect(found(findDrawers(paths))).toEqual(['apps/a/utils/b.ts:1', 'lib/c.ts:1']);
});

test('links: dead links, dead anchors and paths that are not there are found', () => {
  const read = (path: string) => ({ 'docs/b.md': '# One thing\n## L’été, (bis)', 'apps/server': '' })[path];
  const text = [
    '[good](b.md) [heading](b.md#one-thing) [accents](b.md#lété-bis) [outside](https://example.com) `apps/server/`',
    '[dead](c.md)',
    '[anchor](b.md#two)',
    'see `apps/nowhere/x.ts`',
    '[own](#top)',
  ].join('\n');
  const dead = findDeadLinks([file('docs/a.md', text)], read);
  expect(found(dead).sort()).toEqual(['docs/a.md:2', 'docs/a.md:3', 'docs/a.md:4', 'docs/a.md:5']);
});

test('registry hosts: a host by name and a download address in the lock file are found', () => {
  const host = ['registry', 'npmjs', 'org'].join('.');
  expect(found(findRegistryHosts([file('a.md', `x\nfrom ${host}`)]))).toEqual(['a.md:2']);
  const lock = '{\n"resolved": "https://mirror.example/a.tgz",\n"resolved": "packages/brands"\n}';
  expect(found(findRegistryHosts([file('package-lock.json', lock)]))).toEqual(['package-lock.json:2']);
});

describe('styling', () => {
  test('raw colours in components and style sheets are found, tokens and anchors are not', () => {
    const tsx = [
      '<a href="#basket" className="bg-accent text-ink border-line">&#39;</a>;',
      '<i className="hover:bg-red-500" />;',
      "const ink = '#2b1d14';",
      'const shade = `rgba(0 0 0 / 50%)`;',
      '<b className="text-white" />;',
    ].join('\n');
    expect(found(findRawColours([file('a.tsx', tsx)]))).toEqual(['a.tsx:2', 'a.tsx:3', 'a.tsx:4', 'a.tsx:5']);
    const css = '/* #fff */\n.a { color: var(--ink) }\n.b { color: #fff }\n.c { color: oklch(50% 0 0) }';
    expect(found(findRawColours([file('a.css', css)]))).toEqual(['a.css:3', 'a.css:4']);
  });

  test('a style attribute is found', () => {
    const tsx = '<p className="a" />;\n<p style={{ width }} />;\n<Chart styleName="x" />;';
    expect(found(findStyleAttributes([file('a.tsx', tsx)]))).toEqual(['a.tsx:2']);
  });
});

describe('no any', () => {
  test('any and the comments that hide it are found', () => {
    const text = [
      'const a: any = 1;',
      'const b = c as any;',
      '// @ts-ignore',
      '// @ts-expect-error',
      '// @ts-expect-error the library types this as never',
      '// biome-ignore lint/suspicious/noExplicitAny: because',
      "const fine = 'any' as unknown; // any",
    ].join('\n');
    const lines = found(findSuppressions([file('a.ts', text)]));
    expect(lines.sort()).toEqual(['a.ts:1', 'a.ts:2', 'a.ts:3', 'a.ts:4', 'a.ts:6']);
  });

  test('the linter refuses any and a promise that nobody waits for', () => {
    expect(linted('export const a = 1;\n')).toEqual([]);
    expect(linted('export const a: any = 1;\n')).toEqual(['suspicious/noExplicitAny']);
    const floating = 'async function f() {}\nexport function g() {\n  f();\n}\n';
    expect(linted(floating)).toEqual(['nursery/noFloatingPromises']);
  });
});

test('settings: a key of a seed, a message or a default that no code reads is found, one that is read is not', () => {
  const entry = (...keys: string[]) => ({ entry: keys.map((key) => ({ key, value: 1 })) });
  const seed = file(
    'seed/content/usb2c/site-config.json',
    JSON.stringify(
      { siteConfigurations: entry('pageSize', 'quiz.days', 'nobo.days'), messageItems: entry('cart.empty') },
      null,
      1,
    ),
  );
  const defaults = file('apps/commerce/src/site-configuration.ts', 'pageSize: 24,\nforgotten: 3,');
  const code = [
    file('apps/a/src/a.ts', "const { pageSize } = rules;\n// forgotten, 'quiz.days'\nrules['nobo.days'];"),
    file('apps/a/src/settingNames.ts', "['forgotten', 'cart.empty']"),
  ];
  const findings = findUnread([seed, defaults], code, ['pageSize', 'forgotten']);
  expect(findings.map(({ path, message }) => `${path.split('/').at(-1)} ${message}`)).toEqual([
    'site-config.json no code reads the setting quiz.days',
    'site-config.json no code reads the setting cart.empty',
    'site-configuration.ts no code reads the setting forgotten',
  ]);
  expect(found(findings).at(-1)).toBe('apps/commerce/src/site-configuration.ts:2');
});

test('translations: a key in one language only and an empty message are found', () => {
  const en = file(
    'm/messages/en/a.json',
    '{\n"add": "Add",\n"cart": { "empty": "Empty", "title": "Cart" }\n}',
  );
  const fr = file('m/messages/fr/a.json', '{\n"add": "",\n"cart": { "empty": "Vide" },\n"more": "Plus"\n}');
  const messages = findMissingTranslations([en, fr]).map(({ path, message }) => `${path} ${message}`);
  expect(messages.sort()).toEqual([
    'm/messages/en/a.json cart.title is missing in fr',
    'm/messages/fr/a.json add is empty',
    'm/messages/fr/a.json more is missing in en',
  ]);
  expect(findMissingTranslations([file('m/messages/en/b.json', '{"only": "English"}')])).toHaveLength(1);
});
