import { DARK_THEMES, THEMES } from '@crema/brands/theme';
import type { ApiConfig } from '#app/platform/store/apiConfig.slice.ts';

/**
 * What a browser reads to install the shop, and the colour of the bars around the page. Only the server writes it. Not where
 * several brands share an address.
 */
export function installable({ brand, lang, siteOverride }: ApiConfig): string {
  // The build writes the manifests (`tooling/installing.ts`), `tools/studio/icons.ts` the pictures.
  if (siteOverride || import.meta.env.DEV) return '';
  const color = (scheme: string, value: string) =>
    `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${value}"/>`;
  return [
    `<link rel="apple-touch-icon" href="/icons/${brand}-apple.png"/>`,
    `<link rel="manifest" href="/manifests/${brand}.${lang}.webmanifest"/>`,
    color('light', THEMES[brand].surface),
    color('dark', DARK_THEMES[brand].surface),
  ].join('');
}
