import type { Edit, Resource, State } from '../edits.types.ts';
import { editableOf, isSame } from './version.rules.ts';

/** Fields that differ between two states. */
function changedFields(before: State, after: State): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !isSame(before[field], after[field]),
  );
}

/**
 * What a row becomes when an edit is taken back; `undefined` inside the answer: the row goes. Later edits of other fields
 * stay. Refused, by an answer of `'changed'`, where a field no longer holds what the edit left. What only happens to a row, such
 * as a coupon's uses, is in nobody's way; a resource that needs it finds it as it was before the edit.
 */
export function undoOf(
  resource: Pick<Resource, 'schema'>,
  { before: wasBefore, after: left }: Pick<Edit, 'before' | 'after'>,
  row: State | undefined,
): { after: State | undefined } | 'changed' {
  const [before, after, current] = [wasBefore, left, row].map(
    (state) => state && editableOf(resource, state),
  );
  if (!before) return current && isSame(current, after) ? { after: undefined } : 'changed';
  if (!after) return current ? 'changed' : { after: wasBefore };
  if (!current) return 'changed';
  const next: State = { ...row };
  for (const field of Object.keys(wasBefore ?? {})) if (!(field in before)) next[field] = wasBefore?.[field];
  for (const field of changedFields(before, after)) {
    if (!isSame(current[field], after[field])) return 'changed';
    if (before[field] === undefined) delete next[field];
    else next[field] = before[field];
  }
  return { after: next };
}
