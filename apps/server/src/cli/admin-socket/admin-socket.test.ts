import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendToShop } from './client.ts';
import { type AdminSocket, serveAdminSocket } from './server.ts';
import type { CommandIo, Handler, Progress } from './types.ts';

let folder: string;
let serving: AdminSocket | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crema-admin-socket-'));
});
afterEach(async () => {
  await serving?.close();
  serving = undefined;
  rmSync(folder, { recursive: true, force: true });
});

function recorder() {
  const abort = new AbortController();
  const said = { out: '', err: '', progress: [] as Progress[] };
  const io: CommandIo = {
    cwd: '/where/typed',
    signal: abort.signal,
    out: async (text) => {
      said.out += text;
    },
    err: async (text) => {
      said.err += text;
    },
    progress: (progress) => void said.progress.push(progress),
  };
  return { io, said, abort };
}
const serve = async (commands: Record<string, Handler>, dataDir = folder) => {
  serving = await serveAdminSocket(dataDir, commands);
};

test('arguments go over, text, progress and the exit code come back', async () => {
  await serve({
    tell: async (args, io) => {
      io.progress({ label: 'Telling', done: 1, total: 2 });
      await io.out(`${io.cwd} ${args.join('|')}\n`);
      await io.err('careful\n');
      return 7;
    },
  });
  const { io, said } = recorder();
  expect(await sendToShop(folder, { command: 'tell', args: ['a b', 'é'] }, io)).toBe(7);
  expect(said).toEqual({
    out: '/where/typed a b|é\n',
    err: 'careful\n',
    progress: [{ label: 'Telling', done: 1, total: 2 }],
  });
});

test('only the shop’s own user can open the socket', async () => {
  await serve({});
  expect(statSync(join(folder, 'operator.sock')).mode & 0o777).toBe(0o600);
});

test('megabytes with every kind of line end arrive whole', async () => {
  const piece = `${'x'.repeat(70_000)}\u2028\u2029\r\n\n é 咖 `;
  await serve({
    much: async (_args, io) => {
      for (let i = 0; i < 50; i++) await io.out(piece);
      return 0;
    },
  });
  const { io, said } = recorder();
  expect(await sendToShop(folder, { command: 'much', args: [] }, io)).toBe(0);
  expect(said.out === piece.repeat(50)).toBe(true);
});

test('nobody there: nothing is handed over, and a dead socket is taken for nobody', async () => {
  const { io } = recorder();
  expect(await sendToShop(folder, { command: 'x', args: [] }, io)).toBeUndefined();
  expect(await sendToShop(join(folder, 'missing'), { command: 'x', args: [] }, io)).toBeUndefined();
});

test('a folder with a name too long for a socket works as well', async () => {
  const deep = join(folder, 'd'.repeat(120));
  mkdirSync(deep);
  await serve({ ping: async () => 0 }, deep);
  const { io } = recorder();
  expect(await sendToShop(deep, { command: 'ping', args: [] }, io)).toBe(0);
});

test('an unknown command and one that throws end with 1 and say so', async () => {
  await serve({
    break: async () => {
      throw new Error('the reason');
    },
  });
  const unknown = recorder();
  expect(await sendToShop(folder, { command: 'toString', args: [] }, unknown.io)).toBe(1);
  expect(unknown.said.err).toContain('no command "toString"');
  const broken = recorder();
  expect(await sendToShop(folder, { command: 'break', args: [] }, broken.io)).toBe(1);
  expect(broken.said.err).toContain('the reason');
});

test('a question goes to the operator and the answer back, as often as it is asked', async () => {
  const heard: (boolean | undefined)[] = [];
  await serve({
    doubt: async (_args, io) => {
      for (const question of ['Sure?', 'Really?', 'Still?']) heard.push(await io.ask?.(question));
      return 0;
    },
  });
  const { io } = recorder();
  const asked: string[] = [];
  const answers = [true, undefined, false];
  const ask = async (question: string) => {
    asked.push(question);
    return answers[asked.length - 1];
  };
  expect(await sendToShop(folder, { command: 'doubt', args: [] }, { ...io, ask })).toBe(0);
  expect([asked, heard]).toEqual([['Sure?', 'Really?', 'Still?'], answers]);
  // A command that cannot ask is one that nobody answers.
  heard.length = 0;
  expect(await sendToShop(folder, { command: 'doubt', args: [] }, io)).toBe(0);
  expect(heard).toEqual([undefined, undefined, undefined]);
});

test('an operator who goes away while he is asked has not said yes', async () => {
  let heard: ((answer: boolean | undefined) => void) | undefined;
  const answer = new Promise<boolean | undefined>((resolve) => {
    heard = resolve;
  });
  await serve({
    doubt: async (_args, io) => {
      heard?.(await io.ask?.('Sure?'));
      return 0;
    },
  });
  const { io, abort } = recorder();
  const ask = () => {
    abort.abort();
    return new Promise<boolean>(() => {});
  };
  void sendToShop(folder, { command: 'doubt', args: [] }, { ...io, ask });
  expect(await answer).toBeUndefined();
});

test('when the operator stops, so does the work', async () => {
  let stopped: (() => void) | undefined;
  const seen = new Promise<void>((resolve) => {
    stopped = resolve;
  });
  await serve({
    wait: async (_args, io) => {
      await io.out('waiting\n');
      await new Promise<void>((resolve) => io.signal.addEventListener('abort', () => resolve()));
      stopped?.();
      return 0;
    },
  });
  const { io, abort, said } = recorder();
  const waiting = sendToShop(folder, { command: 'wait', args: [] }, io);
  while (!said.out) await new Promise((resolve) => setTimeout(resolve, 5));
  abort.abort();
  expect(await waiting).toBe(130);
  await seen;
});

test('when the shop stops, the command is told', async () => {
  await serve({
    wait: async (_args, io) => {
      await io.out('waiting\n');
      return new Promise((_resolve, reject) =>
        io.signal.addEventListener('abort', () => reject(new Error('stop'))),
      );
    },
  });
  const { io, said } = recorder();
  const waiting = sendToShop(folder, { command: 'wait', args: [] }, io);
  while (!said.out) await new Promise((resolve) => setTimeout(resolve, 5));
  await serving?.close();
  serving = undefined;
  expect(await waiting).toBe(130);
  expect(said.err).toContain('Stopped');
});

test('noise on the socket ends that connection and no other', async () => {
  await serve({ ping: async () => 0 });
  await new Promise<void>((resolve) => {
    const socket = connect(join(folder, 'operator.sock'), () => socket.write('{"command":5}\nhello\n'));
    socket.on('close', () => resolve());
    socket.resume();
  });
  const { io } = recorder();
  expect(await sendToShop(folder, { command: 'ping', args: [] }, io)).toBe(0);
});
