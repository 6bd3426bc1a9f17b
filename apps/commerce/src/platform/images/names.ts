/**
 * Which pictures a product has if its own data name none, and what each shows. One rule for the seed's masters, the
 * catalogue and the image service: all three must agree on a name.
 */

/** The part of a native catalogue product that pictures depend on. */
export interface DrawableProduct {
  /** Lower-case slug. */
  code: string;
  name: { en: string; fr?: string };
  brand: string;
  productType?: string;
  art?: { form: string; palette: readonly string[]; motif: string };
  attributes?: {
    roast?: string;
    flavour?: readonly string[];
    beverageType?: string;
    strength?: number;
  };
  variants: readonly {
    code: string;
    count?: number;
    color?: { name: { en: string }; hex: string };
  }[];
}

/**
 * `pack` is the shot that cards show. Of a pod: itself, its lid from above and close up, a cup of it. Of a brewer: from
 * the front, from close up with a full mug under its spout, and in a kitchen beside a mug.
 */
export type Angle = 'pack' | 'pod' | 'lid' | 'cup' | 'detail' | 'front' | 'served' | 'kitchen';

export interface Picture {
  /** File name, e.g. `dawn-chorus-lid.webp`. */
  name: string;
  angle: Angle;
  /** Code of the variant whose colour or count is shown. */
  variant?: string;
}

export function slug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '');
}

/** Every picture of a product, the pack shot first. Pure: the same data give the same names. */
export function pictures(product: DrawableProduct): Picture[] {
  const form = product.art?.form ?? formOf(product);
  const base = slug(product.code) || 'product';
  const first = product.variants[0]?.code;
  if (COUNTED.has(form) && product.variants.length > 0) {
    const angles: Angle[] = form === 'pod' ? ['pod', 'lid', 'cup', 'detail'] : [];
    return [
      ...sizes(base, product.variants),
      ...angles.map((angle) => ({ name: file(base, '', angle), angle, variant: first })),
    ];
  }
  const angles: Angle[] = form.startsWith('brewer') ? ['pack', 'front', 'served', 'kitchen'] : ['pack'];
  const colors = product.variants.filter((v) => v.color);
  if (colors.length === 0)
    return angles.map((angle) => ({ name: file(base, '', angle), angle, variant: first }));
  const seen = new Set<string>();
  return colors.flatMap((variant) => {
    const suffix = slug(variant.color?.name.en ?? '') || slug(variant.code);
    if (seen.has(suffix)) return [];
    seen.add(suffix);
    return angles.map((angle) => ({ name: file(base, suffix, angle), angle, variant: variant.code }));
  });
}

/** Forms whose label shows the count: every size has a pack shot of its own. */
const COUNTED = new Set(['pod', 'bag', 'can', 'fractional']);
/** The most common size: its pictures are named after the product alone. */
const USUAL = 24;

function sizes(base: string, variants: DrawableProduct['variants']): Picture[] {
  const seen = new Set<number | undefined>();
  return variants.flatMap(({ code, count }) => {
    if (seen.has(count)) return [];
    seen.add(count);
    const suffix = count === undefined || count === USUAL ? '' : String(count);
    return [{ name: file(base, suffix, 'pack'), angle: 'pack' as const, variant: code }];
  });
}

const FRENCH = /-fr\.webp$/;

/** Whether its pictures show words of the product, so that they are drawn in French too. */
export const isWorded = (product: DrawableProduct): boolean =>
  product.name.fr !== undefined && COUNTED.has(product.art?.form ?? formOf(product));

/** Name of the same picture with its label in French, e.g. `dawn-chorus-lid-fr.webp`. */
export const inFrench = (name: string): string => name.replace(/\.webp$/, '-fr.webp');

/** Name, without its ending, of the picture that this is the French one of; undefined for any other name. */
export const frenchOf = (name: string): string | undefined =>
  FRENCH.test(name) ? name.replace(FRENCH, '') : undefined;

/** File names only, in gallery order. */
export function pictureNames(product: DrawableProduct): string[] {
  return pictures(product).map((p) => p.name);
}

function file(base: string, suffix: string, angle: Angle): string {
  return `${[base, suffix, angle === 'pack' ? '' : angle].filter(Boolean).join('-')}.webp`;
}

/** The plate family of a product without one, such as an imported product. */
export function formOf(product: DrawableProduct): string {
  const text = `${product.productType ?? ''} ${product.name.en}`.toLowerCase();
  const rules: [RegExp, string][] = [
    [/\bpods?\b|capsule|single.serve/, 'pod'],
    [/brewer|coffee (maker|machine)|espresso machine/, 'brewer'],
    [/frother/, 'frother'],
    [/tumbler|travel mug|bottle|flask/, 'tumbler'],
    [/\bmugs?\b|\bcups? (and|&) saucer/, 'mug'],
    [/paper cup|sleeve/, 'cup'],
    [/carousel|rack/, 'carousel'],
    [/drawer|storage/, 'drawer'],
    [/descal|cleaner/, 'descaler'],
    [/filter/, 'filter'],
    [/carafe|server|dripper|press/, 'carafe'],
    // The kit's brewer is not known here, so it shows none.
    [/bundle|gift|sampler|collection|starter kit/, 'bundle'],
    [/\btins?\b|\bcans?\b|canister/, 'can'],
    [/sachet|fractional|packet/, 'fractional'],
  ];
  return rules.find(([pattern]) => pattern.test(text))?.[1] ?? 'bag';
}

/** Families of dissimilar products: the product's own words select the model. */
const MODELS: [family: RegExp, words: RegExp, model: string][] = [
  [/^frother$/, /pitcher|jug/, 'pitcher'],
  [/^frother$/, /hand|wand|whisk/, 'wand'],
  [/^carafe$/, /thermal|airpot|insulated/, 'thermal'],
  [/^filter$/, /liner|paper/, 'liners'],
  [/^filter$/, /reusable|refill/, 'reusable'],
  [/^filter$/, /\b6\b|\bsix\b/, 'filter-six'],
  [/^filter$/, /\b2\b|\btwo\b|\bpair\b/, 'filter-pair'],
  [/^cup$/, /glass/, 'glasses'],
  [/^cup$/, /espresso/, 'espresso'],
  [/^cup$/, /\blids?\b/, 'lids'],
  [/^drawer$/, /tray|bamboo/, 'tray'],
  [/^drawer$/, /\b60\b/, 'drawer-wide'],
  [/^drawer$/, /recycl/, 'recycler'],
  [/^drawer$/, /caddy/, 'caddy'],
  [/^carousel$/, /rail|wall/, 'rail'],
  [/^carousel$/, /\b20\b/, 'carousel-little'],
  [/^carousel$/, /\b70\b/, 'carousel-tall'],
  [/^tumbler$/, /cozy/, 'cozy'],
  [/^tumbler$/, /thermos|flask/, 'thermal'],
  [/^tumbler$/, /cold|iced/, 'cold'],
  [/^descaler$/, /tablet/, 'tablets'],
];

/** The model for a product of a family, by the product's own words; else the family's default. */
export function modelOf(form: string, words: string): string {
  const text = words.toLowerCase();
  return MODELS.find(([family, pattern]) => family.test(form) && pattern.test(text))?.[2] ?? form;
}
