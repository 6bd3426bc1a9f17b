/** PostgreSQL servers of which one follows the other, each with a folder that outlives its process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type Disguise, disguise, findPostgres } from './postgres-binaries.ts';

const USER = 'crema';

export interface PostgresNode {
  port: number;
  /** Connection string of a database of this server. */
  url(database?: string): string;
  /** Starts it on what its folder holds, and waits until it answers. */
  start(settings?: Readonly<Record<string, string>>): Promise<void>;
  /** SIGKILL, as when the machine goes away. */
  kill(): Promise<void>;
  /** Ends it at once and leaves its data. */
  stop(): Promise<void>;
  /** Process id of the server. */
  pid(): number;
}

/** Where the nodes of one cluster have their data and their archive of the log. */
export interface Nodes {
  /** A new server with an empty database cluster. */
  create(name: string, port: number): Promise<PostgresNode>;
  /** A copy of a running one that follows it when it is started; the port may be another's than the server's own, of a proxy. */
  follow(name: string, port: number, source: { port: number }): Promise<PostgresNode>;
  /** A copy of a running one as `pg_basebackup` makes it, not started. */
  copy(name: string, source: PostgresNode): Promise<string>;
  /** A server on such a copy that reads the archive up to a moment, and then is a server of its own. */
  recover(copy: string, port: number, until: string): PostgresNode;
  /** Removes everything. */
  remove(): void;
}

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '128MB',
  log_min_messages: 'fatal',
  timezone: 'UTC',
  wal_level: 'replica',
  hot_standby: 'on',
  wal_keep_size: '256MB',
  archive_mode: 'on',
};

/** Opens a folder for the nodes of one cluster. @param folder an empty folder that outlives them */
export function openNodes(folder: string): Nodes {
  const as = disguise(findPostgres(), folder);
  const archive = join(folder, 'archive');
  makeFolder(archive, as);

  // Never synchronously: what a copy is made of may come through a proxy of this process.
  const run = async (program: string, ...args: string[]): Promise<void> => {
    const [command = '', ...rest] = [...as.prefix, join(as.bin, program), ...args];
    const child = spawn(command, rest, { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/', ...as.options });
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    const said = await text(child.stderr);
    if ((await ended) !== 0) throw new Error(`${program} failed: ${said}`);
  };
  const backUp = async (data: string, port: number, ...args: string[]): Promise<void> => {
    rmSync(data, { recursive: true, force: true });
    makeFolder(data, as);
    await run('pg_basebackup', '-D', data, '-d', urlAt(port), '--checkpoint=fast', '--no-sync', ...args);
  };
  const archiving = { archive_command: `test -f ${archive}/%f || cp %p ${archive}/%f` };

  return {
    create: async (name, port) => {
      const data = join(folder, name);
      makeFolder(data, as);
      const flags = ['--no-sync', '--auth=trust', `--username=${USER}`, '--encoding=UTF8', '--no-locale'];
      await run('initdb', ...flags, '-D', data);
      return nodeOf(data, port, as, archiving);
    },
    follow: async (name, port, source) => {
      const data = join(folder, name);
      await backUp(data, source.port, '--write-recovery-conf');
      return nodeOf(data, port, as, archiving);
    },
    copy: async (name, source) => {
      const data = join(folder, name);
      await backUp(data, source.port);
      return data;
    },
    recover: (data, port, until) => {
      writeFileSync(join(data, 'recovery.signal'), '', { mode: 0o600 });
      if (as.owner) chownSync(join(data, 'recovery.signal'), as.owner.uid, as.owner.gid);
      return nodeOf(data, port, as, {
        archive_mode: 'off',
        restore_command: `cp ${archive}/%f %p`,
        recovery_target_time: until,
        recovery_target_action: 'promote',
      });
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }),
  };
}

const urlAt = (port: number, database = 'postgres'): string =>
  `postgres://${USER}@127.0.0.1:${port}/${database}`;

function makeFolder(path: string, as: Disguise): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  chmodSync(path, 0o700);
  if (as.owner) chownSync(path, as.owner.uid, as.owner.gid);
}

function nodeOf(
  data: string,
  port: number,
  as: Disguise,
  always: Readonly<Record<string, string>>,
): PostgresNode {
  let keeper: ChildProcess | undefined;
  const pid = (): number => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  return {
    port,
    pid,
    url: (database) => urlAt(port, database),
    start: async (settings = {}) => {
      await endKeeper(keeper);
      const all = { ...SETTINGS, port: String(port), ...always, ...settings };
      const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
      keeper = keep([...as.prefix, join(as.bin, 'postgres'), '-D', data, ...flags], as);
      await untilAnswers(urlAt(port), keeper);
    },
    kill: async () => {
      const server = pid();
      process.kill(server, 'SIGKILL');
      // Its children end by themselves when they find it gone, and let go of the port and the shared memory then.
      for (let attempt = 0; attempt < 400 && (isAlive(server) || (await answersAt(port))); attempt += 1)
        await delay(25);
      await endKeeper(keeper);
    },
    stop: () => endKeeper(keeper),
  };
}

/**
 * Runs the server under a shell that holds the reading end of a pipe from this process: when the pipe closes, be it because this process
 * was killed, the shell ends the server at once.
 */
function keep(command: string[], as: Disguise): ChildProcess {
  const script = '"$@" </dev/null & server=$!; read -r _; kill -QUIT $server 2>/dev/null; wait $server';
  const child = spawn('/bin/sh', ['-c', script, 'keeper', ...command], {
    cwd: '/',
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
    ...as.options,
  });
  child.unref();
  return child;
}

async function endKeeper(keeper: ChildProcess | undefined): Promise<void> {
  if (!keeper || keeper.exitCode !== null || keeper.signalCode !== null) return;
  await new Promise<void>((resolve) => {
    keeper.ref();
    keeper.once('exit', () => resolve());
    keeper.stdin?.end();
  });
}

async function untilAnswers(url: string, keeper: ChildProcess): Promise<void> {
  let said = '';
  keeper.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2000);
  });
  for (let attempt = 0; attempt < 1200; attempt += 1) {
    if (await answers(url)) return;
    if (keeper.exitCode !== null) break;
    await delay(50);
  }
  throw new Error(`PostgreSQL did not start: ${said || 'no message'}`);
}

const answersAt = (port: number): Promise<boolean> => answers(urlAt(port));

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
