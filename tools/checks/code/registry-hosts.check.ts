/** No file names a package registry's host: whoever installs may sit behind another one. */
import { type File, type Finding, main, matches, projectFiles } from '../source/check.ts';

// Put together here, so that this file does not name them itself.
const HOSTS = [
  ['registry', 'npmjs', 'org'],
  ['registry', 'yarnpkg', 'com'],
  ['registry', 'npmmirror', 'com'],
  ['deb', 'debian', 'org'],
  ['pypi', 'org'],
].map((labels) => labels.join('.'));

export function findRegistryHosts(files: File[]): Finding[] {
  const host = new RegExp(HOSTS.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  return files.flatMap((file) => [
    ...matches(file, host, ([name]) => `names the registry host ${name}`),
    ...(file.path.endsWith('package-lock.json')
      ? matches(
          file,
          /"resolved": "\w+:\/\/[^"]*"/g,
          () => 'names where a package was downloaded (.npmrc keeps that out)',
        )
      : []),
  ]);
}

main(import.meta, () =>
  findRegistryHosts(
    projectFiles(
      /(^|\/)(\.[\w.]+|[^/]+\.(json|jsonc|md|tsx?|[cm]?js|ya?ml|toml|sh|py|css|html|txt|sql)|run)$/,
    ),
  ),
);
