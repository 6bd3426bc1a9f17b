import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { programArguments } from '../../../tools/environment.mjs';
import type { Bed } from './shops.ts';

/** `npm run catalog -- <args>` as an operator runs it beside the shop. Gives the seconds it took. @throws if it fails. */
export const runCatalog = (bed: Bed, args: readonly string[]): Promise<number> =>
  runOperator(bed, 'catalog', args);

/** The same for any command of the operator. */
export async function runOperator(bed: Bed, program: string, args: readonly string[]): Promise<number> {
  const start = performance.now();
  const command = spawn(process.execPath, programArguments(`apps/server/src/cli/${program}.ts`, ...args), {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DATA_DIR: bed.dataDir, ...bed.env },
  });
  let complaint = '';
  command.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk;
  });
  const [code] = await once(command, 'close');
  if (code !== 0)
    throw new Error(`${program} ${args.join(' ')} ended with ${code}: ${complaint.slice(-2000)}`);
  return (performance.now() - start) / 1000;
}

/** Seconds until a search finds something. @throws after two minutes. */
export async function untilFound(origin: string, site: string, words: string): Promise<number> {
  const start = performance.now();
  const address = `${origin}/rest/v2/${site}/products/searchText?${new URLSearchParams({ query: words })}`;
  for (;;) {
    const answer = (await (await fetch(address)).json()) as { pagination?: { totalResults: number } };
    const seconds = (performance.now() - start) / 1000;
    if ((answer.pagination?.totalResults ?? 0) > 0) return seconds;
    if (seconds > 120) throw new Error(`Nothing found for ${words} after ${seconds} s.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
