import { randomUUID } from 'node:crypto';
import { SITES } from '@crema/brands';
import { OccError } from '#platform/http/index.ts';
import { editErrors } from './edits.errors.ts';
import type { Resource, ScheduledEdit, State } from './edits.types.ts';
import { checkPeriod, overlapping, type Period } from './schedule.rules.ts';
import { type Editor, type EditNote, type EditParts, resolved, type Saving } from './save.service.ts';

/** Rows to change in a period. */
interface Planned extends Period {
  keys: readonly string[];
  changes: State;
}

/** Changes that wait for their time. A task of every process that runs jobs carries them out. */
export function scheduling(parts: EditParts, saved: Saving) {
  const { clock, db, repository } = parts;

  /** Carries out the next change that is due in a transaction of its own. Answers whether there was one. */
  const step = async (): Promise<boolean> => {
    let claimed: ScheduledEdit | undefined;
    try {
      return await db.transaction(async () => {
        claimed = await repository.dueToBegin(clock.now());
        if (claimed) return begin(claimed);
        claimed = await repository.dueToEnd(clock.now());
        return claimed ? end(claimed) : false;
      });
    } catch (error) {
      if (!claimed || !(error instanceof OccError)) throw error;
      // What a shop refuses now it refuses again: the change is left to staff, with the reason.
      await repository.setScheduled(claimed.id, { status: 'failed', problem: error.message });
      return true;
    }
  };

  const begin = async (planned: ScheduledEdit): Promise<true> => {
    const { id, key, changes, until, reason } = planned;
    const resource = parts.resourceOf(planned.resource);
    const editor = editorOf(planned);
    if (!resource) throw editErrors.unknown(editor.language);
    if (until && until <= clock.now()) {
      await repository.setScheduled(id, { status: 'failed', problem: editErrors.missed(editor.language) });
      return true;
    }
    const note: EditNote = { scheduled: id, ...(reason ? { reason } : {}), ...(planned.batch ? { batch: planned.batch } : {}) };
    const { edit } = await saved.save(resource, key, { changes }, editor, note);
    await repository.setScheduled(id, { status: until ? 'active' : 'done', edit });
    return true;
  };

  const end = async (planned: ScheduledEdit): Promise<true> => {
    if (planned.edit) await saved.undo(planned.edit, editorOf(planned), { scheduled: planned.id });
    await repository.setScheduled(planned.id, { status: 'done' });
    return true;
  };

  return {
    /**
     * Schedules a change of rows, each on its own. What it sets is made out now: a percentage is taken of the price of today.
     *
     * @throws {OccError} 400 for a time gone by, 404 unknown, 409 where another change has the same field then
     */
    plan: (resource: Resource, { keys, changes, ...period }: Planned, editor: Editor, note: EditNote = {}) =>
      db.transaction(async () => {
        checkPeriod(period, clock.now(), editor.language);
        const rows = await saved.lockRows(resource, editor, keys);
        const open = await repository.openOf(editor.site.id, resource.name, keys);
        const made: ScheduledEdit[] = [];
        for (const key of keys) {
          const state = rows.get(key);
          if (!state) throw editErrors.unknown(editor.language);
          const fields = resolved(resource, changes, state, editor);
          if (overlapping(open, { key, changes: fields, ...period }))
            throw editErrors.overlaps(editor.language, key);
          await resource.check?.({ key, before: state, after: { ...state, ...fields } }, editor);
          made.push({
            ...{ id: randomUUID(), site: editor.site.id, resource: resource.name, key, changes: fields },
            ...{ ...period, staffId: editor.staffId, status: 'waiting', ...note },
          });
        }
        await repository.insertScheduled(made, clock.now());
        return made;
      }),

    /** Cancels a change: one that waits never begins, one in effect ends now. @throws {OccError} 404, 409 */
    cancel: (id: string, editor: Editor) =>
      db.transaction(async () => {
        const planned = await repository.scheduledById(editor.site.id, id);
        if (!planned) throw editErrors.unknown(editor.language);
        if (planned.status === 'active' && planned.edit) await saved.undo(planned.edit, editor);
        if (planned.status !== 'done') await repository.setScheduled(id, { status: 'cancelled' });
        return planned;
      }),

    /** Carries out everything that is due. */
    run: async (): Promise<void> => {
      while (await step());
    },
  };
}

export type Scheduling = ReturnType<typeof scheduling>;

/** Whoever scheduled the change is who makes it. */
const editorOf = ({ site, staffId, id }: ScheduledEdit): Editor => ({
  ...{ site: SITES[site], language: 'en', staffId, correlationId: id },
  caller: { kind: 'system' },
});
