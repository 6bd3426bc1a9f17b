/** What a backup is: a folder with the database, the pictures and a note of what it is. */
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refused } from './run.ts';

const NOTE = 'backup.json';
const PICTURES = 'pictures';
const FORMAT = 1;

export interface Note {
  format: typeof FORMAT;
  database: 'postgres' | 'pglite';
  /** When it was begun, ISO 8601. */
  madeAt: string;
}

/** Name of the database's part, by its kind. */
export const DUMPS: Record<Note['database'], string> = {
  postgres: 'database.dump',
  pglite: 'database.tar.gz',
};

/**
 * Makes the folder of a backup whole or not at all: it gets its name when everything is in it. Nobody but its owner may read it.
 *
 * @param write writes the database's part into the folder that it is given.
 */
export async function writeBackup(
  folder: string,
  note: Omit<Note, 'format'>,
  dataDir: string,
  write: (file: string) => Promise<void>,
): Promise<void> {
  if (existsSync(folder)) throw new Refused(`${folder} is there already: name another folder with --out.`);
  const part = `${folder}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true, mode: 0o700 });
  try {
    await write(join(part, DUMPS[note.database]));
    const pictures = join(dataDir, PICTURES);
    if (existsSync(pictures)) await cp(pictures, join(part, PICTURES), { recursive: true });
    await writeFile(join(part, NOTE), `${JSON.stringify({ format: FORMAT, ...note }, null, 2)}\n`);
    await rename(part, folder);
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}

/** Reads what a backup is. @throws {Refused} where the folder is none. */
export async function readNote(folder: string): Promise<Note> {
  const text = await readFile(join(folder, NOTE), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Refused(`${folder} is no backup: there is no ${NOTE} in it.`);
  const note = JSON.parse(text) as Note;
  if (note.format !== FORMAT)
    throw new Refused(`${folder} was made by another release: its format is ${note.format}, not ${FORMAT}.`);
  return note;
}

/** Copies the pictures of a backup to a shop's data folder; those that are there already stay. */
export async function restorePictures(folder: string, dataDir: string): Promise<void> {
  const pictures = join(folder, PICTURES);
  if (!existsSync(pictures)) return;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await cp(pictures, join(dataDir, PICTURES), { recursive: true, force: false });
}

/** Size of a file in whole kB, for what is said at the end. */
export const kilobytes = async (file: string): Promise<number> => Math.ceil((await stat(file)).size / 1024);
