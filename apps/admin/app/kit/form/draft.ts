import type { State } from '../../api/types.ts';
import { isRecord, isSame } from './values.ts';

/** What somebody has typed and not saved. */
export interface Draft {
  /** The version that was being edited; absent for a row that is not there yet. */
  version?: string;
  /** Saved values of the changed fields at that version. */
  base: State;
  /** Typed values of the changed fields. */
  changes: State;
  /** The kept draft that it goes on with. */
  publishes?: string;
  /** A save whose outcome is not known. */
  tried?: Try;
}

/** A save as it was sent, with its key: sent again it is made once. */
interface Try {
  key: string;
  sent: string;
}

/** The try of what is sent now: the one before where that was the same, else another. */
export function tryOf({ tried }: Draft, sent: unknown): Try {
  const text = JSON.stringify(sent);
  return tried?.sent === text ? tried : { key: crypto.randomUUID(), sent: text };
}

export const EMPTY: Draft = { base: {}, changes: {} };

/** The draft after a field was typed into; what is as saved again is no change. */
export function withField(draft: Draft, saved: State, name: string, value: unknown): Draft {
  const base = name in draft.base ? draft.base : { ...draft.base, [name]: saved[name] };
  if (!isSame(base[name], value)) return { ...draft, base, changes: { ...draft.changes, [name]: value } };
  const { [name]: _base, ...others } = base;
  const { [name]: _value, ...changes } = draft.changes;
  return { ...draft, base: others, changes };
}

export const isEmpty = ({ changes }: Draft): boolean => Object.keys(changes).length === 0;

/** What is sent: JSON has no undefined, so that an emptied field is null. */
export const sentChanges = ({ changes }: Draft): State =>
  Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [name, value === undefined ? null : value]),
  );

const keyOf = (place: string): string => `crema.admin.draft:${place}`;

/** Reads a kept draft; what is not one is left alone. */
export function readDraft(place: string): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? 'null');
    if (!isRecord(kept) || !isRecord(kept.base) || !isRecord(kept.changes)) return undefined;
    const version = typeof kept.version === 'string' ? kept.version : undefined;
    const publishes = typeof kept.publishes === 'string' ? { publishes: kept.publishes } : {};
    return { version, base: kept.base, changes: kept.changes, ...publishes, tried: triedIn(kept.tried) };
  } catch {
    return undefined;
  }
}

const triedIn = (kept: unknown): Try | undefined =>
  isRecord(kept) && typeof kept.key === 'string' && typeof kept.sent === 'string'
    ? { key: kept.key, sent: kept.sent }
    : undefined;

/** Keeps a draft over a reload of the page; without storage, or with a full one, it lives as long as the page. */
export function keepDraft(place: string, draft: Draft): void {
  try {
    if (isEmpty(draft)) sessionStorage.removeItem(keyOf(place));
    else sessionStorage.setItem(keyOf(place), JSON.stringify(draft));
  } catch {
    // The form still has it.
  }
}
