/** The table of variables in docs/production.md is what the configuration declares; `--write` makes it so. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { VARIABLES, type VariableGroup } from '../../../apps/commerce/src/platform/config/variables.ts';
import { type Finding, main, root } from '../source/check.ts';

const PAGE = 'docs/production.md';
const BEGIN = '<!-- variables: node tools/checks/docs/production-page.check.ts --write -->';
const END = '<!-- end of the variables -->';

const HEADINGS: Record<VariableGroup, string> = {
  shop: 'the shop',
  database: 'database',
  processes: 'processes and proxy',
  mail: 'mail',
  payment: 'payment',
  people: 'services and log-in',
  watching: 'watching',
  developers: 'for developers',
};

/** The page with the table as it has to be. */
export function withVariables(page: string): string {
  const rows = Object.entries(VARIABLES).map(([name, variable]) => [
    `\`${name}\``,
    'isSecret' in variable ? `${variable.what}. Secret` : variable.what,
    variable.default,
    HEADINGS[variable.group],
  ]);
  const all = [['variable', 'what it is', 'where it is not set', 'part'], ...rows];
  const widths = (all[0] ?? []).map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  const line = (row: string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  const table = [line(all[0] ?? []), rule, ...rows.map(line)].join('\n');
  const [before = '', rest = ''] = page.split(BEGIN);
  const [, after = ''] = rest.split(END);
  return `${before}${BEGIN}\n\n${table}\n\n${END}${after}`;
}

export function findStaleVariables(page: string | undefined): Finding[] {
  if (page?.includes(BEGIN) && page.includes(END) && withVariables(page) === page) return [];
  const message =
    'does not have the variables that the configuration declares: node tools/checks/docs/production-page.check.ts --write';
  return [{ path: PAGE, line: 1, message }];
}

const file = join(root, PAGE);
if (import.meta.main && process.argv.includes('--write'))
  writeFileSync(file, withVariables(readFileSync(file, 'utf8')));
main(import.meta, () => findStaleVariables(existsSync(file) ? readFileSync(file, 'utf8') : undefined));
