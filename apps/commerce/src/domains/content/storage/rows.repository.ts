import type { SiteId } from '@crema/brands';
import type { Database } from '#platform/db/index.ts';
import { contentAdminRepository } from '../admin/admin.repository.ts';
import type { EntryRow } from './content.tables.ts';

type Kind = EntryRow['kind'];

/** Rows of a site by kind and key, for resources of other domains. */
export interface SiteRows {
  /** Values by key; locked until the running transaction ends where `lock` is set. */
  read(
    of: { site: SiteId; kind: Kind },
    keys: readonly string[],
    options: { lock: boolean },
  ): Promise<Map<string, unknown>>;
  /** Writes a value; `undefined`: there is none. */
  write(of: { site: SiteId; kind: Kind }, key: string, value: unknown): Promise<void>;
}

export function siteRows(db: Database): SiteRows {
  const repository = contentAdminRepository(db);
  return {
    read: async (of, keys, options) =>
      new Map((await repository.entriesBy(of, keys, options)).map(({ key, value }) => [key, value])),
    write: async (of, key, value) => {
      if (value === undefined) return void (await repository.removeEntry({ ...of, key }));
      const position = await repository.nextPosition(of.site);
      await repository.writeEntry({ ...of, key, value, position });
    },
  };
}
