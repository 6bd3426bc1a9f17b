/** `node tools/run.mjs <script> [...arguments]`: a TypeScript program of this project under the pinned Node. */
import { programArguments } from './environment.mjs';
import { become, ensureInstalled, fail } from './process.mjs';

const [script, ...args] = process.argv.slice(2);
if (!script) fail('Usage: node tools/run.mjs <script> [...arguments]');
await ensureInstalled();
await become(programArguments(script, ...args));
