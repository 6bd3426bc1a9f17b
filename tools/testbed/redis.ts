import { type ChildProcess, spawn } from 'node:child_process';
import { createConnection } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './folders.ts';
import { installedProgram, installPackage } from './servers/debian.ts';

const PROGRAMS = ['valkey-server', 'redis-server'];
/** Debian has the one or the other, by its release. */
const PACKAGES = ['valkey-server', 'redis-server'];

export interface RedisServer {
  url: string;
  pid: number;
  /** Ends it at once, as a machine that goes away does. */
  stop(): Promise<void>;
}

/** Path of a Valkey or Redis server that is already here: `REDIS_SERVER_PATH`, or the system's. */
function installedRedis(): string | undefined {
  const wished = process.env.REDIS_SERVER_PATH;
  return wished ? installedProgram(wished) : installedProgram(...PROGRAMS);
}

/**
 * A Valkey or Redis of its own on a free loopback port, in memory only; Debian's package is installed where the user is root.
 *
 * @param port a free one unless told otherwise
 * @throws a sentence naming the one package to install.
 */
export async function startRedis(port?: number): Promise<RedisServer> {
  const program = installedRedis() ?? install();
  if (!program)
    throw new Error(
      'No Valkey or Redis: install the package `redis-server`, or set REDIS_SERVER_PATH to one.',
    );
  port ??= await freePort();
  const at = port;
  const settings = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn(program, settings, { stdio: 'ignore', cwd: '/' });
  for (let attempt = 0; !(await answers(at)); attempt += 1) {
    if (attempt === 200 || server.exitCode !== null) throw new Error(`${program} did not start`);
    await delay(25);
  }
  return { url: `redis://127.0.0.1:${at}`, pid: server.pid as number, stop: () => ended(server) };
}

function install(): string | undefined {
  installPackage(...PACKAGES);
  return installedRedis();
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' }, () => socket.write('PING\r\n'));
    const end = (answer: boolean): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('data', (data) => end(data.toString().startsWith('+PONG')));
    socket.once('error', () => end(false));
  });

function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGKILL');
  });
}
