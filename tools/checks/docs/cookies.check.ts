/** docs/cookies.md is what the registry says; `--write` makes it so. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  COOKIES,
  type Lifetime,
  type RegisteredCookie,
} from '../../../apps/storefront/app/platform/session/cookieRegistry.ts';
import { SITE_DEFAULTS } from '../../../packages/brands/src/settings/index.ts';
import { type Finding, main, root } from '../source/check.ts';

const PAGE = 'docs/cookies.md';
const HEAD = `# Cookies

Every cookie of the shop, from \`apps/storefront/app/platform/session/cookieRegistry.ts\` (\`node tools/checks/docs/cookies.check.ts --write\`).
\`c1\` is analytics, \`c2\` targeting, \`c9\` functional; a cookie of a category is written only while the visitor allows it, and deleted
when it is denied. \`shop\` writes from scripts, \`server\` with \`HttpOnly\`, \`tags\` is a tag manager's. All are \`SameSite=Lax\`, and \`Secure\`
over HTTPS. Lifetimes are the defaults; the site's configuration beats those that it names.
`;

/** The page as it has to be. */
export function cookiePage(cookies: Record<string, RegisteredCookie>): string {
  const rows = Object.entries(cookies).map(([name, { category, lifetime, writer, path = '/', purpose }]) => [
    `\`${name}\``,
    category,
    lifetimeOf(lifetime),
    writer,
    `\`${path}\``,
    purpose,
  ]);
  const all = [['name', 'category', 'lives', 'written by', 'path', 'for'], ...rows];
  const widths = (all[0] as string[]).map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  const line = (row: string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return `${HEAD}\n${[line(all[0] as string[]), rule, ...rows.map(line)].join('\n')}\n`;
}

const DAY = 86_400;

function lifetimeOf(lifetime: Lifetime): string {
  if (lifetime === 'session') return 'session';
  if (typeof lifetime === 'number') return `${lifetime} s (${lifetime / DAY} days)`;
  const defaults = SITE_DEFAULTS.usb2c;
  if (lifetime === 'recentProductsDays' || lifetime === 'languageChoiceDays')
    return `${defaults[lifetime]} days (\`${lifetime}\`)`;
  const seconds = defaults.cookieLifetimes[lifetime.slice('cookieLifetimes.'.length)] ?? -1;
  return `${seconds < 0 ? 'session' : `${seconds} s (${seconds / DAY} days)`} (\`cookieLifetimes\`)`;
}

/** @param page the text of docs/cookies.md, `undefined` when there is none. */
export function findStaleCookiePage(page: string | undefined): Finding[] {
  if (page === cookiePage(COOKIES)) return [];
  return [
    {
      path: PAGE,
      line: 1,
      message: 'is not what the registry says: node tools/checks/docs/cookies.check.ts --write',
    },
  ];
}

const file = join(root, PAGE);
if (import.meta.main && process.argv.includes('--write')) writeFileSync(file, cookiePage(COOKIES));
main(import.meta, () => findStaleCookiePage(existsSync(file) ? readFileSync(file, 'utf8') : undefined));
