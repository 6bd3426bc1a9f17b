import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { findChromium, temporaryFolder } from '../testbed/index.ts';
import { fromNpmAudit } from './audit.ts';
import { root, run, tool } from './command.ts';
import { failure, type Outcome, pass } from './outcome.ts';
import { fromPlaywright, fromVitest } from './reports.ts';

export const groups = ['checks', 'unit', 'pglite', 'pg', 'browser'] as const;
export type Group = (typeof groups)[number];

export interface Step {
  name: string;
  /** The groups for which it is needed; it runs when one of them is asked for. */
  groups: readonly Group[];
  /** It leaves a part of two cores idle and changes nothing that others read: two such steps in a row run side by side. */
  leavesRoom?: true;
  run(): Promise<Outcome>;
}

/** A command that passes by its exit code. */
function command(name: string, program: string, args: string[], options: { cwd?: string } = {}): Step {
  return {
    name,
    groups: ['checks'],
    leavesRoom: true,
    run: async () => {
      const { code, output } = await run(program, args, options);
      return code === 0 ? pass : failure(name, output);
    },
  };
}

/** Each makes the types that it meets anew, so more of them are more work; half of the processors are the next step's. */
const CHECKERS = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2)));

const storefront = join(root, 'apps/storefront');

/** What the types of the storefront are made from, messages, tokens and routes; by itself, as others read what it writes. */
const generated: Step = {
  name: 'generated files',
  groups: ['checks'],
  run: async () => {
    const generate = await run(process.execPath, ['tooling/generate.ts'], { cwd: storefront });
    if (generate.code !== 0) return failure('messages and tokens', generate.output);
    const typegen = await run(tool('react-router'), ['typegen'], { cwd: storefront });
    return typegen.code === 0 ? pass : failure('react-router typegen', typegen.output);
  },
};

/** Every file of tools/checks is a program that says `file:line message` and ends with 1 when it finds something. */
function checks(): Step[] {
  return readdirSync(join(root, 'tools/checks'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.check.ts'))
    .sort()
    .map((file) =>
      command(`check ${basename(file, '.check.ts')}`, process.execPath, [join('tools/checks', file)]),
    );
}

const audit: Step = {
  name: 'npm audit',
  groups: ['checks'],
  leavesRoom: true,
  run: async () => fromNpmAudit((await run('npm', ['audit', '--json'], { timeout: 60_000 })).stdout),
};

const build: Step = {
  name: 'builds',
  groups: ['unit', 'pglite', 'pg', 'browser'],
  run: async () => {
    const { code, output } = await run(process.execPath, ['tools/build.mjs']);
    return code === 0 ? pass : failure('builds', output);
  },
};

function vitest(name: string, group: Group, project: string): Step {
  return {
    name,
    groups: [group],
    run: async () => {
      const env = project === 'browser' ? { CHROMIUM_PATH: findChromium(console.log) } : {};
      const folder = await temporaryFolder('report');
      const file = join(folder, 'report.json');
      const args = ['run', '--project', project, '--reporter=json', `--outputFile=${file}`];
      const { code, output } = await run(tool('vitest'), args, { env });
      const outcome: Outcome = existsSync(file)
        ? fromVitest(JSON.parse(readFileSync(file, 'utf8')), root)
        : { passed: 0, failures: [] };
      rmSync(folder, { recursive: true });
      return completed(name, code, output, outcome);
    },
  };
}

const journeys: Step = {
  name: 'journeys in the browser',
  groups: ['browser'],
  run: async () => {
    const chromium = findChromium(console.log);
    const folder = await temporaryFolder('report');
    const file = join(folder, 'report.json');
    const { code, output } = await run(tool('playwright'), ['test', '--reporter=json'], {
      env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    });
    const outcome: Outcome = existsSync(file)
      ? fromPlaywright(JSON.parse(readFileSync(file, 'utf8')), (path) => readFileSync(path, 'utf8'))
      : { passed: 0, failures: [] };
    rmSync(folder, { recursive: true });
    // Why the shop did not start is said beside the report, not in it.
    const shop = output.split('\n').filter((line) => line.includes('[WebServer]'));
    if (outcome.passed === 0 && shop.length > 0) {
      outcome.failures.push({ title: 'the shop for the browser', message: shop.join('\n') });
    }
    return completed('journeys in the browser', code, output, outcome);
  },
};

/** A runner that found no test, or that failed without naming one, has failed. */
export function completed(name: string, code: number, output: string, outcome: Outcome): Outcome {
  if (outcome.failures.length > 0 || (code === 0 && outcome.passed > 0)) return outcome;
  const { failures } = failure(name, outcome.passed === 0 && code === 0 ? 'No test ran.' : output);
  return { ...outcome, failures };
}

/** Every step, in the order in which they run: groups that are quick and often wrong come first, and of a group its longest. */
export function allSteps(): Step[] {
  return [
    generated,
    command('types', tool('tsc'), ['--noEmit', '-p', 'tsconfig.json', '--checkers', `${CHECKERS}`]),
    command('biome', tool('biome'), ['ci', '--error-on-warnings', '--colors=off', '.']),
    command('unused code and packages', tool('knip'), ['--no-progress']),
    ...checks(),
    audit,
    build,
    vitest('unit', 'unit', 'unit'),
    vitest('integration on PGlite', 'pglite', 'pglite'),
    vitest('integration on PostgreSQL', 'pg', 'postgres'),
    vitest('pages in the browser', 'browser', 'browser'),
    journeys,
  ];
}
