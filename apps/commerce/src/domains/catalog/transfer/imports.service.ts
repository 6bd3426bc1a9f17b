import { randomUUID } from 'node:crypto';
import type { Language } from '@crema/brands';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { inspectFile } from '../import/files/encoding.service.ts';
import { FileRefused } from '../import/import.errors.ts';
import { inWords } from '../sentences/sentence.rules.ts';
import type { ImportFiles } from './files.service.ts';
import type { ImportsRepository } from './imports.repository.ts';
import type { Recorder } from './recorder.service.ts';
import { importErrors } from './transfer.errors.ts';
import { type CatalogImport, MOST_BYTES, MOST_UNDONE } from './transfer.types.ts';

/** Files and results are kept so long, ms: 30 days. */
const KEPT_MS = 30 * 24 * 3_600_000;
const LISTED = 10;

interface Parts extends Pick<Platform, 'db' | 'clock'> {
  repository: ImportsRepository;
  files: ImportFiles;
  recorder: Recorder;
}

type Editor = SiteContext & { staffId: string };

/** What is uploaded. */
interface NewImport {
  name: string;
  bytes: number;
  replace?: boolean;
  allStock?: boolean;
}

/** Catalogue files that staff upload in pieces, have checked, and apply. */
export function importsService(parts: Parts) {
  const { clock, files, repository, recorder, db } = parts;

  const locked = async ({ site, language }: SiteContext, id: string): Promise<CatalogImport> => {
    const row = await repository.byId(site.id, id, { lock: true });
    if (!row) throw importErrors.unknown(language);
    return row;
  };

  const discard = async ({ id }: Pick<CatalogImport, 'id'>): Promise<void> => {
    await repository.remove(id);
    await files.remove(id);
  };

  const read = async ({ site, language }: SiteContext, id: string): Promise<CatalogImport> => {
    const row = await repository.byId(site.id, id);
    if (!row) throw importErrors.unknown(language);
    return row;
  };

  return {
    read,
    list: ({ site }: SiteContext) => repository.list(site.id, LISTED),

    /** A new one, in place of those of the site that were never applied. @throws {OccError} 400, 409 while one runs */
    start: async ({ site, language, staffId }: Editor, { name, bytes, ...options }: NewImport) => {
      if (bytes > MOST_BYTES) throw importErrors.tooLarge(language);
      if ((await repository.inStatus(site.id, ['checking', 'applying'])).length > 0)
        throw importErrors.running(language);
      const at = clock.now();
      const gone = [
        ...(await repository.inStatus(site.id, ['uploading', 'checked'])),
        ...(await repository.olderThan(site.id, new Date(at.getTime() - KEPT_MS))),
      ];
      for (const row of gone) await discard(row);
      const id = randomUUID();
      await files.create(id);
      await repository.insert({
        ...{ id, at, site: site.id, staffId, fileName: name, bytes, status: 'uploading' },
        ...{ replace: options.replace ?? false, allStock: options.allStock ?? false, total: bytes },
      });
      return read({ site, language } as SiteContext, id);
    },

    /**
     * Keeps a piece of the file; with the last one the check begins.
     *
     * @param from byte at which the piece begins: the end of what is there, or the beginning of the last piece again
     * @throws {OccError} 400 for what is no file of products, 404, 409 for a piece in another place
     */
    put: async (ctx: Editor, id: string, { from, piece }: { from: number; piece: Buffer }) => {
      const row = await db.transaction(async () => {
        const found = await locked(ctx, id);
        const end = from + piece.length;
        if (found.status !== 'uploading') throw importErrors.notNow(ctx.language);
        if (from > found.done || end < found.done || end > found.bytes)
          throw importErrors.place(ctx.language);
        await files.put(id, from, piece);
        await repository.set(id, { done: end });
        return { ...found, done: end };
      });
      if (row.done < row.bytes) return row;
      await requireReadable(files.pathOf(id, 'upload'), ctx.language, () => discard(row));
      await repository.set(id, { status: 'checking', done: 0, total: 0 });
      return read(ctx, id);
    },

    /** Checks the file again. @throws {OccError} 404, 409 */
    check: async (ctx: Editor, id: string) => {
      await db.transaction(async () => {
        const { status } = await locked(ctx, id);
        if (status !== 'checked') throw importErrors.notNow(ctx.language);
        await repository.set(id, { status: 'checking', done: 0, total: 0 });
      });
      return read(ctx, id);
    },

    /** Does what the check has shown. @throws {OccError} 404, 409 where products were changed since */
    apply: async (ctx: Editor, id: string) => {
      await db.transaction(async () => {
        const row = await locked(ctx, id);
        if (row.status !== 'checked' || !row.checkedAt) throw importErrors.notNow(ctx.language);
        if (await repository.isChangedSince(ctx.site.id, row.checkedAt))
          throw importErrors.stale(ctx.language);
        const batch = isUndoable(row) ? await recorder.open(ctx, row.fileName) : null;
        await repository.set(id, { status: 'applying', done: 0, total: 0, batch });
      });
      return read(ctx, id);
    },

    /** Drops one that was not applied. @throws {OccError} 404, 409 */
    drop: async (ctx: Editor, id: string) => {
      const row = await read(ctx, id);
      if (!['uploading', 'checked', 'failed'].includes(row.status)) throw importErrors.notNow(ctx.language);
      await discard(row);
    },
  };
}

export type Imports = ReturnType<typeof importsService>;

/** Whether one undo could take the whole import back. */
export const isUndoable = ({ report }: Pick<CatalogImport, 'report'>): boolean =>
  report !== null && report.products.created + report.products.updated <= MOST_UNDONE;

/** @throws {OccError} 400 with the reason of a file that is no text, or an empty one */
async function requireReadable(
  path: string,
  language: Language,
  discard: () => Promise<void>,
): Promise<void> {
  try {
    await inspectFile(path);
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    await discard();
    throw importErrors.unusable(inWords(error.sentence, language));
  }
}
