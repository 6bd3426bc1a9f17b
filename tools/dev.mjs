/** `npm run dev`: the server restarts on a change, the storefront is served by Vite with hot reload. */
import { become, ensureInstalled } from './process.mjs';

await ensureInstalled();
await become(['--watch', 'apps/server/src/main.ts', ...process.argv.slice(2)], {
  STOREFRONT_DEV: '1',
  NODE_ENV: 'development',
});
