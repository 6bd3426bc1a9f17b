import type { Edit, State } from '../edits.types.ts';
import { isSame } from './version.rules.ts';

/** Fields that differ between two states. */
function changedFields(before: State, after: State): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !isSame(before[field], after[field]),
  );
}

/**
 * What a row becomes when an edit is taken back; `undefined` inside the answer: the row goes. Later edits of other fields
 * stay. Refused, by an answer of `'changed'`, where a field no longer holds what the edit left.
 */
export function undoOf(
  { before, after }: Pick<Edit, 'before' | 'after'>,
  current: State | undefined,
): { after: State | undefined } | 'changed' {
  if (!before) return current && isSame(current, after) ? { after: undefined } : 'changed';
  if (!after) return current ? 'changed' : { after: before };
  if (!current) return 'changed';
  const next = { ...current };
  for (const field of changedFields(before, after)) {
    if (!isSame(current[field], after[field])) return 'changed';
    if (before[field] === undefined) delete next[field];
    else next[field] = before[field];
  }
  return { after: next };
}
