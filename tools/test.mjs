/** `npm test`: every check and suite; the last line is `N passed, N failed`. See tools/suite/main.ts. */
import { become, ensureInstalled } from './process.mjs';

await ensureInstalled();
await become(['tools/suite/main.ts', ...process.argv.slice(2)]);
