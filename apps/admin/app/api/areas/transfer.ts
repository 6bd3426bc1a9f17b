import { queryOptions } from '@tanstack/react-query';
import { call, path } from '../client.ts';
import { ConnectionLost } from '../errors.ts';
import type { Answer } from '../types.ts';

/** An upload of a catalogue file, and what became of it. */
export type CatalogImport = Answer<'adminListImports'>['items'][number];

export interface ImportOptions {
  replace: boolean;
  allStock: boolean;
}

const AGAIN_MS = 700;
/** Tries of a piece, and the pause between them, ms. */
const TRIES = 3;
const PAUSE_MS = 1000;

/** The latest first; asked again while one is at work. */
export const importsQuery = (site: string) =>
  queryOptions({
    queryKey: ['imports', site],
    queryFn: async ({ signal }) =>
      (await call<Answer<'adminListImports'>>(path(site, 'catalog', 'imports'), { signal })).items,
    refetchInterval: ({ state: { data } }) =>
      ['checking', 'applying'].includes(data?.[0]?.status ?? '') ? AGAIN_MS : false,
  });

/** An upload that is under way: as far as is known, so much has arrived. */
export interface Upload {
  id: string;
  /** Bytes of a piece. */
  piece: number;
  done: number;
}

export const startImport = async (site: string, file: File, options: ImportOptions): Promise<Upload> => {
  const body = { name: file.name, bytes: file.size, ...options };
  const answer = await call<Answer<'adminStartImport', 201>>(path(site, 'catalog', 'imports'), {
    ...{ method: 'POST', body },
  });
  return { id: answer.import.id, piece: answer.piece, done: 0 };
};

/**
 * Sends the rest of a file, piece by piece.
 *
 * @throws ConnectionLost when a piece did not arrive at the third try, Refusal
 */
export async function sendRest(
  site: string,
  file: File,
  upload: Upload,
  onSent: (upload: Upload) => void,
): Promise<void> {
  for (let { done } = upload; done < file.size; ) {
    const end = Math.min(done + upload.piece, file.size);
    const piece = new File([file.slice(done, end)], file.name, { type: 'application/octet-stream' });
    await sendPiece(path(site, 'catalog', 'imports', upload.id, 'pieces'), piece, done);
    done = end;
    onSent({ ...upload, done });
  }
}

async function sendPiece(at: string, file: File, from: number): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      await call(at, { method: 'POST', file, query: { from } });
      return;
    } catch (error) {
      if (!(error instanceof ConnectionLost) || tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
}

export const stepOfImport = (site: string, id: string, step: 'check' | 'apply'): Promise<CatalogImport> =>
  call(path(site, 'catalog', 'imports', id, step), { method: 'POST' });

export const dropImport = (site: string, id: string): Promise<void> =>
  call(path(site, 'catalog', 'imports', id), { method: 'DELETE' });
