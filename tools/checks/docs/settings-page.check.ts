/** docs/settings.md is what the declarations of settings say; `--write` makes it so. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_IDS } from '../../../packages/brands/src/index.ts';
import {
  defaultOf,
  SETTINGS,
  type Setting,
  type Settings,
  STARTED,
} from '../../../packages/brands/src/settings/index.ts';
import { type Finding, main, root } from '../source/check.ts';

const PAGE = 'docs/settings.md';
const HEAD = `# Settings of a site

What a merchant may set for each site, from the declarations in \`packages/brands/src/settings/declared\`
(\`node tools/checks/docs/settings-page.check.ts --write\`). An entry of \`siteConfigurations\` in
\`seed/content/<site>/site-config.json\`, or in the database, takes the place of a default. One that is not what is expected does not
count: the default stands, and the log says why. Money is in minor units of the site's currency: 2900 is 29.00.
\`read by\`: \`operator\`: the engine alone, and no call publishes it; \`engine\` alone, the storefront's \`server\` as well, or every \`browser\`:
published by \`cms/siteConfig\`.
`;
const STARTED_HEAD = `
Entries that nobody sets, because they follow from how the shop was started:
`;

/** The page as it has to be. */
export function settingsPage(settings: Settings): string {
  const rows = Object.entries(settings).map(([name, setting]) => [
    `\`${name}\``,
    setting.description,
    setting.kind.expected,
    defaultsOf(setting),
    setting.readBy,
  ]);
  const started = Object.entries(STARTED).map(([name, { description }]) => [`\`${name}\``, description]);
  const settable = table([['name', 'what', 'expected', 'default', 'read by'], ...rows]);
  return `${HEAD}\n${settable}${STARTED_HEAD}\n${table([['name', 'what'], ...started])}`;
}

function table(all: string[][]): string {
  const widths = (all[0] ?? []).map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  const line = (row: string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |\n`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |\n`;
  return `${line(all[0] ?? [])}${rule}${all.slice(1).map(line).join('')}`;
}

/** `2900; cab2c 5500; usafh 9900` */
function defaultsOf(setting: Setting<unknown>): string {
  const text = (value: unknown): string => `\`${JSON.stringify(value)}\``;
  const own = SITE_IDS.filter((site) => setting.sites?.[site] !== undefined);
  return [text(setting.default), ...own.map((site) => `${site} ${text(defaultOf(setting, site))}`)].join(
    '; ',
  );
}

/** @param page the text of docs/settings.md, `undefined` when there is none. */
export function findStaleSettingsPage(page: string | undefined, settings: Settings = SETTINGS): Finding[] {
  if (page === settingsPage(settings)) return [];
  const message = 'is not what the declarations say: node tools/checks/docs/settings-page.check.ts --write';
  return [{ path: PAGE, line: 1, message }];
}

const file = join(root, PAGE);
if (import.meta.main && process.argv.includes('--write')) writeFileSync(file, settingsPage(SETTINGS));
main(import.meta, () => findStaleSettingsPage(existsSync(file) ? readFileSync(file, 'utf8') : undefined));
