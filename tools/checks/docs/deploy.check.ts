/**
 * What deploy/ ships can be read, names no variable that the shop does not read, and sends every address of the engine to the
 * engine.
 */
import { parse } from 'yaml';
import { VARIABLES } from '../../../apps/commerce/src/platform/config/variables.ts';
import { COMMERCE_PATHS } from '../../../apps/server/src/requests/dispatch.ts';
import { type File, type Finding, lineAt, main, projectFiles } from '../source/check.ts';

/** Variables of the containers beside the shop, of its image and of Node. */
const OTHERS = new Set([
  ...['POSTGRES_USER', 'POSTGRES_PASSWORD', 'POSTGRES_DB', 'DATABASE_PASSWORD'],
  ...['SHOP_HOSTS', 'STOREFRONT', 'COMMERCE', 'NODE_ENV', 'NODE_COMPILE_CACHE', 'BASE'],
]);
const known = (name: string): boolean => name in VARIABLES || OTHERS.has(name);

/** Ways in which the shipped files name a variable. */
const NAMED = [
  /^\s*([A-Z][A-Z_]{2,}): /gm,
  /\$\{([A-Z][A-Z_]+)[:}]/g,
  /\{\$([A-Z_]+)[:}]/g,
  /^(?:Environment=)?([A-Z][A-Z_]{2,})=/gm,
  /^ENV (.*)$/gm,
  /\bprocess\.env\.([A-Z_]+)/g,
];

export function findUnknownVariables(files: File[]): Finding[] {
  return files.flatMap(({ path, text }) =>
    NAMED.flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap(({ 1: named = '', index }) =>
        named
          .split(/\s+/)
          .map((word) => word.split('=')[0] ?? '')
          .filter((name) => /^[A-Z_]+$/.test(name) && !known(name))
          .map((name) => ({
            path,
            line: lineAt(text, index),
            message: `${name} is no variable that the shop reads (platform/config/variables.ts)`,
          })),
      ),
    ),
  );
}

export function findUnreadable(files: File[]): Finding[] {
  return files.flatMap(({ path, text }) => {
    try {
      if (path.endsWith('.json')) JSON.parse(text);
      else parse(text, { merge: true });
      return [];
    } catch (error) {
      return [{ path, line: 1, message: `cannot be read: ${(error as Error).message.split('\n')[0]}` }];
    }
  });
}

/** Proxies that leave an address of the engine to the storefront. */
export function findUnroutedPaths(files: File[], paths: Iterable<string> = COMMERCE_PATHS): Finding[] {
  const all = [...paths, 'admin'];
  return files.flatMap(({ path, text }) =>
    all
      .filter((name) => !new RegExp(`[/(|:]${name.replace('.', '\\\\?\\.')}(?=[\\s/|)*])`).test(text))
      .map((name) => ({ path, line: 1, message: `/${name} does not go to the engine` })),
  );
}

main(import.meta, () => {
  const files = projectFiles(/^deploy\//);
  const proxies = files.filter(({ path }) => /(?:nginx\.conf|haproxy\.cfg|Caddyfile)$/.test(path));
  return [
    ...(proxies.length === 3
      ? []
      : [{ path: 'deploy', line: 1, message: 'has no nginx.conf, haproxy.cfg or Caddyfile' }]),
    ...findUnreadable(files.filter(({ path }) => /\.(?:ya?ml|json)$/.test(path))),
    ...findUnknownVariables(files.filter(({ path }) => !/\.(?:json|conf|cfg|ini)$|alerts\.yml$/.test(path))),
    ...findUnroutedPaths(proxies),
  ];
});
