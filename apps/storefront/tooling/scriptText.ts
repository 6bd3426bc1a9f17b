import { readFile } from 'node:fs/promises';
import { minify, type Plugin, transformWithOxc } from 'vite';

const QUERY = '?text';

/**
 * `import text from './name.script.ts?text'`: the source of the file's default export, a function, minified for an
 * inline script. The file may import types only.
 */
export function scriptText(): Plugin {
  return {
    name: 'crema:script-text',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(`.script.ts${QUERY}`)) return null;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
      const smallest = await minify(file, code, { module: true, compress: true, mangle: { toplevel: true } });
      const text = /^export default ?(function.+?);?\s*$/s.exec(smallest.code)?.[1];
      if (!text) this.error(`${file} has no function as its default export.`);
      return {
        code: `export default ${JSON.stringify(text)};`,
        moduleType: 'js',
      };
    },
  };
}
