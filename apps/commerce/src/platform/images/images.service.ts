/** Finds, draws, scales and keeps pictures. One piece of work for one picture at a time, and few at once. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Artist, ProcessArtist } from './artist.ts';
import { DiskCache } from './cache.ts';
import type { Drawing } from './draw.ts';
import type { Format, Width } from './negotiate.ts';

export interface ImageOptions {
  /** Committed masters, e.g. `seed/images`. */
  seedFolder: string;
  /** The shop's data folder: imported pictures lie in `pictures/`, scaled ones in `media/`. */
  dataFolder: string;
  /** What to draw for a name that no folder holds; undefined: no such picture. */
  resolveDrawing: (name: string) => Promise<Drawing | undefined>;
  /** Bytes of scaled pictures kept on disk. */
  cacheBytes: number;
  /** Pictures worked on at once; each may take 60 MB for a second. */
  concurrency: number;
  /** Draws and scales; unless told otherwise a process of its own. */
  artist?: Artist;
}

export interface Served {
  bytes: Buffer;
  etag: string;
}

interface Master {
  /** Changes with the picture: file time and size, or the drawing's own data. */
  version: string;
  load: () => Promise<Buffer>;
}

/** Raised by the renderer for a file that is no picture; the route answers 404. */
export class UnreadablePicture extends Error {}

export class ImageService {
  readonly #options: ImageOptions;
  readonly #cache: DiskCache;
  readonly #artist: Artist;
  readonly #running = new Map<string, Promise<Served>>();
  readonly #waiting: (() => void)[] = [];
  #busy = 0;

  constructor(options: ImageOptions) {
    this.#options = options;
    this.#artist = options.artist ?? new ProcessArtist();
    this.#cache = new DiskCache(join(options.dataFolder, 'media'), options.cacheBytes);
  }

  /** A picture at a width, or undefined when nothing of that name exists. `name` must have passed `isPictureName`. */
  async picture(name: string, width: Width, format: Format): Promise<Served | undefined> {
    const master = await this.#find(name);
    if (!master) return undefined;
    const key = `${createHash('sha256').update(`${name}|${master.version}`).digest('hex').slice(0, 32)}-${width}.${format}`;
    const running = this.#running.get(key);
    if (running !== undefined) return running;
    const work = this.#produce(key, master, width, format);
    this.#running.set(key, work);
    try {
      return await work;
    } finally {
      this.#running.delete(key);
    }
  }

  /** Ends the picture process. */
  close(): Promise<void> {
    return this.#artist.close();
  }

  async #find(name: string): Promise<Master | undefined> {
    for (const folder of [this.#options.seedFolder, join(this.#options.dataFolder, 'pictures')]) {
      const file = join(folder, name);
      const info = await stat(file).catch(() => undefined);
      if (info?.isFile()) return { version: `${info.mtimeMs}-${info.size}`, load: () => readFile(file) };
    }
    const drawing = await this.#options.resolveDrawing(name);
    if (!drawing) return undefined;
    const version = createHash('sha256').update(JSON.stringify(drawing)).digest('hex').slice(0, 24);
    return { version, load: () => this.#drawn(version, drawing) };
  }

  /** A drawn master is kept too: further widths need no second drawing. */
  async #drawn(version: string, drawing: Drawing): Promise<Buffer> {
    const key = `${version}-master.webp`;
    const known = await this.#cache.get(key);
    if (known) return known;
    const bytes = await this.#artist.draw(drawing);
    await this.#cache.set(key, bytes);
    return bytes;
  }

  async #produce(key: string, master: Master, width: Width, format: Format): Promise<Served> {
    const etag = `"${key}"`;
    const known = await this.#cache.get(key);
    if (known) return { bytes: known, etag };
    await this.#enter();
    try {
      const bytes = await this.#scaled(await master.load(), width, format);
      await this.#cache.set(key, bytes);
      return { bytes, etag };
    } finally {
      this.#leave();
    }
  }

  async #scaled(master: Buffer, width: Width, format: Format): Promise<Buffer> {
    try {
      return await this.#artist.scale(master, width, format);
    } catch (cause) {
      throw new UnreadablePicture('not a picture', { cause });
    }
  }

  async #enter(): Promise<void> {
    if (this.#busy >= this.#options.concurrency)
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#busy++;
  }

  /** Hands the place on instead of freeing it: nobody may slip in between. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#busy--;
  }
}
