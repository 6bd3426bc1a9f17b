import { randomUUID } from 'node:crypto';
import type { EditsPlatform } from '../edits.deps.ts';
import type { EditsRepository } from '../edits.repository.ts';
import type { Resource, RowChange } from '../edits.types.ts';
import type { Editor } from '../rows/save.service.ts';
import type { BatchesRepository } from './batches.repository.ts';

interface Parts extends Pick<EditsPlatform, 'clock'> {
  batches: BatchesRepository;
  repository: EditsRepository;
}

/** Batches of rows that a domain writes itself, with one undo as of every other. */
export const ownBatches = ({ batches, clock, repository }: Parts) => ({
  /**
   * Begins a batch of rows that a domain writes itself, such as those of an import: `record` tells of each write, and `close`
   * ends it. From then on it is taken back as any other.
   */
  open: async (resource: Resource, editor: Editor, reason?: string): Promise<string> => {
    const id = randomUUID();
    await batches.insertBatch({
      ...{ id, at: clock.now(), site: editor.site.id, resource: resource.name, staffId: editor.staffId },
      ...{ changes: {}, reason: reason ?? null, from: null, until: null, rows: [], status: 'running' },
    });
    return id;
  },

  /** Keeps what was written, in the running transaction. */
  record: (
    batch: string,
    resource: Resource,
    changes: readonly RowChange[],
    { site, staffId }: Pick<Editor, 'site' | 'staffId'>,
  ): Promise<void> =>
    repository.insert(
      changes.map(({ key, before, after }) => ({
        ...{ id: randomUUID(), at: clock.now(), site: site.id, resource: resource.name, key },
        ...{ staffId, before, after, batch },
      })),
    ),

  close: async (id: string): Promise<void> => {
    const rows = (await repository.keysOfBatch(id)).map((key): [string, string] => [key, '']);
    await batches.setBatch(id, { rows, done: rows.length, status: 'done' });
  },
});
