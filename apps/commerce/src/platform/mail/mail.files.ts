import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Mails as files for any mail program, one for each id. */
export function mailFiles(folder: string) {
  const fileOf = (id: string): string => join(folder, `${id.replace(/[^\w.-]/g, '_')}.eml`);
  return {
    write: async (id: string, content: Buffer): Promise<void> => {
      const file = fileOf(id);
      const part = () => writeFile(`${file}.part`, content, { mode: 0o600 });
      await part().catch(async (error) => {
        if (error.code !== 'ENOENT') throw error;
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await part();
      });
      await rename(`${file}.part`, file);
    },

    forget: async (ids: readonly string[]): Promise<void> => {
      for (const id of ids) await rm(fileOf(id), { force: true });
    },

    /** Removes the files written before an instant. */
    expire: async (before: Date): Promise<void> => {
      for (const name of await namesIn(folder)) {
        const file = join(folder, name);
        // Another process may have removed it.
        const written = await stat(file).catch(() => undefined);
        if (written && written.mtime < before) await rm(file, { force: true });
      }
    },
  };
}

/** The folder does not exist before the first mail. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => /\.eml(?:\.part)?$/.test(name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
