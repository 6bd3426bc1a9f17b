import { randomUUID } from 'node:crypto';
import { OccError, type SiteContext } from '#platform/http/index.ts';
import type { EditsPlatform } from '../edits.deps.ts';
import { editErrors } from '../edits.errors.ts';
import type { EditsRepository } from '../edits.repository.ts';
import type { Edit, EditContext, Resource, RowChange, State } from '../edits.types.ts';
import { isInEffect, markUndone } from './chain.service.ts';
import { undoOf } from './undo.rules.ts';
import { isSame, versionOf } from './version.rules.ts';

export interface EditParts extends Pick<EditsPlatform, 'db' | 'clock' | 'changes'> {
  repository: EditsRepository;
  resourceOf(name: string): Resource | undefined;
}

/** What is recorded with an edit beside the change itself. */
export type EditNote = Partial<Pick<Edit, 'reason' | 'undoes' | 'batch' | 'scheduled'>>;

/** Who edits, and the whole context of the call where a change is resolved. */
export type Editor = EditContext & Pick<SiteContext, 'caller' | 'correlationId'>;

/** A row after an edit; without `edit`: nothing was different. `state` is absent where the row is gone. */
export interface Saved {
  key: string;
  state: State | undefined;
  version: string | undefined;
  edit?: string;
}

/** A change as it was sent. `version`: the one that it began from; absent for changes by the clock. */
export interface Change {
  changes: State;
  version?: string;
}

/** Saves one row in one transaction: version, check, write, history, change feed. */
export function saving(parts: EditParts) {
  const { db, repository } = parts;

  /** Reads rows with the locks of an edit. */
  const lockRows = async (resource: Resource, { site }: EditContext, keys: readonly string[]) => {
    await repository.lock(site.id, resource.name, keys);
    return resource.read(site.id, keys, { lock: true });
  };

  return {
    lockRows,
    apply: (resource: Resource, changes: readonly RowChange[], editor: Editor, note: Terms['note'] = {}) =>
      applyChanges(parts, resource, changes, { editor, note }),

    /**
     * Changes fields of a row.
     *
     * @throws {OccError} 404 unknown, 412 another version, 400 what the resource refuses
     */
    save: (
      resource: Resource,
      key: string,
      { changes, version }: Change,
      editor: Editor,
      note: EditNote = {},
    ) =>
      db.transaction(async () => {
        const before = (await lockRows(resource, editor, [key])).get(key);
        if (!before) throw editErrors.unknown(editor.language);
        if (version !== undefined && version !== versionOf(resource, before))
          throw editErrors.stale(editor.language);
        const after = { ...before, ...resolved(resource, changes, before, editor) };
        return one(await applyChanges(parts, resource, [{ key, before, after }], { editor, note }));
      }),

    /** @throws {OccError} 409 where the key is taken */
    add: (resource: Resource, key: string, state: State, editor: Editor, note: EditNote = {}) =>
      db.transaction(async () => {
        const before = (await lockRows(resource, editor, [key])).get(key);
        if (before) throw editErrors.taken(editor.language);
        const after = { ...state, ...resolved(resource, state, state, editor) };
        const change = { key, before: undefined, after };
        return one(await applyChanges(parts, resource, [change], { editor, note }));
      }),

    /** @throws {OccError} 404 unknown, 412 another version */
    remove: (resource: Resource, key: string, version: string, editor: Editor, note: EditNote = {}) =>
      db.transaction(async () => {
        const before = (await lockRows(resource, editor, [key])).get(key);
        if (!before) throw editErrors.unknown(editor.language);
        if (version !== versionOf(resource, before)) throw editErrors.stale(editor.language);
        const change = { key, before, after: undefined };
        return one(await applyChanges(parts, resource, [change], { editor, note }));
      }),

    /** @throws {OccError} 404 unknown, 409 undone already, or changed since */
    undo: (id: string, editor: Editor, note: EditNote = {}) =>
      db.transaction(async () => {
        const edit = await repository.byId(editor.site.id, id);
        const resource = edit && parts.resourceOf(edit.resource);
        if (!edit || !resource) throw editErrors.unknown(editor.language);
        const { saved, refused } = await undoRows(parts, resource, [edit], { editor, note });
        if (refused[0]) throw refused[0].error;
        return one(saved);
      }),

    /** Takes edits of one resource back at once, in the running transaction; those in the way are answered, not thrown. */
    undoMany: (resource: Resource, edits: readonly Edit[], editor: Editor, note: EditNote = {}) =>
      undoRows(parts, resource, edits, { editor, note }),
  };
}

