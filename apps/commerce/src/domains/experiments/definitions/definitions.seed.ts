import { readFile } from 'node:fs/promises';

const SEED = new URL('../../../../../../seed/experiments/experiments.json', import.meta.url);

/** The demo's experiments. */
export const readSeed = async (): Promise<unknown> => JSON.parse(await readFile(SEED, 'utf8'));
