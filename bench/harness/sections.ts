import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ownTemporaryFolder } from '../../tools/testbed/index.ts';
import { type Line, meets, openResults, table } from './report.ts';

export interface SectionOptions {
  /** Few rounds, short bursts: to see that it works, not to quote. */
  quick: boolean;
  /** A guard to take away, to see the counts rise. */
  sabotage?: string;
  /** How often, in place of the section's own number, and the first seed, where a section goes by them. */
  runs?: number;
  seed?: number;
  /** Parts of a section that were asked for, of those that it names; absent: all. */
  parts?: readonly string[];
  /** Seconds that a part was asked to take, by its name. */
  seconds?: Readonly<Record<string, number>>;
  say(line: string): void;
}

/** A part of a run that can be asked for by name and is kept when the run is taken up again. */
export interface Section {
  name: string;
  /** One line for `--help`. */
  about: string;
  /** It opens no page: the storefront need not be built. */
  engineOnly?: boolean;
  run(options: SectionOptions): Promise<Line[]>;
}

interface Program {
  title: string;
  /** Where results are kept, below `build/`. */
  file: string;
  sections: readonly Section[];
  /** Keeps what was measured at this commit; otherwise every run measures anew. */
  resumes: boolean;
  sabotages?: readonly string[];
}

/** Runs the sections asked for, prints the table, and ends with 1 when a target was missed or a section failed. */
export async function runSections(program: Program): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true },
      again: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      sabotage: { type: 'string' },
      runs: { type: 'string' },
      seed: { type: 'string' },
      parts: { type: 'string' },
      seconds: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    console.log(help(program));
    return;
  }
  const only = (values.only ?? []).flatMap((names) => names.split(','));
  const unknown = only.filter((name) => !program.sections.some((section) => section.name === name));
  if (unknown.length > 0 || !knownSabotage(program, values.sabotage)) {
    console.error(`Unknown: ${[...unknown, values.sabotage ?? ''].join(' ')}\n${help(program)}`);
    process.exitCode = 1;
    return;
  }
  const counts = { runs: wholeNumber(values.runs), seed: wholeNumber(values.seed) };
  ownTemporaryFolder();
  // What a sabotaged or shortened run shows must never pass for a result.
  const suffix = suffixOf(values);
  const results = openResults(`build/${program.file}${suffix}.json`, commit());
  const failed: string[] = [];
  const chosen = program.sections.filter(({ name }) => only.length === 0 || only.includes(name));
  if (!chosen.every(({ engineOnly }) => engineOnly)) build();
  for (const [index, { name, run }] of chosen.entries()) {
    const at = `[${index + 1}/${chosen.length} ${name}]`;
    const isKept = program.resumes && !values.again && !counts.runs && !counts.seed;
    if (isKept && results.has(name)) {
      console.error(`${at} kept from before; --again measures anew`);
      continue;
    }
    const start = performance.now();
    const say = (line: string): void => console.error(`${at} ${line}`);
    say('…');
    try {
      const measured = await run({ ...wishesOf(values), ...counts, say });
      if (measured.length === 0) throw new Error('It measured nothing.');
      results.put(name, measured);
    } catch (error) {
      failed.push(name);
      say(`FAILED: ${error instanceof Error ? error.stack : String(error)}`);
    }
    say(`${((performance.now() - start) / 1000).toFixed(0)} s`);
  }
  const lines = chosen.flatMap(({ name }) => results.of(name));
  console.log(`\n${program.title} at ${commit()}\n\n${table(lines)}\n`);
  const missed = lines.filter((line) => !meets(line)).length;
  if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`);
  console.log(`${lines.length} measured, ${missed} missed. build/${program.file}${suffix}.json`);
  process.exitCode = missed > 0 || failed.length > 0 ? 1 : 0;
}

function build(): void {
  if (spawnSync(process.execPath, ['tools/build.mjs'], { stdio: 'inherit' }).status !== 0)
    throw new Error('The storefront could not be built.');
}

/** @throws where it is none. */
function wholeNumber(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`${text} is no number from 1 on`);
  return Number(text);
}

interface Wishes {
  quick: boolean;
  sabotage?: string;
  parts?: string;
  seconds?: string;
  runs?: string;
  seed?: string;
}

/** What the file of results is called after, beside the program. */
const suffixOf = ({ quick, sabotage, parts, seconds, runs, seed }: Wishes): string => {
  if (sabotage) return `.sabotage-${sabotage}`;
  if (quick) return '.quick';
  return parts || seconds || runs || seed ? '.part' : '';
};

/** `--parts kills,races` and `--seconds kills=60,release=30` as a section takes them. */
const wishesOf = ({ quick, sabotage, parts, seconds }: Wishes): Omit<SectionOptions, 'say'> => ({
  quick,
  ...(sabotage ? { sabotage } : {}),
  ...(parts ? { parts: parts.split(',') } : {}),
  seconds: Object.fromEntries(
    (seconds ?? '').split(',').flatMap((pair) => {
      const [name, value] = pair.split('=');
      return name && Number(value) > 0 ? [[name, Number(value)]] : [];
    }),
  ),
});

function knownSabotage({ sabotages = [] }: Program, asked: string | undefined): boolean {
  return asked === undefined || sabotages.includes(asked);
}

function help({ title, sections, sabotages }: Program): string {
  return [
    title,
    '  --only <name>[,…]   some sections',
    ...sections.map(({ name, about }) => `      ${name.padEnd(16)}${about}`),
    '  --quick             few rounds, short bursts: to see that it works, not to quote',
    '  --runs <count>, --seed <first>  where a section goes by seeds; what a failed one prints',
    '  --parts <name>[,…]  some parts of a section that has parts: scale-out',
    '  --seconds <p>=<n>   how long such a part takes: --seconds kills=60,release=30',
    '  --again             measures anew what was measured at this commit',
    ...(sabotages
      ? [`  --sabotage <guard>  takes one guard away, and must fail: ${sabotages.join(', ')}`]
      : []),
  ].join('\n');
}

/** The commit measured, with a + for what was not committed. */
function commit(): string {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() ?? '';
  return `${git('rev-parse', '--short', 'HEAD') || 'unknown'}${git('status', '--porcelain') ? '+' : ''}`;
}
