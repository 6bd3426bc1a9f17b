import { spawn } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freePort, temporaryFolder } from '../folders.ts';
import { programOf } from './debian.ts';

const SHIPPED = fileURLToPath(new URL('../../../deploy/pgbouncer.ini', import.meta.url));
/** PgBouncer refuses to run as root. */
const NOBODY = { uid: 65534, gid: 65534 };

export interface Pooler {
  /** Connection string of a database of the server, through the pooler. */
  url(database: string): string;
  pid: number;
  /** Ends it at once (SIGKILL). */
  stop(): Promise<void>;
}

/** The example of deploy/pgbouncer.ini, with the server, the port and the users of a test. */
function settingsOf(server: URL, port: number): string {
  const ours: Record<string, string> = {
    listen_addr: '127.0.0.1',
    listen_port: String(port),
    unix_socket_dir: '',
    auth_type: 'any',
    auth_file: '',
    logfile: '',
    pidfile: '',
  };
  const { hostname, port: at, username } = server;
  return readFileSync(SHIPPED, 'utf8')
    .split('\n')
    .filter(
      (line) => !(line.split('=')[0]?.trim() ?? '').match(new RegExp(`^(?:${Object.keys(ours).join('|')})$`)),
    )
    .map((line) =>
      line.startsWith('* =') || line.startsWith('shop =')
        ? line.replace(/^\S+ = .*?(?= connect_query|$)/, `* = host=${hostname} port=${at} user=${username}`)
        : line,
    )
    .join('\n')
    .replace(
      '[pgbouncer]',
      `[pgbouncer]\n${Object.entries(ours)
        .filter(([, value]) => value)
        .map(([name, value]) => `${name} = ${value}`)
        .join('\n')}`,
    );
}

/**
 * A PgBouncer in front of a server, with the settings that deploy/ ships; it shares connections between transactions. Undefined where there
 * is none and none can be installed.
 *
 * @param port loopback port; a free one unless told otherwise
 */
export async function startPgBouncer(serverUrl: string, port?: number): Promise<Pooler | undefined> {
  const program = programOf('pgbouncer');
  if (!program) return undefined;
  const server = new URL(serverUrl);
  port ??= await freePort();
  const folder = await temporaryFolder('pgbouncer');
  chmodSync(folder, 0o755);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, settingsOf(server, port), { mode: 0o644 });
  const asRoot = process.getuid?.() === 0;
  const child = spawn(program, ['-q', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: '/',
    ...(asRoot ? NOBODY : {}),
  });
  let said = '';
  child.stderr.on('data', (text) => (said += text));
  const url = (database: string): string => `postgres://${server.username}@127.0.0.1:${port}/${database}`;
  for (let attempt = 0; !(await answers(url(server.pathname.slice(1)))); attempt += 1) {
    if (attempt === 200 || child.exitCode !== null) throw new Error(`PgBouncer did not start: ${said}`);
    await delay(25);
  }
  return {
    url,
    pid: child.pid as number,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGKILL');
        await ended;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
