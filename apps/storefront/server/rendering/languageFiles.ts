import { readFile } from 'node:fs/promises';
import type { Language } from '@crema/brands';

/** Addresses of the files that a page in a language needs beside its scripts. */
export type LanguageFiles = Record<Language, readonly string[]>;

interface ViteManifest {
  [source: string]: { file: string; imports?: string[] } | undefined;
}

/**
 * The messages' files, from the client build's manifest. A page preloads those of its language: they are imported only
 * when the first script runs, and hydration needs them.
 */
export async function readLanguageFiles(manifestFile: string): Promise<LanguageFiles> {
  const manifest: ViteManifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  const filesOf = (language: Language): string[] => {
    const file = manifest[`app/platform/i18n/generated/${language}.js`]?.file;
    if (file === undefined) throw new Error(`${manifestFile} names no messages for ${language}`);
    return [`/${file}`];
  };
  return { en: filesOf('en'), fr: filesOf('fr') };
}
