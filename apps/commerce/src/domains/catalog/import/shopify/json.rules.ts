/** One product of Shopify's `products.json`, from a storefront or from the admin API. */
import type { Currency } from '@crema/brands';
import { labelled, type Sentence, sentence } from '../../sentences/sentence.rules.ts';
import { Findings } from '../mapping/findings.rules.ts';
import type { ForeignDraft, ForeignVariant } from '../mapping/foreign.types.ts';
import { readGrams } from '../values/numbers.rules.ts';
import { plainLine } from '../values/text.rules.ts';
import {
  isWebAddress,
  mergeImages,
  optionOrder,
  pictureAddress,
  readAmounts,
  splitTags,
  statusOf,
} from './fields.rules.ts';
import { fitted, fittedHtml, MOST } from './lengths.rules.ts';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objects = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
/** Text of a string or number; empty for other types. */
const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

export function looksLikeShopify(value: unknown): boolean {
  return (
    isObject(value) && !('code' in value) && ('handle' in value || 'title' in value || 'body_html' in value)
  );
}

export const shopifyHandle = (value: unknown): string =>
  isObject(value) ? text(value.handle).trim() || text(value.title).trim() : '';

export function readShopifyJson(value: unknown, line: number, currency: Currency): ForeignDraft {
  const source = isObject(value) ? value : {};
  const handle = shopifyHandle(source);
  const findings = new Findings(handle);
  const title = plainLine(text(source.title));
  if (!title) {
    findings.refuse(line, sentence('productNoTitle'));
    return { findings };
  }
  const warn = (reason: Sentence): void => findings.warn(line, reason);
  const fit = (value: unknown, most: number, key: string): string =>
    fitted(plainLine(text(value)), most, key, warn);
  if (!Array.isArray(source.variants)) findings.refuse(line, sentence('noVariantList'));
  const status = statusOf(text(source.status), !('published_at' in source) || source.published_at !== null);
  if (status.reason) findings.refuse(line, status.reason);
  if (status.warning) findings.warn(line, status.warning);

  const found = objects(source.variants);
  const names = optionNames(source.options);
  const options = optionOrder(
    found.map((variant) => ({
      line,
      names,
      values: [variant.option1, variant.option2, variant.option3].map(text),
    })),
    findings,
  );
  const pictures = objects(source.images);
  const variants: ForeignVariant[] = [];
  for (const [index, variant] of found.entries()) {
    const values = options.values[index];
    if (!values) continue;
    const label = values.join(' / ') || sentence('theVariant');
    const amounts = readAmounts(
      {
        price: text(variant.price),
        compareAt: text(variant.compare_at_price),
        quantity: text(variant.inventory_quantity),
      },
      currency,
      (reason) => findings.refuse(line, labelled(label, reason)),
      (reason) => findings.warn(line, labelled(label, reason)),
    );
    variants.push({
      line,
      values,
      ...amounts,
      sku: fit(variant.sku, MOST.sku, 'sku') || undefined,
      barcode: fit(variant.barcode, MOST.barcode, 'barcode') || undefined,
      grams: readGrams(text(variant.grams), warn),
      available: variant.available !== false,
      taxable: typeof variant.taxable === 'boolean' ? variant.taxable : undefined,
      taxCode: text(variant.tax_code) || undefined,
      imageUrl: imageOf(variant, pictures, warn),
    });
  }
  if (variants.length === 0 && findings.refused.length === 0) {
    findings.warn(line, sentence('noVariants'));
    variants.push({ line, values: [], available: false, price: 0 });
  }
  return {
    findings,
    product: {
      handle,
      line,
      title: fit(title, MOST.title, 'title'),
      html: fittedHtml(text(source.body_html), 'body_html', warn),
      vendor: fit(source.vendor, MOST.vendor, 'vendor'),
      type: fit(source.product_type, MOST.category, 'product_type'),
      categoryPath: isObject(source.category)
        ? text(source.category.full_name)
            .split('>')
            .map((step) => fit(step, MOST.category, 'category'))
            .join(' > ')
        : '',
      tags: splitTags(Array.isArray(source.tags) ? source.tags.map(text).join(',') : text(source.tags)),
      status: status.value,
      optionNames: variants.some(({ values }) => values.length > 0) ? options.names : [],
      variants,
      images: mergeImages(
        pictures.map((picture) => ({
          url: pictureAddress(text(picture.src), warn),
          alt: fit(picture.alt, MOST.alt, 'alt'),
          position: typeof picture.position === 'number' ? picture.position : undefined,
        })),
      ),
      metafields: new Map(),
      seoDescription: '',
    },
  };
}

function optionNames(options: unknown): string[] {
  if (!Array.isArray(options)) return [];
  return options.map((option) => (isObject(option) ? text(option.name) : text(option)));
}

function imageOf(
  variant: Json,
  pictures: readonly Json[],
  warn: (reason: Sentence) => void,
): string | undefined {
  const own = isObject(variant.featured_image) ? pictureAddress(text(variant.featured_image.src), warn) : '';
  const byId = pictures.find((picture) => variant.image_id !== undefined && picture.id === variant.image_id);
  const url = own || text(byId?.src);
  return isWebAddress(url) ? url : undefined;
}
