import { SITES } from '@crema/brands';
import type { Variant } from '#app/features/catalog/catalog.types.ts';
import { categoryData } from '#app/features/catalog/listing/categoryData.slice.ts';
import { type Product, product } from '#app/features/catalog/product/product.slice.ts';
import { mediaUrl } from '#app/features/content/mediaUrl.ts';
import { pageContent } from '#app/features/content/pageContent.slice.ts';
import { productReviews } from '#app/features/reviews/product/productReviews.slice.ts';
import { siteLink } from '#app/platform/siteLink.ts';
import type { PageMetadata } from '#app/platform/store/pageMetadata.slice.ts';
import { setting } from '#app/platform/store/setting.ts';
import type { RootState } from '#app/platform/store/store.ts';

type Thing = { '@type': string; [property: string]: unknown };

/** Absolute addresses on the site's own host, in the page's language. */
export function addresses({ apiConfig }: RootState) {
  const own = { ...apiConfig, siteOverride: false };
  return {
    page: (path: string): string => apiConfig.canonicalOrigin + siteLink(path, own),
    picture: (src: string): string =>
      `${apiConfig.canonicalOrigin}${src}${src.includes('?') ? '&' : '?'}w=1200`,
  };
}

/**
 * The page in the terms of schema.org, in the server's document only, since crawlers load documents. Of reviews those that
 * buyers wrote, from the first on.
 */
export function structuredData(state: RootState): Thing[] {
  const { canonicalPath } = state.pageMetadata as PageMetadata;
  const shown = product.select(state).data;
  const category = categoryData.select(state).data;
  if (canonicalPath === '/') return [organization(state), website(state)];
  if (shown) {
    const [first] = shown.categories;
    const steps = first ? [{ name: first.name, url: `/c/${first.code}` }] : [];
    const breadcrumbs = [...steps, { name: shown.name, url: `/p/${shown.code}` }];
    return [productThing(state, shown), breadcrumbList(state, breadcrumbs)];
  }
  if (!category) return questions(state);
  return [breadcrumbList(state, category.breadcrumbs.length > 0 ? category.breadcrumbs : [category])];
}

/** The questions of a content page with their answers; nothing where it has none. */
function questions(state: RootState): Thing[] {
  const asked = (pageContent.select(state).data?.contentSlots ?? [])
    .flatMap(({ components }) => components)
    .flatMap(({ typeCode, questions }) =>
      typeCode === 'QuestionsComponent' && Array.isArray(questions) ? questions : [],
    );
  if (asked.length === 0) return [];
  const mainEntity = asked.map(({ question, html }: { question: string; html: string }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: html },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}

function organization(state: RootState): Thing {
  const { brand, canonicalOrigin } = state.apiConfig;
  const { country, languages } = SITES[brand];
  const [name, phone] = [setting(state, 'shopName'), setting(state, 'shopPhone')];
  const [email, address] = [setting(state, 'shopEmail'), setting(state, 'shopAddress')];
  const logo = setting(state, 'shopLogo');
  return {
    '@type': 'Organization',
    '@id': `${canonicalOrigin}/#organization`,
    name,
    url: `${canonicalOrigin}/`,
    logo: canonicalOrigin + (logo === '' ? `/icons/${brand}.svg` : mediaUrl(logo)),
    ...(address !== '' && { address: address.split('\n').join(', ') }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: phone.startsWith('+') ? phone : `+${phone}`,
      ...(email !== '' && { email }),
      areaServed: country,
      availableLanguage: languages,
    },
  };
}

function website(state: RootState): Thing {
  const { brand, lang, canonicalOrigin } = state.apiConfig;
  const search = addresses(state).page(lang === 'fr' ? '/recherche' : '/search');
  return {
    '@type': 'WebSite',
    name: setting(state, 'shopName'),
    url: addresses(state).page('/'),
    inLanguage: `${lang}-${SITES[brand].country}`,
    publisher: { '@id': `${canonicalOrigin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${search}?text={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

function breadcrumbList(state: RootState, steps: readonly { name: string; url: string }[]): Thing {
  const { page } = addresses(state);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: page(url),
    })),
  };
}

function productThing(state: RootState, shown: Product): Thing {
  const { page, picture } = addresses(state);
  const url = page(`/p/${shown.code}`);
  const whole = {
    name: shown.name,
    url,
    ...(shown.summary && { description: shown.summary }),
    brand: { '@type': 'Brand', name: shown.brand },
    image: shown.images.map((image) => picture(image.url)),
    ...(shown.categories[0] && { category: shown.categories[0].name }),
    ...rated(state, shown),
  };
  const [only, ...others] = shown.variants;
  if (!only) return { '@type': 'Product', ...whole };
  if (others.length === 0) return { '@type': 'Product', ...whole, sku: only.code, offers: offer(only, url) };
  return {
    '@type': 'ProductGroup',
    ...whole,
    productGroupID: shown.code,
    variesBy: only.color ? 'https://schema.org/color' : 'https://schema.org/size',
    hasVariant: shown.variants.map((variant) => ({
      '@type': 'Product',
      sku: variant.code,
      name: `${shown.name}, ${labelOf(variant)}`,
      ...(variant.color ? { color: variant.color } : { size: labelOf(variant) }),
      ...(variant.image && { image: picture(variant.image) }),
      offers: offer(variant, url),
    })),
  };
}

/** What buyers say; the examples of a demo are left out. */
function rated(state: RootState, { rating }: Product) {
  if (!rating) return {};
  const [ratingValue, reviewCount] = rating;
  const written = productReviews.select(state).data?.reviews.filter(({ demo }) => !demo) ?? [];
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue, reviewCount, bestRating: 5, worstRating: 1 },
    ...(written.length > 0 && {
      review: written.map(({ stars, author, title, text, date, language }) => ({
        '@type': 'Review',
        reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
        author: { '@type': 'Person', name: author },
        datePublished: date.slice(0, 10),
        inLanguage: language,
        ...(title && { name: title }),
        ...(text && { reviewBody: text }),
      })),
    }),
  };
}

const labelOf = ({ code, color, count, unit, options }: Variant): string =>
  color ?? (count ? `${count} ${unit}` : options.map(({ value }) => value).join(', ') || code);

const offer = ({ price, inStock, purchasable }: Variant, url: string): Thing => ({
  '@type': 'Offer',
  url,
  price: price.value,
  priceCurrency: price.currencyIso,
  itemCondition: 'https://schema.org/NewCondition',
  availability: `https://schema.org/${inStock && purchasable ? 'InStock' : 'OutOfStock'}`,
});
