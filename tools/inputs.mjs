/** What a build was made of, as one hash. Runs on any Node from 20 on. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './process.mjs';

const skipped = new Set(['node_modules', 'build', '.react-router', 'generated', 'test']);

/**
 * Calls `make` unless `folder` holds a build of the same inputs already.
 * @param {string} folder where the build goes, with a stamp beside its files
 * @param {string[]} inputs files and folders, from the project's root
 * @param {() => Promise<void>} make
 * @param {string} [salt] what the build depends on beside its inputs
 */
export async function buildIfChanged(folder, inputs, make, salt = '') {
  const stamp = join(folder, '.inputs');
  const hash = hashOf(inputs, salt);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  rmSync(stamp, { force: true });
  await make();
  writeFileSync(stamp, hash);
}

function hashOf(inputs, salt) {
  const hash = createHash('sha256').update(salt);
  for (const path of inputs.flatMap(filesUnder)) hash.update(path).update(readFileSync(resolve(root, path)));
  return hash.digest('hex');
}

/** The files at or below a path, without tests and what tools generate, in a stable order. */
function filesUnder(path) {
  const found = statSync(resolve(root, path), { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return /\.(test|spec)\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(resolve(root, path))
    .filter((name) => !skipped.has(name))
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`));
}
