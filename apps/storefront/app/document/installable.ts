import { type Colors, ownColorsCss, themesOf } from '@crema/brands/theme';
import type { ApiConfig } from '#app/platform/store/apiConfig.slice.ts';
import { setting } from '#app/platform/store/setting.ts';
import type { RootState } from '#app/platform/store/store.ts';

/**
 * What a browser reads to install the shop, and the colour of the bars around the page. Only the server writes it. Not where
 * several brands share an address.
 */
export function installable(state: RootState): string {
  const { brand, lang, siteOverride }: ApiConfig = state.apiConfig;
  // `tools/studio/icons.ts` draws the pictures.
  if (siteOverride || import.meta.env.DEV) return '';
  const { light, dark } = themesOf(brand, ...ownColors(state));
  const color = (scheme: string, value: string) =>
    `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${value}"/>`;
  return [
    `<link rel="apple-touch-icon" href="/icons/${brand}-apple.png"/>`,
    `<link rel="manifest" href="/rest/v2/${brand}/shop/manifest.webmanifest?lang=${lang}"/>`,
    color('light', light.surface),
    color('dark', dark.surface),
  ].join('');
}

/** The link to a shop’s own colours, after the style sheets; nothing where the brand’s are used. Its address changes with them. */
export function ownColorsLink(state: RootState): string {
  const { brand } = state.apiConfig;
  const css = ownColorsCss(brand, ...ownColors(state));
  if (css === '') return '';
  return `<link rel="stylesheet" href="/rest/v2/${brand}/shop/colors.css?v=${shortHash(css)}"/>`;
}

const ownColors = (state: RootState): [light: Colors, dark: Colors] => [
  setting(state, 'shopColors'),
  setting(state, 'shopDarkColors'),
];

/** FNV-1a: tells two style sheets apart, nothing more. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
