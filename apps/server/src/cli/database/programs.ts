/** PostgreSQL's own programs, run for the operator. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Refused } from './run.ts';

/** Where Debian keeps the programs of each version. */
const DEBIAN = '/usr/lib/postgresql';

type Program = 'pg_dump' | 'pg_restore';

/** Path of the newest such program of this machine: a newer one reads older servers, and not the other way around. */
function findProgram(name: Program): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(':').filter(Boolean),
  ];
  const found = folders.map((folder) => join(folder, name)).find(isExecutable);
  if (found) return found;
  throw new Refused(
    `${name} is not on this machine: install PostgreSQL’s client programs, of the server’s version or newer ` +
      '(Debian: apt-get install postgresql-client), or run this where they are.',
  );
}

interface RunOptions {
  databaseUrl: string;
  signal: AbortSignal;
  /** Called for each line that the program says of its progress. */
  onLine?(line: string): void;
}

/**
 * Runs a program on a database to its end. Its password is in the environment: other users of the machine see arguments.
 *
 * @returns what it wrote to standard output.
 * @throws {Refused} with the program's last lines.
 */
export async function runProgram(
  name: Program,
  args: readonly string[],
  { databaseUrl, signal, onLine }: RunOptions,
): Promise<string> {
  const address = new URL(databaseUrl);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const child = spawn(findProgram(name), [...args, `--dbname=${address.href}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) },
    signal,
  });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  const last: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    last.push(line);
    if (last.length > 5) last.shift();
    onLine?.(line);
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Refused(`${name} failed:\n${last.join('\n')}`);
  return output;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
