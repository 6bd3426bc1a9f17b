import type { Language, SiteId } from '@crema/brands';
import type { Shop } from '#platform/shops/index.ts';

/** Sizes in pixels of the pictures in the storefront’s `public/icons`; `tools/studio/icons.ts` draws them. */
const SIZES = [192, 512] as const;

/** What a browser installs a shop by: its name, colours and pictures. */
export function manifestOf(site: SiteId, language: Language, { name, light }: Pick<Shop, 'name' | 'light'>) {
  const home = language === 'fr' ? '/fr' : '/';
  return {
    ...{ id: home, name },
    // What stands under the icon: systems cut a name of several words.
    short_name: name.split(' ')[0] ?? name,
    lang: language,
    start_url: home,
    scope: '/',
    display: 'standalone',
    background_color: light.paper,
    theme_color: light.surface,
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
