import { randomUUID } from 'node:crypto';
import { editErrors } from '../edits.errors.ts';
import type { Resource, ScheduledEdit, State } from '../edits.types.ts';
import { type EditNote, type Editor, type EditParts, resolved, type Saving } from '../rows/save.service.ts';
import { isSame } from '../rows/version.rules.ts';

/** Changes that wait for somebody to publish them: a row has at most one, and nobody but a preview sees it. */
export function drafting(parts: EditParts, saved: Saving) {
  const { clock, db, repository } = parts;

  /** Whether a field of the draft was changed by an edit after the draft was kept. */
  const isOvertaken = async (draft: ScheduledEdit, state: State): Promise<boolean> => {
    const [last] = await repository.list({ ...draft, limit: 1 });
    if (!last || last.at <= draft.from) return false;
    const { before = {} } = last;
    return Object.keys(draft.changes).some((field) => !isSame(before[field], state[field]));
  };

  return {
    /** Keeps a change of a row as its draft, in place of the one that it has. @throws {OccError} 404, 400 */
    keep: (resource: Resource, key: string, changes: State, editor: Editor, note: EditNote = {}) =>
      db.transaction(async () => {
        const before = (await saved.lockRows(resource, editor, [key])).get(key);
        if (!before) throw editErrors.unknown(editor.language);
        const fields = resolved(resource, changes, before, editor);
        await resource.check?.({ key, before, after: { ...before, ...fields } }, editor);
        const earlier = await repository.draftOf(editor.site.id, resource.name, key);
        if (earlier) await repository.setScheduled(earlier.id, { status: 'cancelled' });
        const draft: ScheduledEdit = {
          ...{ id: randomUUID(), site: editor.site.id, resource: resource.name, key, changes: fields },
          ...{ from: clock.now(), staffId: editor.staffId, status: 'draft', ...note },
        };
        await repository.insertScheduled([draft], clock.now());
        return draft;
      }),

    /**
     * Makes the change of a draft.
     *
     * @throws {OccError} 404 where it is gone, 409 where what it changes was changed since, 400 what the resource refuses
     */
    publish: (resource: Resource, id: string, editor: Editor) =>
      db.transaction(async () => {
        const draft = await repository.scheduledById(editor.site.id, id);
        if (draft?.status !== 'draft') throw editErrors.noDraft(editor.language);
        const { key, changes } = draft;
        const before = (await saved.lockRows(resource, editor, [key])).get(key);
        if (!before) throw editErrors.unknown(editor.language);
        if (await isOvertaken(draft, before)) throw editErrors.staleDraft(editor.language);
        const change = { key, before, after: { ...before, ...changes } };
        const [made] = await saved.apply(resource, [change], editor, { scheduled: id });
        await repository.setScheduled(id, { status: 'done', edit: made?.edit });
        return made;
      }),

    /** Ends a draft that was taken into a change of its row. @throws {OccError} 404 */
    end: async (id: string, editor: Editor): Promise<void> => {
      const draft = await repository.scheduledById(editor.site.id, id);
      if (draft?.status !== 'draft') throw editErrors.noDraft(editor.language);
      await repository.setScheduled(id, { status: 'done' });
    },
  };
}

export type Drafting = ReturnType<typeof drafting>;
