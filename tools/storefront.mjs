/** Builds the storefront when what it is made of has changed. Runs on any Node from 20 on. */
import { join } from 'node:path';
import { buildIfChanged } from './inputs.mjs';
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

/** Leaves a current build in `buildFolder` of `apps/storefront`; does nothing when there is one (some 20 ms). */
export async function ensureStorefrontBuilt() {
  const make = () =>
    withHeartbeat('Building the storefront', () =>
      run(join(root, 'node_modules/.bin/react-router'), ['build'], {
        cwd: app,
        // The bundler reports every file it wrote; only its complaints are of interest here.
        stdio: ['ignore', process.env.CREMA_VERBOSE ? 'inherit' : 'ignore', 'inherit'],
        env: toolEnvironment({ NODE_ENV: 'production', STOREFRONT_BUILD: buildFolder }),
      }),
    );
  await buildIfChanged(join(app, buildFolder), [...inputs, ...extensions], make, extensions.join());
}
