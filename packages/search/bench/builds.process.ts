/**
 * A process that builds an index and builds it again. Prints how long both took, how late the thread's timers were, and
 * the memory before, between and after: one JSON line.
 *   node --expose-gc builds.process.ts <products>
 */
import { createIndex } from '../src/index.ts';
import { INDEX, SETTINGS, syntheticDocuments } from './catalog.ts';
import { loopDelay, memoryInUse } from './measure.ts';

const size = Number(process.argv[2]);
const index = createIndex(INDEX);
const before = memoryInUse();
const build = await loopDelay(() => index.replace(syntheticDocuments(size), SETTINGS));
const built = memoryInUse();
const rebuild = await loopDelay(() => index.replace(syntheticDocuments(size), SETTINGS));
const after = memoryInUse();
process.stdout.write(`${JSON.stringify({ build, rebuild, before, built, after })}\n`);
