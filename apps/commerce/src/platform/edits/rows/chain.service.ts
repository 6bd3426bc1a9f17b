/** Edits that take edits back, which may be taken back in their turn: which of a chain is in effect. */
import type { EditsRepository } from '../edits.repository.ts';
import type { Edit } from '../edits.types.ts';

type Chained = Pick<EditsRepository, 'byId'>;

/**
 * Whether what an edit took back is as it left it: marked as undone by this one, and what that had taken back itself stands.
 * Otherwise another edit has decided since, and taking this one back would count twice.
 */
export async function isInEffect({ byId }: Chained, edit: Edit): Promise<boolean> {
  let [outer, undone] = [edit, true];
  while (outer.undoes) {
    const inner = await byId(outer.site, outer.undoes);
    if (!inner || inner.undoneBy !== (undone ? outer.id : undefined)) return false;
    [outer, undone] = [inner, !undone];
  }
  return true;
}

/** Marks edits as taken back. What one took back itself stands again, what that took back does not, and so on. */
export async function markUndone(
  { byId, setUndoneBy }: Chained & Pick<EditsRepository, 'setUndoneBy'>,
  undone: readonly { edit: Edit; undoneBy: string }[],
): Promise<void> {
  await setUndoneBy(undone.map(({ edit: { id }, undoneBy }) => ({ id, undoneBy })));
  for (const { edit } of undone) {
    let [inner, stands]: [Edit | undefined, boolean] = [edit, false];
    while (inner?.undoes) {
      await setUndoneBy([{ id: inner.undoes, undoneBy: stands ? inner.id : null }]);
      inner = await byId(inner.site, inner.undoes);
      stands = !stands;
    }
  }
}
