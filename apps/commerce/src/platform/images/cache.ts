/** Scaled pictures on disk, bounded in bytes: the least recently used are removed first. Survives restarts; can be deleted. */
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export class DiskCache {
  readonly #folder: string;
  readonly #limit: number;
  /** Bytes by file, least recently used first. */
  readonly #files = new Map<string, number>();
  #bytes = 0;
  #ready: Promise<void> | undefined;
  #serial = 0;

  constructor(folder: string, limitBytes: number) {
    this.#folder = folder;
    this.#limit = limitBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  async get(key: string): Promise<Buffer | undefined> {
    await this.#open();
    const size = this.#files.get(key);
    if (size === undefined) return undefined;
    this.#files.delete(key);
    this.#files.set(key, size);
    return readFile(join(this.#folder, key)).catch(() => {
      this.#forget(key);
      return undefined;
    });
  }

  /** Atomic: written to another file and renamed. A full disk only leaves the picture uncached. */
  async set(key: string, bytes: Buffer): Promise<void> {
    await this.#open();
    if (bytes.length > this.#limit) return;
    const part = join(this.#folder, `.${process.pid}-${++this.#serial}.part`);
    try {
      await writeFile(part, bytes);
      await rename(part, join(this.#folder, key));
    } catch {
      await rm(part, { force: true }).catch(() => undefined);
      return;
    }
    this.#forget(key);
    this.#files.set(key, bytes.length);
    this.#bytes += bytes.length;
    for (const old of this.#files.keys()) {
      if (this.#bytes <= this.#limit) break;
      this.#forget(old);
      await rm(join(this.#folder, old), { force: true }).catch(() => undefined);
    }
  }

  #forget(key: string): void {
    this.#bytes -= this.#files.get(key) ?? 0;
    this.#files.delete(key);
  }

  #open(): Promise<void> {
    this.#ready ??= this.#scan();
    return this.#ready;
  }

  async #scan(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const found: { name: string; size: number; used: number }[] = [];
    for (const name of await readdir(this.#folder)) {
      const info = await stat(join(this.#folder, name)).catch(() => undefined);
      if (!info?.isFile()) continue;
      if (name.endsWith('.part')) await rm(join(this.#folder, name), { force: true });
      else found.push({ name, size: info.size, used: info.mtimeMs });
    }
    for (const { name, size } of found.sort((a, b) => a.used - b.used)) {
      this.#files.set(name, size);
      this.#bytes += size;
    }
  }
}
