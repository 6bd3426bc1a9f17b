/** Categories that an import needs: found by code or name, else made under their department. */
import type { SiteId } from '@crema/brands';
import type { Database } from '#platform/db/index.ts';
import { LANDINGS, type NativeCategory, writeCategories } from '../catalog.categories.write.ts';
import type { NativeProduct } from '../catalog.native.ts';
import { readCategories } from '../catalog.repository.ts';
import { type CheckedCategories, checkCategories, type FiledCategory } from './categories.check.ts';
import type { CategoryWish } from './import.types.ts';
import { MORE } from './mapping.kind.ts';

const ROOTS = new Map([...Object.values(LANDINGS), MORE].map((root) => [root.code, root]));
/** After everything a merchant placed. */
const LAST = 1000;

const fold = (text: string): string => text.normalize('NFC').toLowerCase().trim();

export async function createCategoryFiler(db: Database, site: SiteId) {
  const byCode = new Map((await readCategories(db, site)).map((category) => [category.code, category]));
  /** Codes that a file's category goes by here, because the name or the path is taken by it. */
  const known = new Map<string, string>();

  const find = ({ code, name, parent }: CategoryWish): NativeCategory | undefined => {
    if (byCode.has(code)) return byCode.get(code);
    const path = parent ? `${parent}/${code}` : code;
    for (const category of byCode.values()) {
      if (category.path.toLowerCase() === path) return category;
      if (fold(category.names.en) === fold(name.en) && (category.parent ?? undefined) === parent)
        return category;
    }
    return undefined;
  };

  return {
    /** What of a native file's categories can go in. */
    check: (given: readonly FiledCategory[]): CheckedCategories =>
      checkCategories(given, byCode, new Set(ROOTS.keys())),
    /**
     * Brings the categories to what a native file says, and makes a department that it puts something under. Answers
     * with how many were not so already.
     */
    replace: async (categories: readonly NativeCategory[]): Promise<number> => {
      const changed = categories
        .map((category, position) => ({ position, ...category }))
        .filter((category) => !same(byCode.get(category.code), category));
      const taken = new Set([...byCode.values(), ...categories].map(({ path }) => path.toLowerCase()));
      for (const code of new Set(categories.map(({ parent }) => parent))) {
        const root = code ? ROOTS.get(code) : undefined;
        if (root && !taken.has(root.path)) changed.push({ ...root, position: root.position ?? LAST });
      }
      if (changed.length > 0) await writeCategories(db, site, changed, 'replace');
      for (const category of changed) byCode.set(category.code, category);
      return changed.length;
    },
    /** Makes what is missing of the wishes. Answers with what it made; `settle` keeps that once it is committed. */
    make: async (wishes: readonly CategoryWish[]): Promise<NativeCategory[]> => {
      const missing = new Map<string, NativeCategory>();
      for (const wish of wishes) {
        if (known.has(wish.code) || missing.has(wish.code)) continue;
        const found = find(wish);
        if (found) {
          known.set(wish.code, found.code);
          continue;
        }
        const root = ROOTS.get(wish.parent ?? wish.code);
        if (root && !byCode.has(root.code)) missing.set(root.code, root);
        if (wish.parent) {
          const path = `${root?.path ?? wish.parent}/${wish.code}`;
          missing.set(wish.code, {
            code: wish.code,
            parent: wish.parent,
            path,
            names: wish.name,
            position: LAST,
          });
        }
      }
      if (missing.size > 0) await writeCategories(db, site, [...missing.values()], 'keep');
      return [...missing.values()];
    },
    settle: (made: readonly NativeCategory[]): void => {
      for (const category of made) byCode.set(category.code, category);
    },
    /** The product under the codes that its categories go by here. */
    place: (product: NativeProduct): NativeProduct => ({
      ...product,
      categories: product.categories.map((code) => known.get(code) ?? code),
    }),
  };
}

/** Equal whatever the order of keys and whether a field is null or missing. */
function same(before: NativeCategory | undefined, now: NativeCategory): boolean {
  return before !== undefined && flat(before) === flat(now);
}

function flat(value: unknown): string {
  return JSON.stringify(value, (_key, field: unknown) =>
    field !== null && typeof field === 'object' && !Array.isArray(field)
      ? Object.fromEntries(
          Object.entries(field)
            .filter(([, inner]) => inner !== null && inner !== undefined)
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : field,
  );
}
