/** Categories that an import needs: found by code or name, else created below their department. */
import type { SiteId } from '@crema/brands';
import type { Database } from '#platform/db/index.ts';
import { writeCategories } from '../../categories/category.repository.ts';
import type { NativeCategory } from '../../categories/category.types.ts';
import { LANDINGS } from '../../categories/landings.rules.ts';
import type { NativeProduct } from '../../products/native.types.ts';
import { readCategories } from '../../read-model/read.repository.ts';
import type { CategoryWish } from '../import.types.ts';
import { MORE } from '../mapping/kind.rules.ts';
import { type CheckedCategories, checkCategories, type FiledCategory } from './check.rules.ts';

const ROOTS = new Map([...Object.values(LANDINGS), MORE].map((root) => [root.code, root]));
/** Position after everything that a merchant has placed. */
const LAST = 1000;

const fold = (text: string): string => text.normalize('NFC').toLowerCase().trim();

export async function createCategoryFiler(db: Database, site: SiteId) {
  const byCode = new Map((await readCategories(db, site)).map((category) => [category.code, category]));
  /** Codes under which a file's categories exist here, because a category with the same name or path does. */
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
    /** Which of a native file's categories can be written. */
    check: (given: readonly FiledCategory[]): CheckedCategories =>
      checkCategories(given, byCode, new Set(ROOTS.keys())),
    /** Updates the categories from a native file, and creates departments for them. Answers how many changed. */
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
    /** Creates what is missing of the wishes. Answers what it created; `settle` remembers that once it is committed. */
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
    /** The product with the codes that its categories have here. */
    place: (product: NativeProduct): NativeProduct => ({
      ...product,
      categories: product.categories.map((code) => known.get(code) ?? code),
    }),
  };
}

/** Whether two categories are equal, in any order of keys; null equals missing. */
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
