import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@crema/brands';
import { BOM, csvLines } from '#platform/values/csv.ts';
import { inWords } from '../sentences/sentence.rules.ts';
import type { ImportFinding } from './transfer.types.ts';

type Kind = 'upload' | 'before' | 'report' | 'rapport';
const ENDINGS: Record<Kind, string> = {
  upload: 'upload',
  before: 'before.csv',
  report: 'report.csv',
  rapport: 'report.fr.csv',
};

/** The report in each language. */
export const REPORTS = { en: 'report', fr: 'rapport' } as const satisfies Record<Language, Kind>;

/** The files of imports, in a folder of their own below the shop's data. */
export function importFiles(dataDir: string) {
  const folder = join(dataDir, 'imports');
  const pathOf = (id: string, kind: Kind): string => join(folder, `${id}.${ENDINGS[kind]}`);
  const sizeOf = async (id: string, kind: Kind): Promise<number | undefined> =>
    (await stat(pathOf(id, kind)).catch(() => undefined))?.size;
  return {
    pathOf,
    sizeOf,

    /** Makes the empty file that pieces go to. */
    create: async (id: string): Promise<void> => {
      await mkdir(folder, { recursive: true });
      await (await open(pathOf(id, 'upload'), 'wx', 0o600)).close();
    },

    /** Writes a piece at its place; the same piece again changes nothing. */
    put: async (id: string, from: number, piece: Buffer): Promise<void> => {
      const file = await open(pathOf(id, 'upload'), 'r+');
      try {
        await file.write(piece, 0, piece.length, from);
      } finally {
        await file.close();
      }
    },

    /** Writes a whole file piece by piece; one that was stopped leaves none. */
    write: async (
      id: string,
      kind: Exclude<Kind, 'upload'>,
      work: (write: (text: string) => Promise<void>) => Promise<unknown>,
    ): Promise<void> => {
      await mkdir(folder, { recursive: true });
      const path = pathOf(id, kind);
      const stream = createWriteStream(`${path}.part`, { mode: 0o600 });
      try {
        await once(stream, 'open');
        await work(async (text) => {
          if (!stream.write(text)) await once(stream, 'drain');
        });
        stream.end();
        await once(stream, 'close');
        await rename(`${path}.part`, path);
      } catch (error) {
        stream.destroy();
        await rm(`${path}.part`, { force: true });
        throw error;
      }
    },

    remove: async (
      id: string,
      kinds: readonly Kind[] = ['upload', 'before', ...Object.values(REPORTS)],
    ): Promise<void> => {
      for (const kind of kinds) await rm(pathOf(id, kind), { force: true });
    },
  };
}

export type ImportFiles = ReturnType<typeof importFiles>;

const HEADS: Record<Language, string[]> = {
  en: ['line', 'what', 'kind', 'problem'],
  fr: ['ligne', 'quoi', 'genre', 'problème'],
};
const KINDS: Record<Language, Record<ImportFinding['kind'], string>> = {
  en: { refused: 'refused', warning: 'warning' },
  fr: { refused: 'refusé', warning: 'avertissement' },
};

/** What a report says first. */
export const reportHead = (language: Language): string => `${BOM}${csvLines([HEADS[language]])}`;

export const reportLine = ({ line, product, kind, reason }: ImportFinding, language: Language): string =>
  csvLines([[line > 0 ? String(line) : '', product, KINDS[language][kind], inWords(reason, language)]]);
