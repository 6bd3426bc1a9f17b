/**
 * `npm run dev`: the server restarts on a change of its own code, the storefront is served from its sources by Vite with
 * hot reload. Nothing is built; messages and tokens are generated at the start and when they change.
 */
import { become, ensureInstalled } from './process.mjs';

/** Named, because what Node would watch by itself includes the configuration that Vite writes at every start. */
const WATCHED = [
  'apps/server/src',
  'apps/commerce/src',
  'apps/storefront/server',
  'apps/storefront/tooling',
  'apps/storefront/vite.config.ts',
  'packages/brands/src',
  'packages/api-client/src',
];

await ensureInstalled();
await become(
  [
    ...WATCHED.map((path) => `--watch-path=${path}`),
    '--watch-preserve-output',
    'apps/server/src/main.ts',
    ...process.argv.slice(2),
  ],
  { STOREFRONT_DEV: '1', NODE_ENV: 'development' },
);
