import type { ImportReport } from '../import/import.types.ts';
import type { Sentence } from '../sentences/sentence.rules.ts';

/** `uploading` → `checking` → `checked` → `applying` → `done`; `failed`: the file as a whole cannot be used. */
export const IMPORT_STATUSES = ['uploading', 'checking', 'checked', 'applying', 'done', 'failed'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** One cell of the file that differs from what the shop has; without `before` the product is new. */
export interface Difference {
  product: string;
  /** Absent: of the product as a whole. */
  variant?: string;
  /** Title of the column. */
  column: string;
  before?: string;
  after: string;
}

/** A row that is refused, or taken with a warning. */
export interface ImportFinding {
  /** From 1; 0: of no one line. */
  line: number;
  product: string;
  kind: 'refused' | 'warning';
  /** Words where an older version has kept it. */
  reason: Sentence | string;
}

export interface CatalogImport {
  id: string;
  at: Date;
  site: string;
  staffId: string;
  fileName: string;
  bytes: number;
  replace: boolean;
  allStock: boolean;
  status: ImportStatus;
  done: number;
  total: number;
  beatAt: Date | null;
  checkedAt: Date | null;
  endedAt: Date | null;
  /** In English. */
  problem: string | null;
  /** The same as data; null for those that an older version has kept. */
  refusal: Sentence | null;
  report: ImportReport | null;
  differences: Difference[];
  changes: number;
  findings: ImportFinding[];
  batch: string | null;
}

/** What a run has found. */
export interface RunResult {
  report: ImportReport;
  differences: Difference[];
  changes: number;
  findings: ImportFinding[];
}

/** Differences and findings that are kept beside the counts; a file has all findings. */
export const SHOWN = 50;
/** Most bytes of a file. */
export const MOST_BYTES = 200 * 1024 * 1024;
/**
 * Most bytes of a piece of a file: a slow connection sends one well within the time that the server waits for a request, and
 * what is lost with a connection is one piece.
 */
export const PIECE_BYTES = 2 * 1024 * 1024;
/** Most products that an import changes with one undo: its history holds each of them twice. */
export const MOST_UNDONE = 5000;
