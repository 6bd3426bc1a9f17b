import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';

const NAME = 'operator.sock';
/** The kernel's bound is 108 bytes with the end mark. */
const MOST_PATH_BYTES = 100;

/** Calls `use` with the socket's path, or with a short one to the same place where that is too long for a socket. */
export async function withSocketPath<T>(dataDir: string, use: (path: string) => Promise<T>): Promise<T> {
  const path = join(dataDir, NAME);
  if (Buffer.byteLength(path) <= MOST_PATH_BYTES) return use(path);
  const folder = await open(dataDir, constants.O_RDONLY | constants.O_DIRECTORY);
  try {
    return await use(`/proc/self/fd/${folder.fd}/${NAME}`);
  } finally {
    await folder.close();
  }
}

/** Lines as they arrive. Not `readline`, which also breaks at U+2028, a character like any other in JSON. */
export async function* readLines(socket: Socket): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    const parts = (rest + decoder.decode(chunk as Buffer, { stream: true })).split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
  }
}
