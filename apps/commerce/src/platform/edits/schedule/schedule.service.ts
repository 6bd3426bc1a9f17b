import { randomUUID } from 'node:crypto';
import { SITES } from '@crema/brands';
import { OccError } from '#platform/http/index.ts';
import { editErrors } from '../edits.errors.ts';
import type { Resource, ScheduledEdit, State } from '../edits.types.ts';
import { type EditNote, type Editor, type EditParts, resolved, type Saving } from '../rows/save.service.ts';
import { checkPeriod, overlapping, type Period } from './schedule.rules.ts';

/** Changes of one bulk edit that are carried out together. */
const AT_ONCE = 50;

/** Rows to change in a period. */
interface Planned extends Period {
  keys: readonly string[];
  changes: State;
}

/** Changes that wait for their time. A task of every process that runs jobs carries them out. */
export function scheduling(parts: EditParts, saved: Saving) {
  const { clock, db, repository } = parts;

  /**
   * Carries out what is due next in a transaction of its own: a change, or many of one bulk edit. Answers whether there was
   * anything.
   */
  const step = async (limit: number): Promise<boolean> => {
    let claimed: ScheduledEdit[] = [];
    try {
      return await db.transaction(async () => {
        claimed = await repository.dueToBegin(clock.now(), limit);
        if (claimed.length > 0) await begin(parts, saved, claimed);
        else {
          claimed = await repository.dueToEnd(clock.now(), limit);
          if (claimed.length > 0) await end(parts, saved, claimed);
        }
        return claimed.length > 0;
      });
    } catch (error) {
      if (!(error instanceof OccError)) throw error;
      // One of many is in the way: each by itself, so that the others begin.
      if (claimed.length > 1) {
        for (const _one of claimed) await step(1);
        return true;
      }
      // What a shop refuses now it refuses again: the change is left to staff, with the reason.
      for (const { id } of claimed)
        await repository.setScheduled(id, { status: 'failed', problem: error.message });
      return claimed.length > 0;
    }
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
      if (!(await repository.isAnyDue(clock.now()))) return;
      while (await step(AT_ONCE));
    },
  };
}

export type Scheduling = ReturnType<typeof scheduling>;

/** Begins changes that are due, all of one resource. */
async function begin(parts: EditParts, saved: Saving, planned: readonly ScheduledEdit[]): Promise<void> {
  const { clock, repository } = parts;
  const [first] = planned as readonly [ScheduledEdit];
  const resource = parts.resourceOf(first.resource);
  const editor = editorOf(first);
  if (!resource) throw editErrors.unknown(editor.language);
  const missed = planned.filter(({ until }) => until && until <= clock.now());
  for (const { id } of missed)
    await repository.setScheduled(id, { status: 'failed', problem: editErrors.missed(editor.language) });
  const due = planned.filter((one) => !missed.includes(one));
  const rows = await saved.lockRows(
    resource,
    editor,
    due.map(({ key }) => key),
  );
  const changes = due.map(({ key, changes: fields }) => {
    const before = rows.get(key);
    if (!before) throw editErrors.unknown(editor.language);
    return { key, before, after: { ...before, ...fields } };
  });
  const byKey = new Map(due.map((one) => [one.key, one]));
  const note = (key: string): EditNote => {
    const { id, reason, batch } = byKey.get(key) ?? first;
    return { scheduled: id, ...(reason ? { reason } : {}), ...(batch ? { batch } : {}) };
  };
  for (const { key, edit } of await saved.apply(resource, changes, editor, note)) {
    const { id, until } = byKey.get(key) ?? first;
    await repository.setScheduled(id, { status: until ? 'active' : 'done', edit });
  }
}

/** Ends changes whose time is over. */
async function end(parts: EditParts, saved: Saving, planned: readonly ScheduledEdit[]): Promise<void> {
  const { repository } = parts;
  const [first] = planned as readonly [ScheduledEdit];
  const resource = parts.resourceOf(first.resource);
  const editor = editorOf(first);
  if (!resource) throw editErrors.unknown(editor.language);
  const made = planned.flatMap(({ edit }) => edit ?? []);
  const edits = await repository.byIds(first.site, made);
  const { refused } = await saved.undoMany(resource, edits, editor);
  for (const { id, edit } of planned) {
    const problem = refused.find(({ edit: { id: refusedId } }) => refusedId === edit)?.error.message;
    await repository.setScheduled(id, problem ? { status: 'failed', problem } : { status: 'done' });
  }
}

/** Whoever scheduled the change is who makes it. */
const editorOf = ({ site, staffId, id }: ScheduledEdit): Editor => ({
  ...{ site: SITES[site], language: 'en', staffId, correlationId: id },
  caller: { kind: 'system' },
});
