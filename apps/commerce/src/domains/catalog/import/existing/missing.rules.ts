/** What a product would lose to a native file with fewer variants, columns or fields. */

import { type Sentence, sentence } from '../../sentences/sentence.rules.ts';
import type { CanonicalProduct } from '../../write/canonical.rules.ts';

/** Whether the file contains a field, e.g. `badge.fr`, `variants.sku` (of the variant with that code). */
export type Says = (field: string, variant?: string) => boolean;

const MOST_NAMED = 8;
/** Fields that are never lost: codes identify, and stock stays if a file has none. */
const KEPT = new Set(['code', 'stock', 'stockVersion']);

/** Names of fields in a file: column titles in a CSV. */
export interface Naming {
  kind: 'theColumns' | 'theFields';
  nameOf(field: string): string;
}

/** What is lost; undefined if the product loses nothing on which the file is silent. */
export function missingFrom(
  stored: CanonicalProduct,
  next: CanonicalProduct,
  says: Says,
  { kind, nameOf }: Naming,
): Sentence | undefined {
  const { variants: before, ...product } = stored;
  const { variants: after, ...other } = next;
  const gone = before.filter(({ code }) => !after.some((variant) => variant.code === code));
  const fields = new Set(lost(product, other, '').filter((field) => !says(field)));
  for (const variant of before) {
    const same = after.find(({ code }) => code === variant.code);
    if (!same) continue;
    for (const field of lost(variant, same, 'variants.')) if (!says(field, variant.code)) fields.add(field);
  }
  const parts = [
    named(
      'theVariants',
      gone.map(({ code }) => code),
    ),
    named(kind, [...new Set([...fields].map(nameOf))]),
  ].filter((part) => part !== undefined);
  const [one, second] = parts;
  if (!one) return undefined;
  return sentence('loses', { parts: second ? sentence('both', { one, other: second }) : one });
}

function named(kind: 'theVariants' | Naming['kind'], all: readonly string[]): Sentence | undefined {
  if (all.length === 0) return undefined;
  const names = all.slice(0, MOST_NAMED).join(', ');
  const count = all.length - MOST_NAMED;
  return sentence(kind, { names: count > 0 ? sentence('namesAndMore', { names, count }) : names });
}

/** Fields of the first that the second lacks or has with another value. */
function lost(before: object, after: object, prefix: string): string[] {
  const then = leavesOf(before, prefix);
  const now = leavesOf(after, prefix);
  const pictures = new Set((after as Partial<CanonicalProduct>).images?.map(({ name }) => name));
  return [...then].flatMap(([field, value]) => {
    if (now.get(field) === value) return [];
    // The text of a removed picture is removed with it.
    const [, picture] = /^images\.\w+(?:\.\w+)? (.*)$/s.exec(field) ?? [];
    if (picture !== undefined && !pictures.has(picture)) return [];
    return picture !== undefined && now.has(field) ? [] : [field.replace(/ .*$/s, '')];
  });
}

/** Single values by their path: `name.fr`, `attributes.roast`, `images.alt.en dawn.webp`. */
function leavesOf(value: object, prefix: string): Map<string, string> {
  const leaves = new Map<string, string>();
  const put = (field: string, leaf: unknown): void => {
    if (leaf !== undefined && leaf !== null) leaves.set(field, JSON.stringify(leaf));
  };
  for (const [key, field] of Object.entries(value)) {
    const path = `${prefix}${key}`;
    if (KEPT.has(key)) continue;
    if (key === 'images') {
      const images = field as NonNullable<CanonicalProduct['images']>;
      put(
        path,
        images.map(({ name }) => name),
      );
      for (const { name, alt, video } of images) {
        put(`${path}.alt.en ${name}`, alt?.en);
        put(`${path}.alt.fr ${name}`, alt?.fr);
        put(`${path}.video ${name}`, video);
      }
    } else if (key === 'attributes' || isNamed(field)) {
      for (const [inner, leaf] of leavesOf(field as object, `${path}.`)) leaves.set(inner, leaf);
    } else put(path, field);
  }
  return leaves;
}

/** A localized text, or a colour with its localized name. */
const isNamed = (field: unknown): boolean =>
  typeof field === 'object' && field !== null && ('en' in field || 'hex' in field);

/** Fields of a product in a native JSON file: every key that is present, whatever its value. */
export function saysJson(product: object): Says {
  const own = new Set<string>();
  collect(product, '', own);
  const { variants } = product as { variants?: unknown };
  const byCode = new Map<unknown, Set<string>>();
  for (const variant of Array.isArray(variants) ? variants : []) {
    const fields = new Set<string>();
    collect(variant, 'variants.', fields);
    byCode.set((variant as { code?: unknown }).code, fields);
  }
  return (field, variant) => (variant === undefined ? own : byCode.get(variant))?.has(field) ?? false;
}

function collect(value: unknown, prefix: string, into: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, field] of Object.entries(value)) {
    into.add(`${prefix}${key}`);
    if (key === 'variants') continue;
    if (Array.isArray(field)) for (const item of field) collect(item, `${prefix}${key}.`, into);
    else collect(field, `${prefix}${key}.`, into);
  }
}