export type Saving = ReturnType<typeof saving>;

/** Fields of the state that a change sets. */
export const resolved = (resource: Resource, changes: State, state: State, editor: Editor): State =>
  resource.resolve?.(changes, state, editor) ?? changes;

interface Terms {
  editor: Editor;
  note: EditNote | ((key: string) => EditNote);
}

/** An edit that cannot be taken back now, and why. */
export interface RefusedUndo {
  edit: Edit;
  error: OccError;
}

async function undoRows(
  parts: EditParts,
  resource: Resource,
  wanted: readonly Edit[],
  { editor, note }: { editor: Editor; note: EditNote },
): Promise<{ saved: Saved[]; refused: RefusedUndo[] }> {
  const { repository } = parts;
  const { site, language } = editor;
  const keys = wanted.map(({ key }) => key);
  await repository.lock(site.id, resource.name, keys);
  const rows = await resource.read(site.id, keys, { lock: true });
  // Read again: another undo may have held the locks.
  const edits = await repository.byIds(
    site.id,
    wanted.map(({ id }) => id),
  );
  const refused: RefusedUndo[] = [];
  const changes = new Map<string, RowChange>();
  const undone = new Map<string, Edit>();
  for (const edit of edits) {
    const before = rows.get(edit.key);
    const state = edit.undoneBy
      ? 'undone'
      : (await isInEffect(repository, edit))
        ? undoOf(resource, edit, before)
        : 'changed';
    if (typeof state === 'string') {
      refused.push({ edit, error: editErrors.notUndoable(language, state) });
      continue;
    }
    const change = { key: edit.key, before, after: state.after };
    const error = await refusalOf(resource, change, editor);
    if (error) refused.push({ edit, error });
    else {
      changes.set(edit.key, change);
      undone.set(edit.key, edit);
    }
  }
  const noted = (key: string): EditNote => {
    const edit = undone.get(key);
    return { ...note, undoes: edit?.id, ...(edit?.batch ? { batch: edit.batch } : {}) };
  };
  const saved = await applyChanges(parts, resource, [...changes.values()], { editor, note: noted });
  const marks = saved.flatMap(({ key, edit: undoneBy }) => {
    const edit = undone.get(key);
    return edit && undoneBy ? [{ edit, undoneBy }] : [];
  });
  await markUndone(repository, marks);
  return { saved, refused };
}

/** Why a resource refuses a change; `undefined`: it does not. */
export async function refusalOf(
  resource: Resource,
  change: RowChange,
  editor: Editor,
): Promise<OccError | undefined> {
  try {
    await resource.check?.(change, editor);
    return undefined;
  } catch (error) {
    if (error instanceof OccError) return error;
    throw error;
  }
}

const one = (saved: Saved[]): Saved => saved[0] as Saved;

/** Checks and writes rows that are locked; those that stay as they are leave no edit. */
async function applyChanges(
  { clock, repository, changes: feed }: EditParts,
  resource: Resource,
  changes: readonly RowChange[],
  { editor, note }: Terms,
): Promise<Saved[]> {
  const { site, staffId } = editor;
  const real = changes.filter(({ before, after }) => !isSame(before, after));
  for (const change of real) await resource.check?.(change, editor);
  if (real.length > 0) await resource.write(site.id, real, editor);
  const keys = real.map(({ key }) => key);
  // What was stored may differ from what was sent: HTML is sanitised, amounts are rounded.
  const stored = real.length > 0 ? await resource.read(site.id, keys, { lock: false }) : new Map();
  const made = real.flatMap(({ key, before }): Edit[] => {
    const after = stored.get(key) as State | undefined;
    if (isSame(before, after)) return [];
    const row = { id: randomUUID(), at: clock.now(), site: site.id, resource: resource.name, key };
    return [{ ...row, staffId, before, after, ...(typeof note === 'function' ? note(key) : note) }];
  });
  await repository.insert(made);
  if (made.length > 0) await feed.publish({ site: site.id, tags: resource.tags(site.id, keys) });
  const ids = new Map(made.map(({ key, id }) => [key, id]));
  return changes.map(({ key, before }) => {
    const state = keys.includes(key) ? (stored.get(key) as State | undefined) : before;
    const edit = ids.get(key);
    return { key, state, version: state && versionOf(resource, state), ...(edit ? { edit } : {}) };
  });
}
