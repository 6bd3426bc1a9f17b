import { randomUUID } from 'node:crypto';
import { SITES, type SiteId } from '@crema/brands';
import { OccError } from '#platform/http/index.ts';
import type { EditsPlatform } from '../edits.deps.ts';
import { editErrors } from '../edits.errors.ts';
import type { Resource, RowChange, State } from '../edits.types.ts';
import { type Editor, type EditParts, refusalOf, resolved, type Saving } from '../rows/save.service.ts';
import { digestOf, isSame, versionOf } from '../rows/version.rules.ts';
import { checkPeriod, type Period } from '../schedule/schedule.rules.ts';
import type { Scheduling } from '../schedule/schedule.service.ts';
import type { Batch, BatchesRepository } from './batches.repository.ts';

/** Rows of a bulk edit in one transaction: some tens of milliseconds, so that shoppers get their turn in between. */
const CHUNK = 50;
/** How long one job goes on before it queues the rest as another, ms: a job has two minutes. */
const JOB_MS = 30_000;
/** Differences that a preview shows. */
const SHOWN = 50;

/** A bulk edit as it was sent. */
export interface Bulk extends Partial<Period> {
  keys: readonly string[];
  changes: State;
  reason?: string;
}

interface Problem {
  key: string;
  message: string;
}

export interface BulkPreview {
  count: number;
  changed: number;
  problems: Problem[];
  diffs: { key: string; title: string; before: State; after: State }[];
  /** Stands for the rows as they are now: the edit is made only while they are. */
  hash: string;
}

interface Parts extends EditParts, Pick<EditsPlatform, 'jobs'> {
  batches: BatchesRepository;
}

/** Bulk edits: a preview, then the same by a job in chunks, with one undo for all. */
export function bulkEdits(parts: Parts, saved: Saving, schedules: Scheduling) {
  const { batches, clock, db, jobs } = parts;
  const enqueue = (id: string): Promise<void> => jobs.enqueue('edits.batch', { id }, { singletonKey: id });

  jobs.define<{ id: string }>('edits.batch', async ({ id }) => {
    const endsAt = performance.now() + JOB_MS;
    let isLeft = true;
    while (isLeft && performance.now() < endsAt)
      isLeft = await db.transaction(() => chunk(parts, saved, schedules, id));
    if (isLeft) await jobs.enqueue('edits.batch', { id });
  });

  const preview = async (resource: Resource, bulk: Bulk, editor: Editor): Promise<BulkPreview> =>
    (await look(resource, bulk, editor)).preview;

  return {
    preview,

    /** @throws {OccError} 409 where rows are not as the preview showed them, or nothing changes */
    start: async (resource: Resource, bulk: Bulk, hash: string, editor: Editor): Promise<string> => {
      const { from, until } = bulk;
      if (from) checkPeriod({ from, until }, clock.now(), editor.language);
      return db.transaction(async () => {
        const { preview: seen, rows } = await look(resource, bulk, editor);
        if (seen.hash !== hash) throw editErrors.preview(editor.language);
        const id = randomUUID();
        const refused = new Set(seen.problems.map(({ key }) => key));
        const keys = rows.map(([key]) => key).filter((key) => !refused.has(key));
        await batches.insertBatch({
          ...{ id, at: clock.now(), site: editor.site.id, resource: resource.name, staffId: editor.staffId },
          ...{ changes: bulk.changes, reason: bulk.reason ?? null, from: from ?? null, until: until ?? null },
          ...{ rows: rows.filter(([key]) => !refused.has(key)), status: from ? 'done' : 'running' },
        });
        const { changes, reason } = bulk;
        const note = { batch: id, ...(reason ? { reason } : {}) };
        if (from) await schedules.plan(resource, { keys, changes, from, until }, editor, note);
        if (from) await batches.setBatch(id, { done: keys.length });
        else await enqueue(id);
        return id;
      });
    },

    /** Adds rows at once, with one undo for all. @throws {OccError} 400, 409 where a key is taken */
    add: (
      resource: Resource,
      rows: readonly { key: string; state: State }[],
      editor: Editor,
      reason?: string,
    ): Promise<string> =>
      db.transaction(async () => {
        const id = randomUUID();
        const taken = await saved.lockRows(
          resource,
          editor,
          rows.map(({ key }) => key),
        );
        if (taken.size > 0) throw editErrors.taken(editor.language);
        const changes = rows.map(({ key, state }) => ({ key, before: undefined, after: state }));
        await batches.insertBatch({
          ...{ id, at: clock.now(), site: editor.site.id, resource: resource.name, staffId: editor.staffId },
          ...{ changes: rows[0]?.state ?? {}, reason: reason ?? null, from: null, until: null },
          ...{ rows: rows.map(({ key }): [string, string] => [key, '']), status: 'done' },
        });
        const note = { batch: id, ...(reason ? { reason } : {}) };
        await saved.apply(resource, changes, { ...editor, pool: id }, note);
        return id;
      }),

    byId: (site: SiteId, id: string) => batches.batchById(id, { site }),

    /** @throws {OccError} 404, 409 while it runs */
    undo: (id: string, editor: Editor) =>
      db.transaction(async () => {
        const batch = await batches.batchById(id, { site: editor.site.id, lock: true });
        if (!batch) throw editErrors.unknown(editor.language);
        if (batch.status === 'running' || batch.status === 'undoing')
          throw editErrors.running(editor.language);
        if (batch.status === 'undone') throw editErrors.notUndoable(editor.language, 'undone');
        await batches.setBatch(id, { status: 'undoing', done: 0, skipped: [] });
        await enqueue(id);
      }),
  };
}

