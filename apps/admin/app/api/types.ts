/** The contract of `/admin/v1`, as the kit needs it: rows differ by resource, and their schema describes them. */

/** The fields of a row, by name. */
export type State = Record<string, unknown>;

/** JSON Schema as far as forms are made of it, with the hints of the back office. */
export interface Schema {
  type?: string | string[];
  title?: string;
  description?: string;
  enum?: unknown[];
  /** What the values of `enum` are called: in their order, or by value. */
  'x-titles'?: string[] | Record<string, string>;
  /** `money`, `date-time`, `multiline`, `html`, `localized`, `localized-html`, `localized-multiline`, `json`, or a standard one. */
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  const?: unknown;
  default?: unknown;
  readOnly?: boolean;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
}

export type Language = 'en' | 'fr';

export interface Site {
  id: string;
  name: string;
  /** ISO 4217. */
  currency: string;
  languages: Language[];
  /** IANA name; all dates of the site are shown and typed in it. */
  timeZone: string;
  /** Where shoppers see it. */
  origin: string;
}

export interface Me {
  email: string;
  role: 'merchandiser' | 'service' | 'finance' | 'owner';
  /** What one may call, by operationId. */
  operations: string[];
  /** ISO instant at which the session ends. */
  expires: string;
  sites: Site[];
}

export type Group = 'catalogue' | 'content' | 'prices' | 'programmes' | 'orders' | 'settings';

export interface Filter {
  name: string;
  title: string;
  options: { value: string; title: string }[];
}

/** What is edited, with all that its screens are made of. */
export interface Resource {
  name: string;
  /** Of many. */
  title: string;
  /** Of one. */
  one: string;
  group: Group;
  description: string;
  operations: { list: string; get: string; add?: string; save: string; remove?: string; bulk?: string };
  creates: boolean;
  removes: boolean;
  bulk: boolean;
  /** Changes may be kept as a draft. */
  drafts?: boolean;
  keyTitle: string;
  /** Fields shown in the list, unless somebody chose others. */
  columns: string[];
  filters: Filter[];
  schema: Schema;
  /** What a change may say beside fields of the state, such as a percentage. */
  inputs?: Schema;
}

export interface Row {
  key: string;
  title: string;
  version: number | string;
  state: State;
  /** Of this row alone, in place of the resource's. */
  schema?: Schema;
}

export interface SavedRow extends Row {
  /** The edit that undoes it. */
  edit?: string;
}

export interface Page<T> {
  items: T[];
  /** Cursor of the next page. */
  next?: string;
}

export interface Edit {
  id: string;
  /** ISO instant. */
  at: string;
  staff: string;
  resource: string;
  key: string;
  /** Absent or null: the row was made by this edit. */
  before?: State | null;
  /** Absent or null: the row was deleted by it. */
  after?: State | null;
  reason?: string | null;
  undoes?: string | null;
  undoneBy?: string | null;
  batch?: string | null;
  undoable: boolean;
}

export interface Scheduled {
  id: string;
  resource: string;
  key: string;
  changes: State;
  from: string;
  until?: string | null;
  staff?: string;
  /** `from` of a draft is when it was kept. */
  status: 'draft' | 'waiting' | 'active' | 'done' | 'failed' | 'cancelled';
  problem?: string | null;
}

/** A change that is made later, or a draft: the answer to a save with `from` in the future, or with `draft`. */
export interface Postponed {
  scheduled: Pick<Scheduled, 'id' | 'from' | 'until' | 'status'>;
}

export interface Change {
  changes: State;
  reason?: string;
  /** ISO instant of its beginning; absent: now. */
  from?: string;
  /** ISO instant at which it is taken back. */
  until?: string;
  /** Keeps it as the draft of its row. */
  draft?: boolean;
  /** The draft that it goes back to, which ends with it. */
  publishes?: string;
}

export interface BulkChange extends Change {
  keys: string[];
}

export interface DryRun {
  count: number;
  changed: number;
  problems: { key: string; message: string }[];
  /** The first 50. */
  diffs: { key: string; title: string; before: State; after: State }[];
  hash: string;
}

export interface Batch {
  id: string;
  total: number;
  done: number;
  skipped: { key: string; message: string }[];
  status: 'running' | 'done' | 'undoing' | 'undone';
}

/** Money in minor units. */
export interface DaySales {
  orders: number;
  units: number;
  sales: number;
  refunds: number;
}

export interface Home {
  todo: { code: string; title: string; count: number; href?: string }[];
  yesterday: DaySales;
  today: DaySales;
}

/** Money in minor units. */
export interface SalesSums {
  orders: number;
  units: number;
  goods: number;
  discounts: number;
  shipping: number;
  tax: number;
  total: number;
  refunds: number;
}

export interface SalesReport {
  rows: (SalesSums & { day: string })[];
  sums: SalesSums;
}
