import type { SiteId } from '@crema/brands';
import type { TObject, TSchema } from 'typebox';
import type { SiteContext, Texts } from '#platform/http/index.ts';

/** What a row says: plain JSON. */
export type State = Record<string, unknown>;

/** One row before and after a write; `undefined`: there is none. */
export interface RowChange {
  key: string;
  before: State | undefined;
  after: State | undefined;
}

/** A row as lists and forms show it. */
export interface Row {
  key: string;
  /** What people call it. */
  title: string;
  state: State;
}

/** What a list is asked for. Pages are keyset pages: `after` is the key of the last row of the page before. */
export interface ListQuery {
  query?: string;
  after?: string;
  pageSize: number;
  /** Values of the resource's own filters, by name. */
  filters: Readonly<Record<string, string>>;
}

export interface ResourceFilter {
  name: string;
  title: Texts;
  options: readonly { value: string; title: Texts }[];
}

/** The operations of a resource, each with a row in the table of roles. */
export interface ResourceOperations {
  list: string;
  get: string;
  save: string;
  /** Absent: rows are neither added nor removed. */
  add?: string;
  remove?: string;
  bulk?: string;
}

export const RESOURCE_GROUPS = [
  ...(['catalogue', 'content', 'prices', 'programmes', 'orders', 'settings'] as const),
] as const;
export type ResourceGroup = (typeof RESOURCE_GROUPS)[number];

/**
 * Something that staff edits: rows with a key and a state. A domain adds it with `platform.edits.add`; lists, forms,
 * versions, history, undo, schedules and bulk edits then work for it.
 */
export interface Resource {
  /** In addresses: `/admin/v1/{site}/{name}`. */
  name: string;
  title: Texts;
  /** One row of it. */
  one: Texts;
  description: Texts;
  group: ResourceGroup;
  operations: ResourceOperations;
  keyTitle: Texts;
  /** Fields of the state that a list shows. */
  columns: readonly string[];
  filters?: readonly ResourceFilter[];
  /** Of the state. Its options `label` and `help` are texts in both languages (`edits.schemas.ts`). */
  schema: TObject;
  /** What may be said in a change beside fields of the state, such as a percentage; `resolve` makes fields of it. */
  inputs?: TObject;
  /** Makes a change of the state's fields of what was sent. @throws {OccError} 400 */
  resolve?(changes: State, state: State, ctx: SiteContext): State;
  list(site: SiteId, query: ListQuery, ctx: SiteContext): Promise<Row[]>;
  /** Rows by key; locked until the running transaction ends where `lock` is set. Unknown keys are left out. */
  read(site: SiteId, keys: readonly string[], options: { lock: boolean }): Promise<Map<string, State>>;
  /** Changes may be kept as a draft, which a preview shows. */
  drafts?: boolean;
  /** Writes rows in the running transaction. */
  write(site: SiteId, changes: readonly RowChange[], ctx: EditContext): Promise<void>;
  /** Tags of the change feed under which shops hold these rows. */
  tags(site: SiteId, keys: readonly string[]): string[];
  /** What a person calls a row. */
  titleOf(key: string, state: State, ctx: Pick<SiteContext, 'language'>): string;
  /** The schema of one row where it differs from row to row. */
  schemaOf?(key: string, state: State, ctx: SiteContext): TSchema | undefined;
  /** Refuses a state that no schema refuses. @throws {OccError} 400 with the field as `subject` */
  check?(change: RowChange, ctx: EditContext): Promise<void> | void;
}

/** Who edits, where, and in which language the sentences are. */
export type EditContext = Pick<SiteContext, 'site' | 'language'> & {
  staffId: string;
  /** The rows are made together, as a pool of codes is. */
  pool?: string;
};

/** One change of one row: what it was and what it became. Nothing is ever deleted from the history. */
export interface Edit {
  id: string;
  at: Date;
  site: SiteId;
  resource: string;
  key: string;
  staffId: string;
  before?: State;
  after?: State;
  reason?: string;
  /** The edit that this one takes back. */
  undoes?: string;
  undoneBy?: string;
  /** The bulk edit that it belongs to. */
  batch?: string;
  /** The scheduled change that it carries out. */
  scheduled?: string;
}

/** A change that waits for its time, or is in effect until another; or a draft, which waits for somebody. */
export interface ScheduledEdit {
  id: string;
  site: SiteId;
  resource: string;
  key: string;
  changes: State;
  /** Of a draft: when it was kept. */
  from: Date;
  until?: Date;
  staffId: string;
  reason?: string;
  status: ScheduledStatus;
  /** Why it failed, a sentence. */
  problem?: string;
  /** The edit that began it. */
  edit?: string;
  batch?: string;
}

export const SCHEDULED_STATUSES = ['draft', 'waiting', 'active', 'done', 'failed', 'cancelled'] as const;
export type ScheduledStatus = (typeof SCHEDULED_STATUSES)[number];
