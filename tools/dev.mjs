/**
 * `npm run dev`: the server restarts on a change of its own code, the storefront is served from its sources by Vite with
 * hot reload; messages and tokens are generated at the start and when they change. The back office is built again
 * whenever one of its sources changes: reload its page.
 */
import { watchAdmin } from './admin.mjs';
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
  'packages/search/src',
];

await ensureInstalled();
watchAdmin();
await become(
  [
    ...WATCHED.map((path) => `--watch-path=${path}`),
    '--watch-preserve-output',
    'apps/server/src/main.ts',
    ...process.argv.slice(2),
  ],
  { STOREFRONT_DEV: '1', NODE_ENV: 'development' },
);
