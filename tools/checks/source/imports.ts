/** Which file imports which, read from the source by a parser and resolved as Node would. */
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'oxc-parser';
import { type File, lineAt, root } from './check.ts';

export interface Import {
  from: string;
  line: number;
  /** As written. */
  specifier: string;
  /** Path in the project, perhaps without its ending; absent for packages from elsewhere and for Node’s own. */
  to?: string;
  /** Whether only types come over, so that nothing is loaded. */
  typeOnly: boolean;
}

interface Workspace {
  folder: string;
  imports?: Record<string, string>;
  exports?: Record<string, string>;
}

/** The workspaces by package name; `folder` without a slash at its end. */
export type Workspaces = Record<string, Workspace>;

/** Reads the manifests of this project's workspaces. */
export function readWorkspaces(manifestPaths: string[]): Workspaces {
  return Object.fromEntries(
    manifestPaths.map((path) => {
      const { name, imports, exports } = JSON.parse(readFileSync(join(root, path), 'utf8'));
      return [name, { folder: dirname(path), imports, exports }];
    }),
  );
}

/** Every import, re-export and dynamic import of literal text in a file. */
export function importsOf(file: File, workspaces: Workspaces): Import[] {
  const { module } = parseSync(file.path, file.text);
  const found: { specifier: string; at: number; typeOnly: boolean }[] = [];
  for (const { moduleRequest, entries, start } of module.staticImports) {
    const typeOnly = entries.length > 0 && entries.every((entry) => entry.isType);
    found.push({ specifier: moduleRequest.value, at: start, typeOnly });
  }
  for (const { entries, start } of module.staticExports) {
    const sources = new Map<string, boolean>();
    for (const entry of entries) {
      const source = entry.moduleRequest?.value;
      if (source !== undefined) sources.set(source, (sources.get(source) ?? true) && entry.isType);
    }
    for (const [specifier, typeOnly] of sources) found.push({ specifier, at: start, typeOnly });
  }
  for (const { moduleRequest, start } of module.dynamicImports) {
    const literal = file.text.slice(moduleRequest.start, moduleRequest.end).match(/^(['"`])([^'"`$]+)\1$/);
    if (literal?.[2]) found.push({ specifier: literal[2], at: start, typeOnly: false });
  }
  return found.map(({ specifier, at, typeOnly }) => ({
    from: file.path,
    line: lineAt(file.text, at),
    specifier,
    to: resolve(file.path, specifier, workspaces),
    typeOnly,
  }));
}

function resolve(from: string, specifier: string, workspaces: Workspaces): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier));
  if (specifier.startsWith('#')) {
    const own = Object.values(workspaces).find(({ folder }) => from.startsWith(`${folder}/`));
    return own && mapped(own, own.imports, specifier);
  }
  const [, name = '', rest] = specifier.match(/^(@[^/]+\/[^/]+|[^/]+)(\/.*)?$/) ?? [];
  const workspace = workspaces[name];
  return workspace && (mapped(workspace, workspace.exports, `.${rest ?? ''}`) ?? workspace.folder);
}

function mapped(
  { folder }: Workspace,
  map: Record<string, string> | undefined,
  key: string,
): string | undefined {
  for (const [pattern, target] of Object.entries(map ?? {})) {
    const [before = '', after] = pattern.split('*');
    if (after === undefined ? key !== pattern : !key.startsWith(before) || !key.endsWith(after)) continue;
    const star = after === undefined ? '' : key.slice(before.length, key.length - after.length);
    return normalize(join(folder, target.replace('*', star)));
  }
  return undefined;
}
