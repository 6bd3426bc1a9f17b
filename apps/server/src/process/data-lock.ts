import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** What holds an embedded data folder: PGlite allows one process at a time and does not check it itself. */
export interface Holder {
  pid: number;
  /** What the process is, as a message names it: `the shop`, `npm run catalog`. */
  purpose: string;
  /** When the process started, in the kernel's ticks; tells a process from a later one with its number. */
  started: string;
  /** Processes of other containers have numbers of their own. */
  namespace: string;
}

export interface DataLock {
  release(): void;
}

/** The folder is in use. `main` shows the message without a stack. */
export class DataFolderInUse extends Error {
  readonly holder: Holder;
  constructor(dataDir: string, holder: Holder) {
    super(
      holder.purpose === POSTGRES_SHOP
        ? `A shop on PostgreSQL runs with the data folder ${dataDir} (process ${holder.pid}), and DATABASE_URL is not set here: ` +
            'this would open a second, empty shop beside it. Set the DATABASE_URL and SECRET_KEY of that shop, or DATA_DIR to another folder.'
        : `The data folder ${dataDir} is in use by ${holder.purpose} (process ${holder.pid}). ` +
            'Stop that process, or set DATA_DIR to another folder. Several processes need PostgreSQL: set DATABASE_URL.',
    );
    this.name = 'StartError';
    this.holder = holder;
  }
}

const FILE = 'in-use.json';
const POSTGRES_SHOP = 'a shop on PostgreSQL';
/** One for each process, as several may run on one database. */
const MARK = /^postgres-shop\.\d+\.json$/;

/**
 * Takes the folder for this process until `release` or its end. What a killed process left behind is taken over.
 *
 * @throws {DataFolderInUse} when a living process has it, or a shop on PostgreSQL runs with it.
 */
export function acquireDataLock(dataDir: string, purpose: string): DataLock {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const shop = marksIn(dataDir).find(({ holder }) => holder && isAlive(holder))?.holder;
  if (shop) throw new DataFolderInUse(dataDir, shop);
  const file = join(dataDir, FILE);
  const mine = signed(purpose);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, mine, { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 20; attempt++) {
      // `link` is atomic and fails when the name is taken.
      if (linked(draft, file)) return held(file, mine);
      const holder = readHolder(file);
      if (holder && isAlive(holder)) throw new DataFolderInUse(dataDir, holder);
      setAside(file, holder);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  throw new Error(`The lock of ${dataDir} could not be taken over`);
}

/**
 * Tells commands without DATABASE_URL that a shop on PostgreSQL runs with this folder, until `release` or the end of the
 * process. Removes what killed processes left.
 */
export function markPostgresShop(dataDir: string): DataLock {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  for (const { file, holder } of marksIn(dataDir)) {
    if (!holder || !isAlive(holder)) rmSync(file, { force: true });
  }
  const file = join(dataDir, `postgres-shop.${process.pid}.json`);
  const mine = signed(POSTGRES_SHOP);
  writeFileSync(file, mine, { mode: 0o600 });
  return held(file, mine);
}

function marksIn(dataDir: string): { file: string; holder?: Holder }[] {
  return readdirSync(dataDir)
    .filter((name) => MARK.test(name))
    .map((name) => join(dataDir, name))
    .map((file) => ({ file, holder: readHolder(file) }));
}

/** What this process signs a lock or a mark with. */
const signed = (purpose: string): string =>
  JSON.stringify({
    pid: process.pid,
    purpose,
    started: startOf(process.pid),
    namespace: namespaceOf(),
  } satisfies Holder);

/** Who has the folder now, if that process lives. */
export function holderOf(dataDir: string): Holder | undefined {
  const holder = readHolder(join(dataDir, FILE));
  return holder && isAlive(holder) ? holder : undefined;
}

function held(file: string, mine: string): DataLock {
  const release = (): void => {
    process.off('exit', release);
    if (textOf(file) === mine) rmSync(file, { force: true });
  };
  process.on('exit', release);
  return { release };
}

function linked(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves a dead process's lock away; if another process was quicker and this is its lock, puts it back. */
function setAside(file: string, dead: Holder | undefined): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const moved = readHolder(aside);
  if (moved && isAlive(moved) && JSON.stringify(moved) !== JSON.stringify(dead)) linked(aside, file);
  rmSync(aside, { force: true });
}

function readHolder(file: string): Holder | undefined {
  try {
    const holder = JSON.parse(textOf(file) ?? '') as Partial<Holder>;
    return typeof holder.pid === 'number' ? (holder as Holder) : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(holder: Holder): boolean {
  // A lock of another container cannot be checked by number; its folder is shared with this one on purpose or by a restart.
  if (holder.namespace !== namespaceOf()) return false;
  if (holder.pid === process.pid) return holder.started === startOf(process.pid);
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const started = startOf(holder.pid);
  return started === '' || holder.started === '' || started === holder.started;
}

/** Field 22 of `/proc/<pid>/stat`; empty where there is no such file. */
function startOf(pid: number): string {
  const stat = textOf(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function namespaceOf(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
