/** A setting that no code reads is a switch that does nothing: every key of a site's configuration and messages is read somewhere. */
import { SITE_DEFAULTS } from '../../apps/commerce/src/domains/content/site-configuration.ts';
import { type File, type Finding, isTest, lineAt, main, projectFiles } from './check.ts';

const DEFAULTS = 'apps/commerce/src/domains/content/site-configuration.ts';
const SEEDS = /^seed\/content\/[^/]+\/site-config\.json$/;
const SOURCES = /^apps\/[^/]+\/(app|server|src)\/.*\.tsx?$/;
/** Where settings are named without being read: their types and defaults, and the list of those that browsers get. */
const NAMED_ONLY = /\/site-configuration\.ts$|\/settingNames\.ts$|\/generated\//;

/** Keys that the specification has clients of `cms/siteConfig` read (section 9): loyalty base points, threshold and expiry. */
const PUBLISHED: ReadonlySet<string> = new Set(['perksPointsPerUnit', 'perksThreshold', 'perksExpiryDays']);

interface SeedConfiguration {
  siteConfigurations: { entry: { key: string }[] };
  messageItems: { entry: { key: string }[] };
}

/** Whether a text without its comments names the key, as a property or, with a dot in it, as a string. */
function reads(code: string, key: string): boolean {
  const name = key.replaceAll('.', '\\.');
  return new RegExp(key.includes('.') ? `['"\`]${name}['"\`]` : `\\b${name}\\b`).test(code);
}

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/**
 * @param named files that name settings, as JSON of a seed or as the defaults
 * @param sources the code that may read them
 * @param defaults keys of the typed configuration
 */
export function findUnread(named: File[], sources: File[], defaults: readonly string[]): Finding[] {
  const code = sources
    .filter(({ path }) => !NAMED_ONLY.test(path))
    .map(({ text }) => withoutComments(text))
    .join('\n');
  return named.flatMap(({ path, text }) =>
    keysOf(path, text, defaults)
      .filter((key) => !PUBLISHED.has(key) && !reads(code, key))
      .map((key) => ({ path, line: lineOf(text, key), message: `no code reads the setting ${key}` })),
  );
}

function keysOf(path: string, text: string, defaults: readonly string[]): string[] {
  if (!path.endsWith('.json')) return [...defaults];
  const { siteConfigurations, messageItems } = JSON.parse(text) as SeedConfiguration;
  return [...siteConfigurations.entry, ...messageItems.entry].map(({ key }) => key);
}

const lineOf = (text: string, key: string): number => lineAt(text, Math.max(0, text.indexOf(key)));

main(import.meta, () =>
  findUnread(
    projectFiles(SEEDS).concat(projectFiles(new RegExp(`^${DEFAULTS}$`))),
    projectFiles(SOURCES).filter(({ path }) => !isTest(path)),
    Object.keys(SITE_DEFAULTS.usb2c),
  ),
);
