/** The native CSV: what a spreadsheet can edit and an import reads back without loss. */
import { stringify } from 'csv-stringify/sync';
import { guarded } from '#platform/values/csv.ts';
import type { NativeCategory } from '../categories/category.types.ts';
import { NATIVE_COLUMNS, type NativeColumn } from '../import/native/columns.rules.ts';
import { writeList, writePairs } from '../import/native/lists.rules.ts';
import type { Localized } from '../products/native.types.ts';
import type { CanonicalProduct, CanonicalVariant } from '../write/canonical.rules.ts';
import type { Writer } from './export.types.ts';

type Row = Partial<Record<NativeColumn, string>>;

export function nativeCsvWriter(): Writer<CanonicalProduct, NativeCategory> {
  return {
    begin: (categories) =>
      csv([[...NATIVE_COLUMNS], ...categories.map((category) => cells(categoryRow(category)))]),
    page: (products) => csv(products.flatMap((product) => productRows(product).map(cells))),
    end: () => '',
  };
}

const csv = (rows: readonly (readonly string[])[]): string => stringify(rows as string[][]);
const cells = (row: Row): string[] => NATIVE_COLUMNS.map((column) => guarded((row[column] ?? '').trim()));
const number = (value: number | null | undefined): string =>
  value === undefined || value === null ? '' : String(value);

function localized(
  column: 'Title' | 'Description' | 'Summary' | 'Badge' | 'Keywords' | 'Color' | 'Story title' | 'Story text',
  text: Localized | undefined,
): Row {
  return text ? { [column]: text.en, [`${column} [fr]`]: text.fr ?? '' } : {};
}

function productRows(product: CanonicalProduct): Row[] {
  const variants = product.variants.map((variant) => ({
    Code: product.code,
    ...variantCells(product, variant),
  }));
  const [first = { Code: product.code }, ...others] = variants;
  return [{ ...productCells(product), ...first }, ...others];
}

/** What the columns of a product say. */
export function productCells(product: CanonicalProduct): Row {
  const { attributes, images, components, art } = product;
  const alts = images?.some(({ alt }) => alt) ? images.map(({ alt }) => alt?.en ?? '') : undefined;
  const frenchAlts = images?.some(({ alt }) => alt?.fr) ? images.map(({ alt }) => alt?.fr ?? '') : undefined;
  const films = images?.some(({ video }) => video) ? images.map(({ video }) => video ?? '') : undefined;
  return {
    'Pod ID': product.podId,
    ...localized('Title', product.name),
    Brand: product.brand,
    'Product type': product.productType,
    Series: product.series,
    'Pack type': product.packType,
    ...localized('Description', product.description),
    ...localized('Summary', product.summary),
    Categories: writeList(product.categories),
    'Tax code': product.taxCode,
    Status: product.status,
    Flags: writeList(product.flags),
    ...localized('Badge', product.badge),
    ...localized('Keywords', product.keywords),
    'Beverage type': attributes.beverageType,
    Roast: attributes.roast,
    Flavour: writeList(attributes.flavour),
    Caffeine: attributes.caffeine,
    'Caffeine mg': number(attributes.caffeineMg),
    'Pod format': attributes.podFormat,
    Certification: writeList(attributes.certification),
    Dietary: writeList(attributes.dietary),
    Strength: number(attributes.strength),
    Allergens: writeList(attributes.allergens),
    Recyclable: attributes.recyclable === undefined ? '' : String(attributes.recyclable),
    Specs: writePairs(attributes.specs),
    Art: art ? writeList([art.form, ...art.palette, art.motif]) : '',
    Images: writeList(images?.map(({ name }) => name)),
    'Image alts': writeList(alts),
    'Image alts [fr]': writeList(frenchAlts),
    'Image films': writeList(films),
    Components: components
      ? writePairs(Object.fromEntries(components.map(({ code, qty }) => [code, String(qty)])))
      : '',
    Options: product.options.length > 0 ? writeList(product.options) : '',
  };
}

/** What the columns of a variant say. */
export function variantCells(product: CanonicalProduct, variant: CanonicalVariant): Row {
  const values = product.options.map((name) => variant.options[name] ?? '');
  return {
    'Variant code': variant.code,
    'Option values': values.length > 0 ? writeList(values) : '',
    ...localized('Color', variant.color?.name),
    'Color hex': variant.color?.hex,
    Count: number(variant.count),
    'Box count': number(variant.boxCount),
    Price: variant.price.toFixed(2),
    'Discount price': variant.discountPrice?.toFixed(2),
    'Promoted price': variant.promotedPrice?.toFixed(2),
    'Segment prices':
      variant.segmentPrices &&
      writePairs(
        Object.fromEntries(
          Object.entries(variant.segmentPrices).map(([name, price]) => [name, price.toFixed(2)]),
        ),
      ),
    'Sales price strategy': variant.salesPriceStrategy,
    Stock: number(variant.stock),
    'Stock version': variant.stockVersion,
    SKU: variant.sku,
    Barcode: variant.barcode,
    Grams: number(variant.grams),
    'Variant image': variant.image,
  };
}

function categoryRow(category: NativeCategory): Row {
  const rule = category.rule ?? undefined;
  return {
    Row: 'category',
    Code: category.code,
    ...localized('Title', category.names),
    Parent: category.parent ?? '',
    Path: category.path,
    Position: number(category.position),
    ...localized('Story title', category.story?.title),
    ...localized('Story text', category.story?.text),
    'Story image': category.story?.image,
    Rule:
      rule &&
      writePairs(Object.fromEntries(Object.entries(rule).map(([key, values]) => [key, values.join(';')]))),
  };
}
