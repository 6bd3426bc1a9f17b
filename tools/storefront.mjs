/** Builds the storefront when what it is made of has changed. Runs on any Node from 20 on. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, toolEnvironment, withHeartbeat } from './process.mjs';

const app = join(root, 'apps/storefront');
const stampFile = join(app, 'build/.inputs');
const inputs = [
  'apps/storefront',
  'packages/brands',
  'packages/api-client',
  'package-lock.json',
  'tsconfig.json',
];
const skipped = new Set(['node_modules', 'build', '.react-router', 'generated', 'test']);

/** Leaves a current build in `apps/storefront/build`; does nothing when there is one (some 20 ms). */
export async function ensureStorefrontBuilt() {
  const hash = inputsHash();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return;
  rmSync(stampFile, { force: true });
  await withHeartbeat('Building the storefront', () =>
    run(join(root, 'node_modules/.bin/react-router'), ['build'], {
      cwd: app,
      // The bundler reports every file it wrote; only its complaints are of interest here.
      stdio: ['ignore', process.env.CREMA_VERBOSE ? 'inherit' : 'ignore', 'inherit'],
      env: toolEnvironment({ NODE_ENV: 'production' }),
    }),
  );
  writeFileSync(stampFile, hash);
}

function inputsHash() {
  const hash = createHash('sha256');
  for (const path of inputs.flatMap(filesUnder)) hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

/** The files at or below a path, without tests and what tools generate, in a stable order. */
function filesUnder(path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return /\.(test|spec)\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(join(root, path))
    .filter((name) => !skipped.has(name))
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`));
}
