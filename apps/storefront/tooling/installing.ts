import { type Language, SITE_IDS, SITES, type SiteId } from '@crema/brands';
import { THEMES } from '@crema/brands/theme';
import type { Plugin } from 'vite';
import { offlineWorker } from './offline.ts';

/** Sizes in pixels of the pictures in `public/icons`; `tools/studio/icons.ts` draws them. */
const SIZES = [192, 512] as const;

/** What a browser installs a shop by: its name, colours and pictures. */
export function manifestOf(site: SiteId, language: Language) {
  const { paper, surface } = THEMES[site];
  const home = language === 'fr' ? '/fr' : '/';
  return {
    id: home,
    name: SITES[site].name,
    short_name: 'Crema',
    lang: language,
    start_url: home,
    scope: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: surface,
    icons: [
      { src: `/icons/${site}.svg`, sizes: 'any', type: 'image/svg+xml' },
      ...SIZES.map((size) => ({
        src: `/icons/${site}-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
      })),
      { src: `/icons/${site}-maskable.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}

/**
 * Writes `manifests/<site>.<language>.webmanifest` and the service workers `offline.<site>.js` beside the browser's files.
 */
export function installing(): Plugin {
  return {
    name: 'crema:installing',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      for (const site of SITE_IDS) {
        // At the root: a worker answers for what is below its own folder.
        this.emitFile({ type: 'asset', fileName: `offline.${site}.js`, source: offlineWorker(site) });
        for (const language of SITES[site].languages) {
          this.emitFile({
            type: 'asset',
            fileName: `manifests/${site}.${language}.webmanifest`,
            source: JSON.stringify(manifestOf(site, language)),
          });
        }
      }
    },
  };
}
