/** A product as staff see it, and back. */
import type { State } from '#platform/edits/index.ts';
import { LANDINGS } from '../categories/landings.rules.ts';
import type { Localized, NativeProduct, ProductType } from '../products/native.types.ts';
import type { CanonicalProduct, CanonicalVariant } from '../write/canonical.rules.ts';

/** A variant in the form of its product. */
interface VariantState {
  code: string;
  size: string | null;
  /** In minor units. */
  price: number;
  units: number | null;
}

/** The option of a product that is told apart by one thing only. */
const OPTION = 'Size';

export function stateOf(product: CanonicalProduct): State {
  const { status, name, description, brand, productType, taxCode, categories, variants } = product;
  const { summary = null, badge = null, keywords = null, images = [] } = product;
  return {
    ...{ status, name, summary, description, brand, productType, taxCode, categories },
    ...{ badge, keywords, images },
    variants: variants.map((variant) => ({
      ...{ code: variant.code, size: sizeOf(product, variant) },
      ...{ price: Math.round(variant.price * 100), units: null },
    })),
    further: furtherOf(product),
  };
}

/** What a form says nothing of. */
interface Further {
  product: Omit<CanonicalProduct, 'variants'>;
  /** By code, with their stock. */
  variants: Record<string, CanonicalVariant>;
}

function furtherOf({ variants, ...product }: CanonicalProduct): Further {
  const { description: _description, images: _images, ...rest } = product;
  return {
    product: { ...rest, description: { en: '' } },
    variants: Object.fromEntries(variants.map((variant) => [variant.code, variant])),
  };
}

/** What tells a variant apart: a value, or `Name: value; Name: value` where a product has several options. */
function sizeOf({ options }: Options, variant: CanonicalVariant): string | null {
  const [only] = options;
  if (options.length <= 1) return (only !== undefined && variant.options[only]) || null;
  return options.map((name) => `${name}: ${variant.options[name] ?? ''}`).join('; ');
}

/** The options of a text as `sizeOf` writes it; `undefined`: it does not name all of them. */
export function optionsIn(names: readonly string[], size: string | null): Record<string, string> | undefined {
  const text = size?.trim() ?? '';
  if (names.length <= 1) return text === '' ? {} : { [names[0] ?? OPTION]: text };
  const said = new Map(
    text.split(';').map((part) => {
      const [name = '', ...value] = part.split(':');
      return [name.trim(), value.join(':').trim()] as const;
    }),
  );
  const values = names.map((name) => [name, said.get(name) ?? ''] as const);
  return values.some(([, value]) => value === '') ? undefined : Object.fromEntries(values);
}

export const variantsIn = (state: State | undefined): VariantState[] =>
  (state?.variants ?? []) as VariantState[];

/**
 * The product that a state says: the stored one with the state's fields, or a new one. One that comes back by an undo has what it
 * had, its stock included.
 */
export function productOf(
  code: string,
  state: State,
  stored: CanonicalProduct | undefined,
): CanonicalProduct {
  const text = (value: unknown): Localized | undefined => (value as Localized | null) ?? undefined;
  const productType = state.productType as ProductType;
  const categories = state.categories as string[];
  const base = stored ?? (state.further as Further | undefined)?.product;
  const variants = variantsOf(state, stored);
  return {
    ...(base ?? { attributes: {} }),
    code,
    status: state.status as NativeProduct['status'],
    name: state.name as Localized,
    description: text(state.description) ?? { en: '' },
    brand: String(state.brand),
    productType,
    taxCode: state.taxCode as NativeProduct['taxCode'],
    categories: categories.length > 0 ? categories : [LANDINGS[productType].code],
    images: state.images as NativeProduct['images'],
    options: optionNames(base, variants),
    variants,
    ...{ summary: text(state.summary), badge: text(state.badge), keywords: text(state.keywords) },
  };
}

type Options = Pick<CanonicalProduct, 'options'>;

function optionNames(base: Options | undefined, variants: readonly CanonicalVariant[]): string[] {
  if (base && base.options.length > 0) return base.options;
  return variants.some(({ options }) => Object.keys(options).length > 0) ? [OPTION] : [];
}

/** Variants in the order of the state. What is known of one stays but for what the state says. */
function variantsOf(state: State, stored: CanonicalProduct | undefined): CanonicalVariant[] {
  const further = state.further as Further | undefined;
  const known = new Map(Object.entries(further?.variants ?? {}));
  for (const variant of stored?.variants ?? []) known.set(variant.code, variant);
  const base: Options = stored ?? further?.product ?? { options: [] };
  return variantsIn(state).map(({ code, size, price, units }) => {
    const own = known.get(code);
    const isSame = own !== undefined && sizeOf(base, own) === size;
    const options = isSame ? own.options : (optionsIn(base.options, size) ?? own?.options ?? {});
    if (own) return { ...own, options, price: price / 100 };
    return { code, options, price: price / 100, salesPriceStrategy: 'ALL', stock: units ?? 0 };
  });
}
