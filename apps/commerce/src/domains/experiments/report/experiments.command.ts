import { readFile } from 'node:fs/promises';
import { SITES } from '@crema/brands';
import { DefinitionsRefused, type Experiment } from '@crema/experiments';
import type { ExperimentsService } from '../experiments.service.ts';
import type { ArmReport, Estimate, SiteReport } from './report.rules.ts';

const USAGE = `npm run experiments -- list             the experiments, when each runs and where
npm run experiments -- save <file>      replaces all of them by GrowthBook's JSON in a file
npm run experiments -- report [<id>]    exposures, buyers and revenue of each arm`;

type Print = (line: string) => void | Promise<void>;

/**
 * The operator's `experiments` command.
 *
 * @returns the exit code: 0 done, 1 refused with a sentence, 2 not understood.
 */
export async function runExperimentsCommand(
  experiments: ExperimentsService,
  argv: readonly string[],
  print: Print,
): Promise<number> {
  const [command, argument] = argv;
  if (command === 'list' && argv.length === 1) return list(experiments, print);
  if (command === 'save' && argument !== undefined && argv.length === 2)
    return save(experiments, argument, print);
  if (command === 'report' && argv.length <= 2) return report(experiments, argument, print);
  await print(USAGE);
  return 2;
}

async function list(experiments: ExperimentsService, print: Print): Promise<number> {
  const { experiments: all } = experiments.current();
  if (all.length === 0) await print('There are no experiments.');
  for (const one of all)
    await print(`${one.id}  ${stateOf(one, experiments.now())}  ${one.name}\n  ${placeOf(one)}`);
  return 0;
}

async function save(experiments: ExperimentsService, file: string, print: Print): Promise<number> {
  try {
    const saved = await experiments.save(JSON.parse(await readFile(file, 'utf8')));
    await print(`Saved: ${saved.experiments.map(({ id }) => id).join(', ') || 'no experiments'}.`);
    return 0;
  } catch (error) {
    if (error instanceof DefinitionsRefused) await print(error.message);
    else if (error instanceof SyntaxError) await print(`${file} is not JSON: ${error.message}`);
    else if ((error as NodeJS.ErrnoException).code === 'ENOENT') await print(`There is no file ${file}.`);
    else throw error;
    return 1;
  }
}

async function report(
  experiments: ExperimentsService,
  id: string | undefined,
  print: Print,
): Promise<number> {
  const reports = (await experiments.reports()).filter(
    ({ experiment }) => id === undefined || experiment.id === id,
  );
  if (reports.length === 0) {
    await print(id === undefined ? 'There are no experiments.' : `There is no experiment ${id}.`);
    return id === undefined ? 0 : 1;
  }
  for (const { experiment, sites } of reports) {
    await print(
      `${experiment.id}  ${experiment.name}\n  ${stateOf(experiment, experiments.now())}; ${placeOf(experiment)}`,
    );
    if (sites.length === 0) await print('  No visitors yet.');
    for (const site of sites) await printSite(site, print);
  }
  return 0;
}

async function printSite({ site, arms, mismatched }: SiteReport, print: Print): Promise<void> {
  if (mismatched)
    await print(
      `  ALARM: the visitors of ${site} are not split as the weights say. Conclude nothing before that is understood.`,
    );
  for (const arm of arms) {
    const { currency } = SITES[site];
    await print(
      `  ${site}  ${arm.arm} ${arm.name}: ${arm.exposures} saw it, ${arm.buyers} bought (${percent(arm.conversion)}), ${money(arm.revenue)} ${currency} a visitor`,
    );
    for (const line of gainsOf(arm, currency)) await print(`      ${line}`);
  }
}

function gainsOf({ arm, conversionGain, revenueGain }: ArmReport, currency: string): string[] {
  if (arm === 0) return [];
  if (!conversionGain || !revenueGain) return ['too few visitors for an interval'];
  return [
    `buyers against the control: ${interval(conversionGain, percent)}`,
    `revenue a visitor against the control: ${interval(revenueGain, money)} ${currency}`,
  ];
}

const interval = ({ value, low, high }: Estimate, written: (value: number) => string): string =>
  `${signed(value, written)}, 95 % between ${signed(low, written)} and ${signed(high, written)}`;
const signed = (value: number, written: (value: number) => string): string =>
  `${value < 0 ? '-' : '+'}${written(Math.abs(value))}`;
const percent = (value: number): string => `${(value * 100).toFixed(2)} %`;
const money = (minor: number): string => (minor / 100).toFixed(2);
const day = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

function stateOf({ startsAt, stopsAt }: Experiment, now: number): string {
  if (now < startsAt) return `starts ${day(startsAt)}, stops ${day(stopsAt)} UTC`;
  if (now < stopsAt) return `runs since ${day(startsAt)}, stops ${day(stopsAt)} UTC`;
  return `stopped ${day(stopsAt)} UTC`;
}

const placeOf = ({ screens, sites, arms, weights }: Experiment): string =>
  `${screens.join(', ')} of ${sites.join(', ')}: ${arms.map((arm, at) => `${arm} (${percent(weights[at] ?? 0)})`).join(', ')}`;
