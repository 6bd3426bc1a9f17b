import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './folders.ts';

const PROGRAMS = ['valkey-server', 'redis-server'];
/** Debian has the one or the other, by its release. */
const PACKAGES = ['valkey-server', 'redis-server'];

export interface RedisServer {
  url: string;
  /** Ends it at once, as a machine that goes away does. */
  stop(): Promise<void>;
}

/** Path of a Valkey or Redis server that is already here: `REDIS_SERVER_PATH`, or the system's. */
function installedRedis(): string | undefined {
  const folders = ['/usr/bin', '/usr/local/bin', ...(process.env.PATH ?? '').split(':')];
  const wished = process.env.REDIS_SERVER_PATH;
  return (wished ? [wished] : folders.flatMap((folder) => PROGRAMS.map((name) => join(folder, name)))).find(
    isExecutable,
  );
}

/**
 * A Valkey or Redis of its own on a free loopback port, in memory only; Debian's package is installed where the user is root.
 *
 * @throws a sentence naming the one package to install.
 */
export async function startRedis(): Promise<RedisServer> {
  const program = installedRedis() ?? install();
  if (!program)
    throw new Error(
      'No Valkey or Redis: install the package `redis-server`, or set REDIS_SERVER_PATH to one.',
    );
  const port = await freePort();
  const settings = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn(program, settings, { stdio: 'ignore', cwd: '/' });
  for (let attempt = 0; !(await answers(port)); attempt += 1) {
    if (attempt === 200 || server.exitCode !== null) throw new Error(`${program} did not start`);
    await delay(25);
  }
  return { url: `redis://127.0.0.1:${port}`, stop: () => ended(server) };
}

function install(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: 'ignore', env, timeout: 300_000 }).status === 0;
  const one = () => PACKAGES.some((name) => apt('install', '-y', '--no-install-recommends', name));
  if (!one()) {
    apt('update');
    one();
  }
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

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
