/** Builds the storefront when what it is made of has changed. Runs on any Node from 20 on. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root, run, toolEnvironment, withHeartbeat } from './process.mjs';

const inputs = [
  'apps/storefront',
  'packages/brands',
  'packages/api-client',
  'package-lock.json',
  'tsconfig.json',
];
/** Folders of domains outside the engine (docs/add-a-domain.md); what they show is built in. */
const extensions = (process.env.EXTENSIONS ?? '')
  .split(',')
  .map((folder) => folder.trim())
  .filter(Boolean);
const app = join(root, 'apps/storefront');
/** A storefront with extensions does not take the place of the one without. */
export const buildFolder = extensions.length > 0 ? 'build/extended' : 'build';
const stampFile = join(app, buildFolder, '.inputs');
const skipped = new Set(['node_modules', 'build', '.react-router', 'generated', 'test']);

/** Leaves a current build in `buildFolder` of `apps/storefront`; does nothing when there is one (some 20 ms). */
export async function ensureStorefrontBuilt() {
  const hash = inputsHash();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return;
  rmSync(stampFile, { force: true });
  await withHeartbeat('Building the storefront', () =>
    run(join(root, 'node_modules/.bin/react-router'), ['build'], {
      cwd: app,
      // The bundler reports every file it wrote; only its complaints are of interest here.
      stdio: ['ignore', process.env.CREMA_VERBOSE ? 'inherit' : 'ignore', 'inherit'],
      env: toolEnvironment({ NODE_ENV: 'production', STOREFRONT_BUILD: buildFolder }),
    }),
  );
  writeFileSync(stampFile, hash);
}

function inputsHash() {
  const hash = createHash('sha256').update(extensions.join());
  for (const path of [...inputs, ...extensions].flatMap(filesUnder))
    hash.update(path).update(readFileSync(resolve(root, path)));
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
