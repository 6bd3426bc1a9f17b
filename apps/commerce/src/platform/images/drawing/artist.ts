/** Draws and scales pictures in a process that starts when needed and ends when idle, with its memory. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Format, Width } from '../negotiate.ts';
import type { Drawing } from './draw.ts';

const IDLE_MS = 15_000;
const PROGRAM = fileURLToPath(new URL('./picture.process.ts', import.meta.url));

export type PictureJob = { id: number } & (
  | { kind: 'draw'; drawing: Drawing }
  | { kind: 'scale'; master: Uint8Array; width: Width; format: Format }
);

export type PictureAnswer = { id: number; bytes: Uint8Array } | { id: number; error: string };

interface Waiting {
  resolve: (bytes: Buffer) => void;
  reject: (error: Error) => void;
}

/** Makes pictures: the process of `ProcessArtist`, or a test's replacement. */
export interface Artist {
  /** The WebP master of a drawing. */
  draw(drawing: Drawing): Promise<Buffer>;
  /** A master at a width. Rejects when the bytes are no picture. */
  scale(master: Uint8Array, width: Width, format: Format): Promise<Buffer>;
  close(): Promise<void>;
}

export class ProcessArtist implements Artist {
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;
  #serial = 0;
  readonly #open = new Map<number, Waiting>();

  draw(drawing: Drawing): Promise<Buffer> {
    return this.#ask((id) => ({ id, kind: 'draw', drawing }));
  }

  scale(master: Uint8Array, width: Width, format: Format): Promise<Buffer> {
    return this.#ask((id) => ({ id, kind: 'scale', master, width, format }));
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const child = this.#child;
    this.#lose(child, new Error('the image service is closed'));
    child?.kill();
  }

  #ask(job: (id: number) => PictureJob): Promise<Buffer> {
    clearTimeout(this.#idle);
    const child = this.#start();
    const id = ++this.#serial;
    return new Promise((resolve, reject) => {
      this.#open.set(id, { resolve, reject });
      child.send(job(id), (error) => {
        if (error) this.#lose(child, error);
      });
    });
  }

  #start(): ChildProcess {
    if (this.#child) return this.#child;
    const child = fork(PROGRAM, {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.on('message', (answer: PictureAnswer) => this.#hear(answer));
    child.on('error', (error) => this.#lose(child, error));
    child.on('exit', () => this.#lose(child, new Error('the picture process ended')));
    // The idle process must not keep this one alive.
    child.unref();
    child.channel?.unref();
    this.#child = child;
    return child;
  }

  #hear(answer: PictureAnswer): void {
    const waiting = this.#open.get(answer.id);
    this.#open.delete(answer.id);
    if ('bytes' in answer) {
      const { buffer, byteOffset, byteLength } = answer.bytes;
      waiting?.resolve(Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength));
    } else waiting?.reject(new Error(answer.error));
    if (this.#open.size === 0) this.#rest();
  }

  #rest(): void {
    const child = this.#child;
    this.#idle = setTimeout(() => {
      if (this.#open.size > 0 || this.#child !== child) return;
      this.#child = undefined;
      child?.disconnect();
    }, IDLE_MS).unref();
  }

  #lose(child: ChildProcess | undefined, error: Error): void {
    if (this.#child !== child) return;
    this.#child = undefined;
    for (const { reject } of this.#open.values()) reject(error);
    this.#open.clear();
  }
}
