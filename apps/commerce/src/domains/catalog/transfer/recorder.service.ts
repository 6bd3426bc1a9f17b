import type { Resource } from '#platform/edits/index.ts';
import type { Platform } from '#platform/index.ts';
import type { WrittenProduct } from '../write/write.types.ts';
import { editsOf } from './whole.resource.ts';

type Batch = Platform['edits']['batch'];

/** Keeps what an import writes as edits of one batch, so that one undo takes it back. */
export function importRecorder(batch: Batch, whole: Resource, stock: Resource) {
  return {
    open: (editor: Parameters<Batch['open']>[1], reason: string): Promise<string> =>
      batch.open(whole, editor, reason),

    /** In the transaction that has written the products. */
    record: async (
      id: string,
      written: readonly WrittenProduct[],
      editor: Parameters<Batch['record']>[3],
    ): Promise<void> => {
      const made = editsOf(written);
      await batch.record(id, whole, made.products, editor);
      await batch.record(id, stock, made.stock, editor);
    },

    close: batch.close,
  };
}

export type Recorder = ReturnType<typeof importRecorder>;
