/** Data for search engines: addresses for sitemaps, variants for product feeds. */
import type { Language, Site } from '@crema/brands';
import { decodeHTML } from 'entities/decode';
import {
  type Catalog,
  type CatalogProduct,
  type CatalogVariant,
  priceSources,
  textOf,
  variantPicture,
} from '#domains/catalog/index.ts';
import type { ContentService } from '#domains/content/index.ts';
import { displayPrices, type Pricing } from '#domains/pricing/index.ts';
import { bindAll } from '#platform/bind/index.ts';
import { siteOrigin } from '#platform/config/origins.ts';
import { plainText } from '#platform/html/index.ts';
import type { Platform } from '#platform/index.ts';
import type { FeedItem, SitemapEntry } from './discovery.presenter.ts';
import {
  canonicalList,
  localeOf,
  localised,
  SITEMAP_PARTS,
  type SitemapName,
  sitemapFile,
  sitemapsFor,
  URLS_PER_SITEMAP,
} from './discovery.rules.ts';

export interface DiscoveryNeeds {
  catalog: Catalog;
  content: ContentService;
  pricing: Pick<Pricing, 'rules'>;
}

const MOST_DESCRIPTION = 5_000;
const MOST_TITLE = 150;

export const discoveryService = ({ config }: Pick<Platform, 'config'>, needs: DiscoveryNeeds) =>
  bindAll({ ...needs, config }, { origin, sitemaps, entries, goods });

export type Discovery = ReturnType<typeof discoveryService>;

type Needs = DiscoveryNeeds & Pick<Platform, 'config'>;

const origin = ({ config }: Needs, site: Site): string => siteOrigin(config, site.id);

/** Content pages with a description of their own; others are parts of screens. */
const pages = ({ content }: Needs, site: Site): string[] => [
  '/',
  ...content
    .pageLabels(site.id)
    .filter((label) => {
      const page = content.page(site.id, label, 'en')?.value;
      return page?.pageType === 'ContentPage' && page.metadata.some(({ name }) => name === 'description');
    })
    .filter((label) => label !== 'homepage')
    .map((label) => `/content/${label.split('/').map(encodeURIComponent).join('/')}`),
];

const lists = ({ catalog }: Needs, site: Site): string[] => [
  ...new Set(catalog.outline(site.id).lists().map(canonicalList)),
];

/** Addresses of all sitemaps of a site. */
function sitemaps(needs: Needs, site: Site): string[] {
  const sizes = {
    pages: pages(needs, site).length,
    lists: lists(needs, site).length,
    products: needs.catalog.outline(site.id).size,
  };
  return site.languages.flatMap((language) =>
    SITEMAP_PARTS.flatMap((part) =>
      Array.from(
        { length: sitemapsFor(sizes[part]) },
        (_, at) => `${origin(needs, site)}/sitemaps/${sitemapFile({ language, part, number: at + 1 })}`,
      ),
    ),
  );
}

/** The entries of one sitemap; undefined if there is no such sitemap. */
function entries(
  needs: Needs,
  site: Site,
  { language, part, number }: SitemapName,
): Iterable<SitemapEntry> | undefined {
  if (!site.languages.includes(language)) return undefined;
  const from = (number - 1) * URLS_PER_SITEMAP;
  if (part === 'products') {
    const outline = needs.catalog.outline(site.id);
    if (from >= outline.size) return undefined;
    return productEntries(needs, site, language, outline.products(from, URLS_PER_SITEMAP));
  }
  const paths = (part === 'pages' ? pages : lists)(needs, site).slice(from, from + URLS_PER_SITEMAP);
  return paths.length > 0 ? paths.map((path) => entryOf(needs, site, language, path)) : undefined;
}

function entryOf(needs: Needs, site: Site, language: Language, path: string, lastmod?: string): SitemapEntry {
  const address = (asked: Language): string => origin(needs, site) + localised(path, asked);
  const others = site.languages.map((one) => [localeOf(one, site.country), address(one)]);
  return {
    address: address(language),
    ...(others.length > 1 && {
      alternates: Object.fromEntries([...others, ['x-default', address('en')]]),
    }),
    ...(lastmod && { lastmod }),
  };
}

function* productEntries(
  needs: Needs,
  site: Site,
  language: Language,
  products: Iterable<CatalogProduct>,
): Generator<SitemapEntry> {
  for (const one of products) yield entryOf(needs, site, language, productPath(one), one.updatedOn);
}

/** Every variant that is sold, in stock or not. */
function* goods(needs: Needs, site: Site, language: Language): Generator<FeedItem> {
  const { catalog, pricing } = needs;
  const outline = catalog.outline(site.id);
  const rules = pricing.rules(site.id);
  const price = (minor: number) => `${(minor / 100).toFixed(2)} ${site.currency}`;
  for (const product of outline.products()) {
    const group = product.variants.length > 1 ? product.code : undefined;
    for (const variant of product.variants.filter(({ sellable }) => sellable)) {
      const { oneTime } = displayPrices(priceSources(variant), rules);
      const reduced = oneTime.price < oneTime.listPrice;
      yield {
        id: variant.code,
        title: titleOf(product, variant, language),
        description: describe(product, language),
        link: origin(needs, site) + localised(productPath(product), language),
        image_link: pictureAddress(origin(needs, site), variantPicture(variant, language)),
        availability: outline.isInStock(variant) ? 'in_stock' : 'out_of_stock',
        price: price(oneTime.listPrice),
        sale_price: reduced ? price(oneTime.price) : undefined,
        brand: product.brand,
        mpn: variant.sku ?? variant.code,
        condition: 'new',
        item_group_id: group,
        color: variant.color && textOf(variant.color.name, language),
        product_type: outline
          .trailOf(product)
          .map(({ names }) => textOf(names, language))
          .join(' > '),
      };
    }
  }
}

const productPath = ({ code }: CatalogProduct): string => `/p/${encodeURIComponent(code)}`;

const pictureAddress = (origin: string, name: string | undefined): string | undefined =>
  name && `${origin}/media/${encodeURIComponent(name)}?w=1200`;

/** The product's name with the options that distinguish this variant. */
function titleOf(product: CatalogProduct, variant: CatalogVariant, language: Language): string {
  const options = Object.values(variant.options);
  const name = `${product.brand} ${textOf(product.name, language)}`;
  return (options.length > 0 ? `${name}, ${options.join(', ')}` : name).slice(0, MOST_TITLE);
}

function describe(product: CatalogProduct, language: Language): string {
  const html = product.description ?? product.summary ?? product.name;
  // Entities are decoded last: an escaped `<` is text, not mark-up.
  return decodeHTML(plainText(textOf(html, language), MOST_DESCRIPTION));
}
