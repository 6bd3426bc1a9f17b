/** The command's side: sends the command to the shop that runs on the same data folder. */
import { connect, type Socket } from 'node:net';
import { readLines, withSocketPath } from './socket.ts';
import type { CommandIo, Frame, Reply, Request } from './types.ts';

/** @returns the exit code; undefined when no shop with an admin socket runs on the folder. */
export async function sendToShop(
  dataDir: string,
  request: Omit<Request, 'cwd'>,
  io: CommandIo,
): Promise<number | undefined> {
  const socket = await reach(dataDir);
  if (!socket) return undefined;
  const stop = (): void => void socket.destroy();
  io.signal.addEventListener('abort', stop);
  try {
    socket.write(`${JSON.stringify({ ...request, cwd: io.cwd } satisfies Request)}\n`);
    for await (const line of readLines(socket)) {
      const frame = JSON.parse(line) as Frame;
      if ('ask' in frame) {
        const answer = await io.ask?.(frame.ask);
        socket.write(`${JSON.stringify({ answer } satisfies Reply)}\n`);
        continue;
      }
      const exit = await show(frame, io);
      if (exit !== undefined) return exit;
    }
  } catch (error) {
    if (!io.signal.aborted) throw error;
  } finally {
    io.signal.removeEventListener('abort', stop);
    socket.destroy();
  }
  if (io.signal.aborted) {
    await io.err('Stopped.\n');
    return 130;
  }
  await io.err(
    'The shop stopped before the command was done. What was finished is kept; run the command again.\n',
  );
  return 1;
}

async function show(frame: Exclude<Frame, { ask: string }>, io: CommandIo): Promise<number | undefined> {
  if ('out' in frame) await io.out(frame.out);
  else if ('err' in frame) await io.err(frame.err);
  else if ('progress' in frame) io.progress(frame.progress);
  else if ('exit' in frame) return frame.exit;
  else {
    await io.err(`The running shop has no command "${frame.unknown}".\n`);
    return 1;
  }
  return undefined;
}

/** An open connection, or nothing when nobody listens. */
function reach(dataDir: string): Promise<Socket | undefined> {
  const attempt = (path: string): Promise<Socket | undefined> =>
    new Promise((resolve, reject) => {
      const socket = connect(path);
      socket.once('connect', () => {
        socket.off('error', failed);
        // A lost connection shows as the end of its lines.
        socket.on('error', () => {});
        resolve(socket);
      });
      const failed = (error: NodeJS.ErrnoException): void => {
        if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(undefined);
        else reject(error);
      };
      socket.once('error', failed);
    });
  return withSocketPath(dataDir, attempt).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
