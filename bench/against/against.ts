/**
 * `npm run bench -- --against <commit>`: the code as it is now beside the code of a commit, by turns, each by its own
 * bench. Ends with 1 when a figure fell below 0.95 of before.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { temporaryFolder } from '../../tools/testbed/index.ts';
import { type Compared, compare, type Figures } from './compare.ts';
import { checkOut, commitOf, run } from './tree.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SECTIONS = 'pages,render,search,cart';
/** Of the speed before. */
const LEAST = 0.95;

export async function runAgainst(): Promise<void> {
  const { values } = parseArgs({
    options: {
      against: { type: 'string' },
      only: { type: 'string', default: SECTIONS },
      rounds: { type: 'string', default: '3' },
      quick: { type: 'boolean', default: false },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) return fail('--rounds takes a whole number from 1 on.');
  const say = (line: string): void => console.error(`[against] ${line}`);
  try {
    const commit = commitOf(ROOT, values.against ?? '');
    const folder = await temporaryFolder('against');
    const old = await checkOut(ROOT, { commit, folder: join(folder, commit) }, say);
    process.once('exit', () => {
      old.remove();
      rmSync(folder, { recursive: true, force: true });
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
    const measured: { old: Figures; new: Figures }[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const turn = async (name: string, at: string): Promise<Figures> => {
        say(`round ${round} of ${rounds}: ${name}`);
        return measure(at, values.only, values.quick);
      };
      // Who begins changes from round to round: a machine that gets slower is unfair to neither.
      const oldFirst = round % 2 === 1;
      const before = oldFirst ? await turn(commit, old.folder) : undefined;
      const now = await turn('now', ROOT);
      measured.push({ old: before ?? (await turn(commit, old.folder)), new: now });
    }
    const compared = compare(measured);
    if (compared.length === 0) return fail('The two have no figure in common.');
    console.log(`\nnow against ${commit}, ${rounds} rounds by turns\n\n${compared.map(print).join('\n')}\n`);
    const slower = compared.filter(({ speed }) => speed < LEAST);
    console.log(`${compared.length} compared, ${slower.length} below ${LEAST} of before.`);
    if (slower.length > 0) process.exitCode = 1;
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

/** One run of a tree's own bench. It ends with 1 where it missed a target of its own, which is no matter here. */
async function measure(folder: string, only: string, quick: boolean): Promise<Figures> {
  const file = join(folder, `build/bench${quick ? '.quick' : ''}.json`);
  // What an earlier run left there is no figure of this one.
  rmSync(file, { force: true });
  const args = ['bench/bench.ts', '--only', only, ...(quick ? ['--quick'] : [])];
  await run(folder, [join(folder, 'node_modules/.bin/node'), ...args], [0, 1]);
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Figures;
  const failed = only.split(',').filter((name) => !(name in kept));
  if (failed.length > 0) throw new Error(`The bench of ${folder} failed in ${failed.join(', ')}.`);
  return kept;
}

function print({ name, unit, old, new: now, speed, spread: [least, most] }: Compared): string {
  const figure = (value: number): string => `${value.toPrecision(4)}${unit && ` ${unit}`}`;
  const range = `${least.toFixed(2)} to ${most.toFixed(2)}`;
  return `${speed < LEAST ? 'SLOWER' : 'ok    '}  ${speed.toFixed(2)} (${range})  ${name}: ${figure(old)} → ${figure(now)}`;
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
