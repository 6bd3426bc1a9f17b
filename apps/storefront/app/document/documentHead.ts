import { SITES } from '@crema/brands';
import { cardImage } from '#app/features/catalog/catalog.adapter.ts';
import { categoryData } from '#app/features/catalog/listing/categoryData.slice.ts';
import { categoryProducts } from '#app/features/catalog/listing/categoryProducts.slice.ts';
import { product } from '#app/features/catalog/product/product.slice.ts';
import { mediaUrl } from '#app/features/content/mediaUrl.ts';
import { pageContent } from '#app/features/content/pageContent.slice.ts';
import { siteLink } from '#app/platform/siteLink.ts';
import type { PageMetadata } from '#app/platform/store/pageMetadata.slice.ts';
import { setting } from '#app/platform/store/setting.ts';
import type { RootState } from '#app/platform/store/store.ts';
import { addresses, structuredData } from './structuredData.ts';

/**
 * Tags that only crawlers and link previews read: the other languages, Open Graph, structured data. Only the server
 * writes them, so that no code for them is sent to browsers. Empty on pages that are not to be listed.
 */
export function documentHead(state: RootState): string {
  const page = state.pageMetadata as PageMetadata;
  if (!page.canonicalPath) return '';
  return [
    ...(state.apiConfig.siteOverride ? [] : alternates(state, page.canonicalPath)),
    ...openGraph(state, page),
    ...dataBlock(structuredData(state)),
  ].join('');
}

function dataBlock(things: ReturnType<typeof structuredData>): string[] {
  if (things.length === 0) return [];
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  // `<` is escaped, so that no text can end the script element.
  return [`<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`];
}

function alternates({ apiConfig }: RootState, path: string): string[] {
  const { languages, country } = SITES[apiConfig.brand];
  if (languages.length < 2) return [];
  const link = (hreflang: string, lang: (typeof languages)[number]) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${escaped(
      apiConfig.canonicalOrigin + siteLink(path, { ...apiConfig, lang, siteOverride: false }),
    )}"/>`;
  return [...languages.map((lang) => link(`${lang}-${country}`, lang)), link('x-default', 'en')];
}

function openGraph(state: RootState, { title, metadata, canonicalPath = '/' }: PageMetadata): string[] {
  const { brand, lang } = state.apiConfig;
  const { page, picture } = addresses(state);
  const { country } = SITES[brand];
  const name = setting(state, 'shopName');
  const image = imageOf(state);
  const properties: [string, string | undefined][] = [
    ['og:type', product.select(state).data ? 'product' : 'website'],
    ['og:site_name', name],
    ['og:locale', `${lang}_${country}`],
    ['og:url', page(canonicalPath)],
    ['og:title', title || name],
    ['og:description', metadata.find((entry) => entry.name === 'description')?.content],
    ['og:image', image && picture(image.src)],
    ['og:image:alt', image?.alt],
  ];
  return [
    ...properties.flatMap(([property, content]) =>
      content ? [`<meta property="${property}" content="${escaped(content)}"/>`] : [],
    ),
    '<meta name="twitter:card" content="summary_large_image"/>',
  ];
}

interface SharedImage {
  src: string;
  alt?: string;
}

/** The picture shown first: of the product, the list's story or first card, the page's banner, else the site's own. */
function imageOf(state: RootState): SharedImage | undefined {
  const shown = product.select(state).data;
  if (shown) return shown.images[0] && { src: shown.images[0].url, alt: shown.images[0].alt };
  const category = categoryData.select(state).data;
  if (category?.story?.image) return { src: category.story.image, alt: category.name };
  const card = categoryProducts.select(state).data?.cards[0];
  const picture = card && cardImage(card);
  if (card && picture) return { src: picture, alt: card.name };
  const banner = pageContent
    .select(state)
    .data?.contentSlots.flatMap(({ components }) => components)
    .find(({ image }) => typeof image === 'string');
  if (banner) return { src: mediaUrl(banner.image as string), alt: (banner.imageAlt as string) || undefined };
  const own = setting(state, 'shareImage');
  return own ? { src: mediaUrl(own) } : undefined;
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? '');
