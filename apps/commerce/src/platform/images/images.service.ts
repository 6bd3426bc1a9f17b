/** Finds, draws, scales and caches pictures: each once at a time, few at once, with networks taking turns. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createTurns, type Turns } from '#platform/limits/index.ts';
import { DiskCache } from './cache.ts';
import { type Artist, ProcessArtist } from './drawing/artist.ts';
import type { Drawing } from './drawing/draw.ts';
import { frenchOf } from './names.ts';
import type { Format, Width } from './negotiate.ts';

export interface ImageOptions {
  /** Committed masters, e.g. `seed/images`. */
  seedFolder: string;
  /** The shop's data folder: imported pictures are in `pictures/`, scaled ones in `media/`. */
  dataFolder: string;
  /** The drawing of a name that is in no folder; undefined: no such picture. */
  resolveDrawing: (name: string) => Promise<Drawing | undefined>;
  /** Bytes of scaled pictures kept on disk. */
  cacheBytes: number;
  /** Pictures worked on at once; each may take 60 MB for a second. */
  concurrency: number;
  /** Draws and scales; default: a process of its own. */
  artist?: Artist;
}

export interface Served {
  bytes: Buffer;
  etag: string;
}

/** The requester of a picture. */
export interface Asker {
  /** Networks that wait for pictures take turns. */
  network: string;
  /** Aborted when nobody waits for the answer any more. */
  gone: AbortSignal;
}

/** Most pictures that may wait: of all networks, and of one, whose pages have some dozens. */
const WAITING = { waiting: 2000, waitingOfKey: 200 } as const;

/** A picture that one network waits for: queued once for all its requests. */
interface Place {
  picture: Promise<Served>;
  askers: number;
  abandoned: AbortController;
}

interface Master {
  /** Changes with the picture: file time and size, or the drawing's own data. */
  version: string;
  load: () => Promise<Buffer>;
}

/** Thrown by the renderer for a file that is not a picture; the route answers 404. */
export class UnreadablePicture extends Error {}

export class ImageService {
  readonly #options: ImageOptions;
  readonly #cache: DiskCache;
  readonly #artist: Artist;
  readonly #turns: Turns;
  readonly #places = new Map<string, Place>();
  /** Pictures being drawn and scaled, by cache key. */
  readonly #running = new Map<string, Promise<Buffer>>();

  constructor(options: ImageOptions) {
    this.#options = options;
    this.#artist = options.artist ?? new ProcessArtist();
    this.#cache = new DiskCache(join(options.dataFolder, 'media'), options.cacheBytes);
    this.#turns = createTurns({ atWork: options.concurrency, ...WAITING });
  }

  /**
   * A picture at a width; undefined when nothing of that name exists. `name` must have passed `isPictureName`.
   *
   * @throws {TurnRefused} when it would have to wait and too many wait.
   * @throws the reason of `asker.gone`, if it is aborted before the asker's turn.
   */
  async picture(name: string, width: Width, format: Format, asker: Asker): Promise<Served | undefined> {
    const master = await this.#find(name);
    if (!master) return undefined;
    const key = `${createHash('sha256').update(`${name}|${master.version}`).digest('hex').slice(0, 32)}-${width}.${format}`;
    const etag = `"${key}"`;
    const known = await this.#cache.get(key);
    if (known) return { bytes: known, etag };
    asker.gone.throwIfAborted();
    return this.#wait(`${asker.network} ${key}`, asker, async () => ({
      bytes: (await this.#cache.get(key)) ?? (await this.#produce(key, master, width, format)),
      etag,
    }));
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
    if (!drawing) {
      // What has no words looks the same in French.
      const wordless = frenchOf(name);
      return wordless === undefined ? undefined : this.#find(`${wordless}.webp`);
    }
    const version = createHash('sha256').update(JSON.stringify(drawing)).digest('hex').slice(0, 24);
    return { version, load: () => this.#drawn(version, drawing) };
  }

  /** A drawn master is cached too, so that other widths need no second drawing. */
  async #drawn(version: string, drawing: Drawing): Promise<Buffer> {
    const key = `${version}-master.webp`;
    const known = await this.#cache.get(key);
    if (known) return known;
    const bytes = await this.#artist.draw(drawing);
    await this.#cache.set(key, bytes);
    return bytes;
  }

  /** A network's one place in the queue for a picture; given up when its last request is gone. */
  #wait(name: string, { network, gone }: Asker, make: () => Promise<Served>): Promise<Served> {
    const place = this.#places.get(name) ?? this.#place(name, network, make);
    place.askers += 1;
    const leave = (): void => {
      place.askers -= 1;
      if (place.askers === 0) place.abandoned.abort(gone.reason);
    };
    gone.addEventListener('abort', leave, { once: true });
    return place.picture.finally(() => gone.removeEventListener('abort', leave));
  }

  #place(name: string, network: string, make: () => Promise<Served>): Place {
    const abandoned = new AbortController();
    const forget = (): void => {
      if (this.#places.get(name) === place) this.#places.delete(name);
    };
    // A later request queues again.
    abandoned.signal.addEventListener('abort', forget, { once: true });
    const picture = this.#turns(network, make, abandoned.signal).finally(forget);
    const place: Place = { picture, askers: 0, abandoned };
    this.#places.set(name, place);
    return place;
  }

  /** Made once for all networks whose turn comes meanwhile. */
  #produce(key: string, master: Master, width: Width, format: Format): Promise<Buffer> {
    const running = this.#running.get(key);
    if (running !== undefined) return running;
    const make = async (): Promise<Buffer> => {
      try {
        const bytes = await this.#scaled(await master.load(), width, format);
        await this.#cache.set(key, bytes);
        return bytes;
      } finally {
        this.#running.delete(key);
      }
    };
    const made = make();
    this.#running.set(key, made);
    return made;
  }

  async #scaled(master: Buffer, width: Width, format: Format): Promise<Buffer> {
    try {
      return await this.#artist.scale(master, width, format);
    } catch (cause) {
      throw new UnreadablePicture('not a picture', { cause });
    }
  }
}
