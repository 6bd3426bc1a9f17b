/** The shop's side: commands arrive over a socket that only the shop's own user can open. */
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { readLines, withSocketPath } from './socket.ts';
import type { CommandIo, Frame, Handler, Reply, Request } from './types.ts';

export interface AdminSocket {
  /** Takes no more commands, tells the running ones to stop and waits for them. */
  close(): Promise<void>;
}

/**
 * Serves operator commands on `DATA_DIR/operator.sock` (mode 0600). Call it only while holding the folder's
 * lock: a socket that is there already was left by a killed process and is removed.
 */
export async function serveAdminSocket(
  dataDir: string,
  commands: Readonly<Record<string, Handler>>,
): Promise<AdminSocket> {
  const running = new Set<Promise<void>>();
  const sockets = new Map<Socket, AbortController>();
  const server = createServer((socket) => {
    const abort = new AbortController();
    sockets.set(socket, abort);
    socket.on('close', () => {
      sockets.delete(socket);
      abort.abort();
    });
    // The other side is gone: `close` follows.
    socket.on('error', () => {});
    const work = serve(socket, commands, abort.signal);
    running.add(work);
    void work.finally(() => running.delete(work));
  });
  await withSocketPath(dataDir, (path) => listen(server, path));
  return {
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const abort of sockets.values()) abort.abort();
      await Promise.allSettled([...running]);
      for (const socket of sockets.keys()) socket.destroy();
      await closed;
    },
  };
}

function listen(server: Server, path: string): Promise<void> {
  rmSync(path, { force: true });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    // Readable by its owner alone from the moment it exists.
    const before = process.umask(0o177);
    server.listen(path, () => {
      chmodSync(path, 0o600);
      server.off('error', reject);
      resolve();
    });
    process.umask(before);
  });
}

async function serve(
  socket: Socket,
  commands: Readonly<Record<string, Handler>>,
  signal: AbortSignal,
): Promise<void> {
  const send = (frame: Frame): Promise<void> => write(socket, frame);
  const request = await readRequest(socket);
  if (!request) {
    socket.destroy();
    return;
  }
  const handler = Object.hasOwn(commands, request.command) ? commands[request.command] : undefined;
  if (!handler) {
    await send({ unknown: request.command });
    socket.end();
    return;
  }
  const io: CommandIo = {
    cwd: request.cwd,
    out: (out) => send({ out }),
    err: (err) => send({ err }),
    progress: (progress) => void send({ progress }),
    ask: (question) => answerTo(socket, () => send({ ask: question })),
    signal,
  };
  let exit = 1;
  try {
    exit = await handler(request.args, io);
  } catch (error) {
    await send({ err: signal.aborted ? 'Stopped.\n' : `${messageOf(error)}\n` });
    exit = signal.aborted ? 130 : 1;
  }
  await send({ exit });
  socket.end();
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The first line; nothing when it is no request. */
async function readRequest(socket: Socket): Promise<Request | undefined> {
  for await (const line of readLines(socket)) {
    // From here on only `close` matters.
    socket.resume();
    try {
      const { command, args, cwd } = JSON.parse(line) as Partial<Request>;
      if (typeof command !== 'string' || typeof cwd !== 'string' || !Array.isArray(args)) return undefined;
      return { command, cwd, args: args.map(String) };
    } catch {
      return undefined;
    }
  }
  return undefined;
}

/** The operator's answer to a question; undefined where the connection ends without one. */
function answerTo(socket: Socket, ask: () => Promise<void>): Promise<boolean | undefined> {
  return new Promise((resolve) => {
    const decoder = new TextDecoder();
    let text = '';
    const end = (answer?: boolean): void => {
      socket.off('data', read);
      socket.off('close', gone);
      socket.resume();
      resolve(answer);
    };
    const gone = (): void => end();
    const read = (chunk: Buffer): void => {
      text += decoder.decode(chunk, { stream: true });
      const [line, rest] = text.split('\n');
      if (rest === undefined) return;
      try {
        const { answer } = JSON.parse(line ?? '') as Reply;
        end(typeof answer === 'boolean' ? answer : undefined);
      } catch {
        // Not an answer.
        end();
      }
    };
    if (socket.destroyed) return end();
    socket.on('data', read);
    socket.on('close', gone);
    void ask();
  });
}

/** Resolves when the socket has room again, or is gone. */
function write(socket: Socket, frame: Frame): Promise<void> {
  if (socket.destroyed || socket.writableEnded) return Promise.resolve();
  if (socket.write(`${JSON.stringify(frame)}\n`)) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      socket.off('drain', done);
      socket.off('close', done);
      resolve();
    };
    socket.on('drain', done);
    socket.on('close', done);
  });
}
