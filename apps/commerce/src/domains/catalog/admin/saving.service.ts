import type { Language, SiteId } from '@crema/brands';
import { badRequest } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { productsByCode } from '../read-model/read.repository.ts';
import { inWords } from '../sentences/sentence.rules.ts';
import type { CanonicalProduct } from '../write/canonical.rules.ts';
import { nativeOf } from '../write/rows.rules.ts';
import { lockSite, removeProducts } from '../write/write.repository.ts';
import type { createWriter } from '../write/write.service.ts';

export interface ProductStore {
  /** Products by code, drafts included; with `lock` no import or edit writes the site's products meanwhile. */
  read(
    site: SiteId,
    codes: readonly string[],
    options: { lock: boolean },
  ): Promise<Map<string, CanonicalProduct>>;
  /** Writes whole products as an import would. @throws {OccError} 400 with the reason of the first that is refused */
  write(site: SiteId, products: readonly CanonicalProduct[], language: Language): Promise<void>;
  /** Removes products with all that is theirs, in the running transaction; their tags are to be published. */
  remove(site: SiteId, codes: readonly string[]): Promise<void>;
}

/** Products as edits read and write them: by the same way as every import, in the transaction of the edit. */
export function productStore(
  { db }: Pick<Platform, 'db'>,
  { writeProducts }: Pick<ReturnType<typeof createWriter>, 'writeProducts'>,
): ProductStore {
  return {
    read: async (site, codes, { lock }) => {
      if (lock) await lockSite(db, site);
      const records = await productsByCode(db, site, codes);
      return new Map(records.map((record) => [record.code, nativeOf(record)]));
    },
    remove: async (site, codes) => {
      if (codes.length > 0) await removeProducts(db, site, codes);
    },
    write: async (site, products, language) => {
      if (products.length === 0) return;
      const { refused } = await writeProducts(site, products, { source: 'edit' });
      const [first] = refused;
      if (first)
        throw badRequest('ValidationError', inWords(first.message, language), {
          reason: first.reason,
          subject: 'body',
          subjectType: 'field',
        });
    },
  };
}