export type BulkEdits = ReturnType<typeof bulkEdits>;

/** Rows that one statement reads: on a busy database a statement of all of them would take too long. */
const READ_AT_ONCE = 500;

async function readInParts(resource: Resource, { site }: Editor, keys: readonly string[]) {
  const found = new Map<string, State>();
  for (let at = 0; at < keys.length; at += READ_AT_ONCE) {
    const part = await resource.read(site.id, keys.slice(at, at + READ_AT_ONCE), { lock: false });
    for (const [key, state] of part) found.set(key, state);
  }
  return found;
}

/** What a bulk edit would do to the rows as they are. */
async function look(resource: Resource, { keys, changes }: Bulk, editor: Editor) {
  const unique = [...new Set(keys)];
  const found = await readInParts(resource, editor, unique);
  const problems: Problem[] = [];
  const rows: [string, string][] = [];
  const diffs: BulkPreview['diffs'] = [];
  let changed = 0;
  for (const key of unique) {
    const before = found.get(key);
    if (!before) {
      problems.push({ key, message: editErrors.unknown(editor.language).message });
      continue;
    }
    rows.push([key, versionOf(resource, before)]);
    const after = { ...before, ...resolved(resource, changes, before, editor) };
    const refusal = await refusalOf(resource, { key, before, after }, editor);
    if (refusal) {
      problems.push({ key, message: refusal.message });
      continue;
    }
    if (isSame(before, after)) continue;
    changed += 1;
    if (diffs.length < SHOWN) diffs.push({ key, title: resource.titleOf(key, after, editor), before, after });
  }
  const hash = digestOf({ rows, changes });
  return { rows, preview: { count: unique.length, changed, problems, diffs, hash } };
}

/** The next rows of a batch. Answers whether more are left. */
async function chunk(parts: Parts, saved: Saving, schedules: Scheduling, id: string): Promise<boolean> {
  const batch = await parts.batches.batchById(id, { lock: true });
  const resource = batch && parts.resourceOf(batch.resource);
  if (!batch || !resource) return false;
  if (batch.status === 'running') return changeNext(parts, saved, { batch, resource });
  if (batch.status === 'undoing') return undoNext(parts, { saved, schedules }, { batch, resource });
  return false;
}

const editorOf = ({ site, staffId, id }: Batch): Editor => ({
  ...{ site: SITES[site], language: 'en', staffId, correlationId: id },
  caller: { kind: 'system' },
});

async function changeNext(
  { batches }: Parts,
  saved: Saving,
  { batch, resource }: { batch: Batch; resource: Resource },
): Promise<boolean> {
  const editor = editorOf(batch);
  const next = batch.rows.slice(batch.done, batch.done + CHUNK);
  const skipped = [...batch.skipped];
  const found = await saved.lockRows(
    resource,
    editor,
    next.map(([key]) => key),
  );
  const changes: RowChange[] = [];
  for (const [key, version] of next) {
    const before = found.get(key);
    if (!before || versionOf(resource, before) !== version) {
      skipped.push({ key, message: editErrors.stale(editor.language).message });
      continue;
    }
    const after = { ...before, ...resolved(resource, batch.changes, before, editor) };
    const refusal = await refusalOf(resource, { key, before, after }, editor);
    if (refusal) skipped.push({ key, message: refusal.message });
    else changes.push({ key, before, after });
  }
  const note = { batch: batch.id, ...(batch.reason ? { reason: batch.reason } : {}) };
  await saved.apply(resource, changes, editor, note);
  const done = batch.done + next.length;
  const isLeft = done < batch.rows.length;
  await batches.setBatch(batch.id, { done, skipped, status: isLeft ? 'running' : 'done' });
  return isLeft;
}

async function undoNext(
  parts: Parts,
  { saved, schedules }: { saved: Saving; schedules: Scheduling },
  { batch, resource }: { batch: Batch; resource: Resource },
): Promise<boolean> {
  const { batches, repository } = parts;
  const editor = editorOf(batch);
  const skipped = [...batch.skipped];
  if (batch.from) {
    for (const { id, key } of await repository.openOfBatch(batch.id)) {
      const refusal = await schedules.cancel(id, editor).then(() => undefined, occError);
      if (refusal) skipped.push({ key, message: refusal.message });
    }
    await batches.setBatch(batch.id, { status: 'undone', skipped, done: batch.rows.length });
    return false;
  }
  const next = await repository.ofBatch(batch.id, { offset: batch.done, limit: CHUNK });
  // An import writes rows of several resources.
  for (const name of new Set(next.map((edit) => edit.resource))) {
    const { refused } = await saved.undoMany(
      parts.resourceOf(name) ?? resource,
      next.filter((edit) => edit.resource === name && !edit.undoneBy),
      editor,
    );
    skipped.push(...refused.map(({ edit: { key }, error: { message } }) => ({ key, message })));
  }
  const isLeft = next.length === CHUNK;
  await batches.setBatch(batch.id, {
    ...{ skipped, done: batch.done + next.length },
    status: isLeft ? 'undoing' : 'undone',
  });
  return isLeft;
}

/** A refusal, which comes before anything is written. @throws whatever else it is */
function occError(error: unknown): OccError {
  if (error instanceof OccError) return error;
  throw error;
}
