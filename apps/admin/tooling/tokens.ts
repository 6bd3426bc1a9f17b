import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { themeCss } from '@crema/brands/theme';
import type { Plugin } from 'vite';

const file = resolve(import.meta.dirname, '../app/ui/generated/tokens.css');

/** Writes the brands' tokens as custom properties, before the first module is resolved. */
export function tokens(): Plugin {
  return {
    name: 'crema:tokens',
    config: async () => {
      const text = themeCss();
      // A file that is written again would start a watched build again.
      if ((await readFile(file, 'utf8').catch(() => '')) === text) return;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    },
  };
}
