/** Each check shown to fail on what it is there to catch, and to leave alone what it should. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { count, SETTINGS, setting } from '../../packages/brands/src/settings/index.ts';
import { findSystemTime } from './code/clock.check.ts';
import { findDrift } from './code/contract.check.ts';
import { findEmoji } from './code/emoji.check.ts';
import { findEventFaults } from './code/events.check.ts';
import { findSlowExpressions, findUnjudged } from './code/expressions.check.ts';
import { findBareLimits, findEndlessWaits } from './code/limits.check.ts';
import { findUnplainWords, refusedIn } from './code/plain-words.check.ts';
import { findRegistryHosts } from './code/registry-hosts.check.ts';
import { findRefused, findUnread } from './code/settings.check.ts';
import { findRawColours, findStyleAttributes } from './code/styling.check.ts';
import { findSuppressions } from './code/suppressions.check.ts';
import { findMissingTranslations } from './code/translations.check.ts';
import { findUnknownVariables, findUnreadable, findUnroutedPaths } from './docs/deploy.check.ts';
import { findDeadLinks } from './docs/links.check.ts';
import { findMissingPaths } from './docs/paths.check.ts';
import { findStaleVariables, withVariables } from './docs/production-page.check.ts';
import { findStaleSettingsPage, settingsPage } from './docs/settings-page.check.ts';
import { type Finding, root } from './source/check.ts';
import { findCacheTags } from './structure/cache-tags.check.ts';
import { findLongFiles } from './structure/file-size.check.ts';
import { findDrawers } from './structure/folder-names.check.ts';

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

test('limits: an idle callback without a timeout is found', () => {
  const text = 'requestIdleCallback(ask, { timeout: 2000 });\nwindow.requestIdleCallback?.(ask);';
  expect(findEndlessWaits([{ path: 'apps/a.ts', text }]).map(({ line }) => line)).toEqual([2]);
});

test('limits: bare milliseconds are found, those of this machine are not', () => {
  const text = [
    "test('slow', async () => {}, 60_000);",
    "test.each([1])('slow', { timeout: 5000 }, async () => {});",
    'await vi.waitFor(() => expect(1).toBe(1), 10_000);',
    "test('fine', { timeout: patience(5000) }, async () => {}); afterAll(() => {}, patience(5));",
    'setTimeout(done, 100);',
    'await vi.waitFor(() => expect(1).toBe(1));',
    'await vi.waitUntil(() => isDone, { timeout: patience(5000) });',
  ].join('\n');
  expect(findBareLimits([{ path: 'a.test.ts', text }]).map(({ line }) => line)).toEqual([1, 2, 3, 6]);
});

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

test('cache tags: a header written beside the memory that answers is found', () => {
  const text = "reply.header('Cache-Tag', tags);";
  const files = ['reviews/reviews.routes.ts', 'content/content.routes.ts'].map((path) =>
    file(`apps/commerce/src/domains/${path}`, text),
  );
  expect(found(findCacheTags(files))).toEqual(['apps/commerce/src/domains/reviews/reviews.routes.ts:1']);
});

test('expressions: one that backtracks is found wherever it is written, and one that nobody judged', async () => {
  const text = ['const a = /^(a+)+$/;', "new RegExp('x+x+y');", 'const b = /^a+$/;'].join('\n');
  expect(found(await findSlowExpressions([file('a.ts', text)]))).toEqual(['a.ts:1', 'a.ts:2']);
  expect(found(findUnjudged([file('a.ts', text)], ['/^(a+)+$/', '/x+x+y/']))).toEqual(['a.ts:3']);
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

test('events: an action declared twice, a copied type and a pattern over types are found, an import is not', () => {
  const events = file(
    'apps/storefront/app/platform/events.ts',
    "export const placed = createAction<{ guid: string }>('orders/placed');\nexport const done = createAction('list/success');",
  );
  const good = [
    "import { done, placed } from '#app/platform/events.ts';",
    "createArea({ name: 'list', actions: { success: done } });",
    "createSlice({ name: 'panel', reducers: { opened: (state) => state } });",
    'builder.addCase(placed, (state) => state);',
    'const isOurs = isAnyOf(placed, done);',
    'const isBox = /^(checkbox|radio)$/.test(target.type);',
  ];
  expect(findEventFaults([events, file('apps/a.ts', good.join('\n'))])).toEqual([]);
  const bad = [
    "const placed = createAction('orders/placed');",
    'const again = createAction<string>(`orders/placed`);',
    "createSlice({ name: 'orders', reducers: { placed: (state) => state } });",
    "createArea({ name: 'list' });",
    "dispatch({ type: 'orders/placed', payload });",
    'if (type === `orders/placed`) count += 1;',
    'if (/^orders/.test(action.type)) count += 1;',
    "if (new RegExp('^orders').exec(someAction.type)) count += 1;",
    "addMatcher(({ type }) => type.startsWith('orders/'), react);",
    "if (action?.type.endsWith('/placed')) count += 1;",
    'if (action.type.match(/placed/)) count += 1;',
  ];
  // Before the events in the alphabet: what is shared stays all the same.
  const faults = findEventFaults([file('apps/a.ts', bad.join('\n')), events]);
  expect(found(faults).sort()).toEqual(bad.map((_, index) => `apps/a.ts:${index + 1}`).sort());
});

test('file size: 350 lines pass, 351 do not', () => {
  expect(findLongFiles([file('a.ts', 'x\n'.repeat(350))])).toEqual([]);
  expect(found(findLongFiles([file('a.ts', 'x\n'.repeat(351))]))).toEqual(['a.ts:351']);
});

test('folder names: a drawer for odds and ends is found at any depth', () => {
  const paths = ['apps/a/utils/b.ts', 'lib/c.ts', 'apps/calibre/d.ts', 'apps/a/common.ts'];
  expect(found(findDrawers(paths))).toEqual(['apps/a/utils/b.ts:1', 'lib/c.ts:1']);
});

test('links: dead links and dead anchors are found', () => {
  const read = (path: string) => ({ 'docs/b.md': '# One thing\n## L’été, (bis)', 'apps/server': '' })[path];
  const text = [
    '[good](b.md) [heading](b.md#one-thing) [accents](b.md#lété-bis) [outside](https://example.com)',
    '[dead](c.md)',
    '[anchor](b.md#two)',
    '[own](#top)',
  ].join('\n');
  const dead = findDeadLinks([file('docs/a.md', text)], read);
  expect(found(dead).sort()).toEqual(['docs/a.md:2', 'docs/a.md:3', 'docs/a.md:4']);
});

test('paths: a path that is not there is found, in whatever form it is named', () => {
  const paths = ['apps/server/src/main.ts', 'docs/decisions/0001-one.md', 'bench/prove/faults/faults.ts'];
  const good = [
    '`apps/server` `apps/server/src/` `apps/server/src/main.ts` `apps/server/src/main.ts:12` `src/gone.ts`',
    '`apps/**/*.ts` `bench/prove/<name>/faults.ts` `bench/{prove,sections}/faults/*` apps/gone.ts',
    '`apps/server/src/main.ts › starts` `apps/server/src/main.ts --help`',
  ];
  expect(findMissingPaths([file('docs/a.md', good.join('\n'))], paths)).toEqual([]);
  const bad = [
    '`apps/server/src/gone.ts`',
    '`apps/serve`',
    '`apps/*.ts`',
    '`bench/<name>/faults.ts`',
    '`docs/gone.md:1`',
    '`bench/prove/{silence,sizes}/faults.ts`',
    '`apps/gone.ts › title`',
  ];
  const missing = findMissingPaths([file('docs/a.md', bad.join('\n'))], paths);
  expect(found(missing)).toEqual(bad.map((_, line) => `docs/a.md:${line + 1}`));
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
  const defaults = file('packages/brands/src/settings/declared/selling.ts', 'pageSize: 24,\nforgotten: 3,');
  const code = [
    file('apps/a/src/a.ts', "const { pageSize } = rules;\n// forgotten, 'quiz.days'\nrules['nobo.days'];"),
    file('packages/brands/src/generated/names.ts', "['forgotten', 'cart.empty']"),
  ];
  const findings = findUnread([seed, defaults], code, ['pageSize', 'forgotten']);
  expect(findings.map(({ path, message }) => `${path.split('/').at(-1)} ${message}`)).toEqual([
    'site-config.json no code reads the setting quiz.days',
    'site-config.json no code reads the setting cart.empty',
    'selling.ts no code reads the setting forgotten',
  ]);
  expect(found(findings).at(-1)).toBe('packages/brands/src/settings/declared/selling.ts:2');
});

test('settings: what a seed sets and the declaration refuses is found', () => {
  const entry = [
    { key: 'pageSize', value: 12 },
    { key: 'shippingFee', value: 6.95 },
    { key: 'nothing', value: null },
  ];
  const seed = { siteConfigurations: { entry }, messageItems: { entry: [] } };
  const findings = findRefused([file('seed/content/usb2c/site-config.json', JSON.stringify(seed, null, 1))]);
  expect(findings.map(({ message }) => message)).toEqual([
    'shippingFee must be a whole number of cents, 0 or more, not 6.95',
  ]);
  expect(found(findings)).toEqual(['seed/content/usb2c/site-config.json:9']);
});

test('settings: a page that is not what the declarations say is found', () => {
  const page = settingsPage(SETTINGS);
  expect(findStaleSettingsPage(page)).toEqual([]);
  const toys = setting(count({ most: 9 }), {
    ...{ default: 2, sites: { usafh: 3 }, readBy: 'engine' },
    description: 'toys in a box',
  });
  const more = { ...SETTINGS, toys };
  expect(settingsPage(more)).toMatch(
    /\| `toys` +\| toys in a box +\| a whole number from 0 to 9 +\| `2`; usafh `3` /,
  );
  for (const text of [undefined, '', page.replace('`2900`', '`2901`')]) {
    expect(findStaleSettingsPage(text)).toHaveLength(1);
  }
  expect(findStaleSettingsPage(page, more)).toHaveLength(1);
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

test('plain words: a refused sentence is found in messages and in strings, and a loose sign in French', () => {
  const refused = refusedIn(
    '| refused      | but     |\n| ------------ | ------- |\n| “Used first” | Default |\n',
  );
  expect([...refused]).toEqual([['used first', 'Default']]);
  const found = (path: string, text: string) =>
    findUnplainWords([file(path, text)], refused).map(({ line, message }) => `${line} ${message}`);
  const said = '“used first”: say Default (docs/words.md)';
  expect(found('a/messages/en/a.json', '{\n"isDefault": "It is used first."\n}')).toEqual([`2 ${said}`]);
  expect(found('a/a.errors.ts', '// used first\nsay(`Used first`, "Default");')).toEqual([`2 ${said}`]);
  expect(
    found('a/messages/fr/a.json', '{ "a": "Total : 5\u00a0$", "b": "\u00ab\u00a0Oui\u00a0\u00bb" }'),
  ).toHaveLength(1);
  expect(found('a/messages/fr/a.json', '{ "a": "Total\u00a0: 5\u00a0%" }')).toEqual([]);
});

test('deploy: a variable that nothing reads, a broken file and a path that goes astray are found', () => {
  const text = ['services:', '  a:', '    environment:', '      PORT: "1"', '      PROT: "1"'].join('\n');
  expect(found(findUnknownVariables([file('deploy/compose.yml', text)]))).toEqual(['deploy/compose.yml:5']);
  expect(findUnknownVariables([file('deploy/a.service', 'Environment=NODE_ENV=production')])).toEqual([]);
  expect(found(findUnknownVariables([file('deploy/Dockerfile', 'ENV PORT=1 HOTS=b')]))).toHaveLength(1);
  expect(findUnreadable([file('a.yml', 'a: [1'), file('b.yml', 'a: [1]')])).toHaveLength(1);
  const proxy = file('nginx.conf', 'location ~ ^/(?:rest|openapi\\.json|admin)(?:/|$) { }');
  expect(findUnroutedPaths([proxy], ['rest', 'openapi.json', 'media']).map(({ message }) => message)).toEqual(
    ['/media does not go to the engine'],
  );
});

test('production page: a table that is not what the configuration declares is found', () => {
  const [begin, end] = [
    '<!-- variables: node tools/checks/docs/production-page.check.ts --write -->',
    '<!-- end of the variables -->',
  ];
  const page = withVariables(`a\n${begin}\n${end}\nz\n`);
  expect(page).toContain('`DATABASE_DIRECT_URL`');
  expect(page.endsWith(`${end}\nz\n`)).toBe(true);
  expect(findStaleVariables(page)).toEqual([]);
  expect(findStaleVariables(page.replace('`PORT`', '`PROT`'))).toHaveLength(1);
  expect(findStaleVariables(undefined)).toHaveLength(1);
});
