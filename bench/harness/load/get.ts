import { connect, type Socket } from 'node:net';

/** One kept-alive connection that asks for one thing after the other. */
export interface Getter {
  /** Asks for the connection's own URL, or for another path of its server; the answer's status when all of it is in. */
  get(path?: string): Promise<number>;
  close(): void;
}

const END_OF_HEAD = Buffer.from('\r\n\r\n');
const CHUNK = 256 * 1024;

/**
 * A client that does next to nothing, so that the server is what is measured: with bodies of 150 kB autocannon
 * uses half as much processor again as the shop, and two servers then look alike. Answers must carry a
 * Content-Length; bodies are counted, not kept.
 */
export function getter(url: string, headers: Record<string, string> = {}): Promise<Getter> {
  const { hostname, port, host, pathname, search } = new URL(url);
  if (!['127.0.0.1', 'localhost'].includes(hostname)) throw new Error('Load is only for this machine.');
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const rest = ` HTTP/1.1\r\n${lines.join('')}\r\n`;
  const own = Buffer.from(`GET ${pathname}${search}${rest}`);

  let waiting: { resolve(status: number): void; reject(error: Error): void } | undefined;
  let head = Buffer.alloc(0);
  let missing = 0;
  let status = 0;

  function take(chunk: Buffer): void {
    if (missing === 0) {
      const text = head.length > 0 ? Buffer.concat([head, chunk]) : chunk;
      const end = text.indexOf(END_OF_HEAD);
      if (end === -1) {
        head = Buffer.from(text);
        return;
      }
      head = Buffer.alloc(0);
      const length = /\r\ncontent-length: *(\d+)/i.exec(text.toString('latin1', 0, end + 2))?.[1];
      if (length === undefined) {
        fail(new Error('An answer without Content-Length.'));
        return;
      }
      status = Number(text.toString('latin1', 9, 12));
      missing = Number(length) - (text.length - end - END_OF_HEAD.length);
    } else missing -= chunk.length;
    if (missing < 0) fail(new Error('An answer longer than it said.'));
    else if (missing === 0) {
      const done = waiting;
      waiting = undefined;
      done?.resolve(status);
    }
  }

  function fail(error: Error): void {
    waiting?.reject(error);
    waiting = undefined;
    socket.destroy();
  }

  const socket: Socket = connect({
    host: '127.0.0.1',
    port: Number(port),
    noDelay: true,
    onread: {
      buffer: Buffer.allocUnsafe(CHUNK),
      callback: (size, buffer) => {
        take(Buffer.from(buffer.buffer, buffer.byteOffset, size));
        return true;
      },
    },
  });
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('The connection was closed.')));
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('connect', () =>
      resolve({
        get: (path) =>
          new Promise((resolveOne, rejectOne) => {
            waiting = { resolve: resolveOne, reject: rejectOne };
            socket.write(path === undefined ? own : `GET ${path}${rest}`);
          }),
        close: () => socket.destroy(),
      }),
    );
  });
}
