import { SITE_IDS, type SiteId } from '@crema/brands';
import { isForBrowsers } from '@crema/brands/settings';
import { fallbacks } from '@crema/brands/settings/fallbacks';
import type { Plugin } from 'vite';

const MODULE = /\/brands\/src\/settings\/fallbacks\.ts(?:\?|$)/;

/** Sends browsers only names and values of the settings that they read, without declarations and checks. */
export function settingFallbacks(): Plugin {
  return {
    name: 'crema:setting-fallbacks',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => (MODULE.test(id) ? { code: fallbacksForBrowsers(), moduleType: 'js' } : null),
  };
}

/** The module `fallbacks.ts` for browsers: one site's values, and those of the others that differ. */
export function fallbacksForBrowsers(): string {
  const text = (site: SiteId): Map<string, string> =>
    new Map(
      Object.entries(fallbacks[site])
        .filter(([name]) => isForBrowsers(name))
        .map(([name, value]) => [name, `${JSON.stringify(name)}:${JSON.stringify(value)}`]),
    );
  const usual = text('usb2c');
  const own = (site: SiteId): string[] =>
    [...text(site)].filter(([name, value]) => usual.get(name) !== value).map(([, value]) => value);
  const sites = SITE_IDS.map((site) => {
    const differing = own(site);
    return `${site}:${differing.length > 0 ? `{${['...usual', ...differing].join()}}` : 'usual'}`;
  });
  return `const usual={${[...usual.values()].join()}};export const fallbacks={${sites.join()}};`;
}
