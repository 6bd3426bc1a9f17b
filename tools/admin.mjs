/** Builds the back office when what it is made of has changed. Runs on any Node from 20 on. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged } from './inputs.mjs';
import { pinnedNode, root, run, toolEnvironment, withHeartbeat } from './process.mjs';

const inputs = [
  'apps/admin',
  'packages/brands',
  'apps/storefront/tooling/precompress.ts',
  'package-lock.json',
  'tsconfig.json',
];
const app = join(root, 'apps/admin');
const vite = join(root, 'node_modules/.bin/vite');

/** Leaves a current build in `apps/admin/build`; does nothing when there is one. */
export async function ensureAdminBuilt() {
  const options = {
    cwd: app,
    stdio: ['ignore', process.env.CREMA_VERBOSE ? 'inherit' : 'ignore', 'inherit'],
    env: toolEnvironment({ NODE_ENV: 'production' }),
  };
  await buildIfChanged(join(app, 'build'), inputs, () =>
    withHeartbeat('Building the back office', async () => {
      await run(vite, ['build'], options);
      await run(pinnedNode(), [join(root, 'apps/storefront/tooling/precompress.ts'), 'build'], options);
    }),
  );
}

/** In development: builds into `apps/admin/build/watched` now and whenever a source changes, as long as this process lives. */
export function watchAdmin() {
  const command = [vite, 'build', '--watch', '--outDir', 'build/watched', '--logLevel', 'warn'];
  const setpriv = '/usr/bin/setpriv';
  if (process.platform === 'linux' && existsSync(setpriv)) command.unshift(setpriv, '--pdeathsig', 'KILL');
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd: app,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: toolEnvironment({ NODE_ENV: 'development' }),
  });
  process.once('exit', () => child.kill());
}
