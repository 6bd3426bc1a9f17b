/**
 * Every key of a site's configuration and messages is read by some code: a setting that is not read does nothing. What the
 * seed sets is what the setting's declaration accepts.
 */
import { problemOf, SETTINGS, type Setting } from '../../../packages/brands/src/settings/index.ts';
import { type File, type Finding, isTest, lineAt, main, projectFiles } from '../source/check.ts';

const DECLARED = /^packages\/brands\/src\/settings\/declared\/(?!started\.)[^/]+\.ts$/;
const SEEDS = /^seed\/content\/[^/]+\/site-config\.json$/;
const SOURCES = /^apps\/[^/]+\/(app|server|src)\/.*\.tsx?$/;
/** Where settings are named without being read. */
const NAMED_ONLY = /\/generated\//;

/** Keys that the specification has clients of `cms/siteConfig` read (section 9): loyalty base points, threshold and expiry. */
const PUBLISHED: ReadonlySet<string> = new Set(['perksPointsPerUnit', 'perksThreshold', 'perksExpiryDays']);

interface SeedConfiguration {
  siteConfigurations: { entry: { key: string; value: unknown }[] };
  messageItems: { entry: { key: string }[] };
}

/** Whether a text without its comments names the key, as a property or, with a dot in it, as a string. */
function reads(code: string, key: string): boolean {
  const name = key.replaceAll('.', '\\.');
  return new RegExp(key.includes('.') ? `['"\`]${name}['"\`]` : `\\b${name}\\b`).test(code);
}

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/**
 * @param named files that name settings, as JSON of a seed or as declarations
 * @param sources the code that may read them
 * @param declared names of all settings
 */
export function findUnread(named: File[], sources: File[], declared: readonly string[]): Finding[] {
  const code = sources
    .filter(({ path }) => !NAMED_ONLY.test(path))
    .map(({ text }) => withoutComments(text))
    .join('\n');
  return named.flatMap(({ path, text }) =>
    keysOf(path, text, declared)
      .filter((key) => !PUBLISHED.has(key) && !reads(code, key))
      .map((key) => ({ path, line: lineOf(text, key), message: `no code reads the setting ${key}` })),
  );
}

/** What a seed sets and the declaration refuses: the shop would go by the default instead. */
export function findRefused(seeds: File[]): Finding[] {
  const declared: ReadonlyMap<string, Setting<unknown>> = new Map(Object.entries(SETTINGS));
  return seeds.flatMap(({ path, text }) => {
    const { siteConfigurations } = JSON.parse(text) as SeedConfiguration;
    return siteConfigurations.entry.flatMap(({ key, value }) => {
      const setting = declared.get(key);
      const message = setting && problemOf(key, setting, value);
      return message ? [{ path, line: lineOf(text, `"${key}"`), message }] : [];
    });
  });
}

function keysOf(path: string, text: string, declared: readonly string[]): string[] {
  if (!path.endsWith('.json')) {
    const named = new Set([...text.matchAll(/^ *'?([\w.]+)'?:/gm)].map(([, name]) => name));
    return declared.filter((name) => named.has(name));
  }
  const { siteConfigurations, messageItems } = JSON.parse(text) as SeedConfiguration;
  return [...siteConfigurations.entry, ...messageItems.entry].map(({ key }) => key);
}

const lineOf = (text: string, key: string): number => lineAt(text, Math.max(0, text.indexOf(key)));

main(import.meta, () => {
  const seeds = projectFiles(SEEDS);
  const sources = projectFiles(SOURCES).filter(({ path }) => !isTest(path));
  return [
    ...findUnread([...seeds, ...projectFiles(DECLARED)], sources, Object.keys(SETTINGS)),
    ...findRefused(seeds),
  ];
});
