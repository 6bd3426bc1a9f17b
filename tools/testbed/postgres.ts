import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { freePort, temporaryFolder } from './folders.ts';
import { disguise, findPostgres, type PostgresBinaries } from './postgres-binaries.ts';

const USER = 'crema';

/** Settings of a server that need not outlive a power cut and that nobody follows. */
const NON_DURABLE = {
  ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  ...{ wal_level: 'minimal', max_wal_senders: 0 },
};

export interface PostgresOptions {
  /** Whether commits reach the disk. On unless told otherwise; tests that lose nothing at a power cut say false. */
  fsync?: boolean;
  /** `max_connections`; 200 unless told otherwise. */
  connections?: number;
  /** Whose binaries; the machine's first unless told otherwise. */
  origin?: PostgresBinaries['origin'];
}

export interface PostgresServer {
  /** The binaries' version, such as `15.14`. */
  version: string;
  origin: PostgresBinaries['origin'];
  /** Connection string of a database of this server; without a name, that of `postgres`. */
  url(database?: string): string;
  /** Makes a database, empty or as a copy of `template` (to which nobody may be connected), and names it. */
  createDatabase(template?: string): Promise<string>;
  dropDatabase(name: string): Promise<void>;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL of its own on a random loopback port, with its data in a temporary folder. It ends, and
 * its data goes, even when this process is killed.
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<PostgresServer> {
  const binaries = findPostgres(options.origin);
  const folder = await temporaryFolder('postgres');
  try {
    const as = disguise(binaries, folder);
    const data = join(folder, 'data');
    mkdirSync(data, { mode: 0o700 });
    if (as.owner) chownSync(data, as.owner.uid, as.owner.gid);
    initialise([...as.prefix, join(as.bin, 'initdb')], data, as.options);
    const port = await freePort();
    const settings = {
      port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: options.connections ?? 200,
      ...(options.fsync === false ? NON_DURABLE : { fsync: 'on', synchronous_commit: 'on' }),
      shared_buffers: '128MB',
      log_min_messages: 'fatal',
      timezone: 'UTC',
    };
    const command = [
      ...as.prefix,
      join(as.bin, 'postgres'),
      '-D',
      data,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ];
    const keeper = keep(command, folder, as.options);
    const url = (database = 'postgres') => `postgres://${USER}@127.0.0.1:${port}/${database}`;
    const admin = await connect(url(), keeper);
    return {
      version: binaries.version,
      origin: binaries.origin,
      url,
      createDatabase: async (template) => {
        const name = `crema_${randomBytes(6).toString('hex')}`;
        await admin.query(
          `create database ${name}${template ? ` template ${pg.escapeIdentifier(template)}` : ''}`,
        );
        return name;
      },
      dropDatabase: async (name) => {
        await admin.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
      },
      stop: async () => {
        await admin.end();
        await ended(keeper);
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

function initialise(command: string[], data: string, options: object): void {
  const flags = ['--no-sync', '--auth=trust', `--username=${USER}`, '--encoding=UTF8', '--no-locale'];
  const [program = '', ...args] = [...command, ...flags, '-D', data];
  const result = spawnSync(program, args, { encoding: 'utf8', cwd: '/', ...options });
  if (result.status !== 0) throw new Error(`initdb failed: ${result.error?.message ?? result.stderr}`);
}

/**
 * Runs the server under a shell that holds the reading end of a pipe from this process. When the pipe closes,
 * be it because this process was killed, the shell ends the server at once (SIGQUIT) and removes its folder.
 */
function keep(command: string[], folder: string, options: object): ChildProcess {
  const script =
    'folder="$1"; shift; "$@" </dev/null & server=$!; read -r _; kill -QUIT $server; wait $server; rm -rf "$folder"';
  const child = spawn('/bin/sh', ['-c', script, 'keeper', folder, ...command], {
    cwd: '/',
    stdio: ['pipe', 'ignore', 'pipe'],
    // Its own group: an interrupt at the terminal must not end the database before its users.
    detached: true,
    ...options,
  });
  child.unref();
  return child;
}

async function connect(url: string, keeper: ChildProcess): Promise<pg.Client> {
  let complaint = '';
  keeper.stderr?.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch {
      if (keeper.exitCode !== null) break;
      await delay(25);
    }
  }
  await ended(keeper);
  throw new Error(`PostgreSQL did not start: ${complaint.trim() || 'no message'}`);
}

function ended(keeper: ChildProcess): Promise<void> {
  if (keeper.exitCode !== null || keeper.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    keeper.ref();
    keeper.once('exit', () => resolve());
    keeper.stdin?.end();
  });
}
