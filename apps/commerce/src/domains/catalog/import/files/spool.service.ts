import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RowGroup, SourceRow } from '../import.types.ts';

const FLUSH_BYTES = 1 << 18;
const MOST_ROWS_AT_ONCE = 5_000;

/**
 * Rows on disk, grouped by handle. Rows of one product may be far apart in a file of any size, so they are written as
 * they arrive and only their places are kept in memory: a few dozen bytes for each run of rows.
 */
export class Spool {
  #file: FileHandle;
  #places = new Map<string, { handle: string; at: [offset: number, length: number][] }>();
  #open: { key: string; rows: SourceRow[] } | undefined;
  #pending: Buffer[] = [];
  #pendingBytes = 0;
  #written = 0;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  /**
   * Creates a spool in `folder` (default: the system's). Its file is unlinked, so nothing of it outlives the process.
   */
  static async create(folder = tmpdir()): Promise<Spool> {
    const place = await mkdtemp(join(folder, 'crema-import-'));
    try {
      return new Spool(await open(join(place, 'rows'), 'wx+', 0o600));
    } finally {
      await rm(place, { recursive: true, force: true });
    }
  }

  get groups(): number {
    return this.#places.size;
  }

  /** True when a row with this key was added before. */
  has(key: string): boolean {
    return this.#places.has(key);
  }

  /** Adds a row. `key` groups rows; `handle` names the group in reports. */
  async add(key: string, handle: string, row: SourceRow): Promise<void> {
    if (!this.#places.has(key)) this.#places.set(key, { handle, at: [] });
    if (this.#open && (this.#open.key !== key || this.#open.rows.length >= MOST_ROWS_AT_ONCE)) this.#seal();
    this.#open ??= { key, rows: [] };
    this.#open.rows.push(row);
    if (this.#pendingBytes >= FLUSH_BYTES) await this.#flush();
  }

  /** All groups, in the order of their first rows. */
  async *read(): AsyncGenerator<RowGroup> {
    this.#seal();
    await this.#flush();
    for (const { handle, at } of this.#places.values()) {
      const rows: SourceRow[] = [];
      for (const [offset, length] of at) {
        const { buffer } = await this.#file.read(Buffer.allocUnsafe(length), 0, length, offset);
        rows.push(...(JSON.parse(buffer.toString('utf8')) as SourceRow[]));
      }
      yield { handle, rows };
    }
  }

  close(): Promise<void> {
    return this.#file.close();
  }

  #seal(): void {
    if (!this.#open) return;
    const bytes = Buffer.from(JSON.stringify(this.#open.rows));
    this.#places.get(this.#open.key)?.at.push([this.#written + this.#pendingBytes, bytes.length]);
    this.#pending.push(bytes);
    this.#pendingBytes += bytes.length;
    this.#open = undefined;
  }

  async #flush(): Promise<void> {
    const bytes = Buffer.concat(this.#pending.splice(0));
    this.#pendingBytes = 0;
    if (bytes.length === 0) return;
    await this.#file.write(bytes, 0, bytes.length, this.#written);
    this.#written += bytes.length;
  }
}
