/**
 * The test command. `npm test` runs everything; `npm test -- --only checks,unit,pglite,pg,browser` some groups.
 * The last line is `N passed, N failed`; the exit code is 1 if anything failed.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { pace } from '../../packages/testing/src/pace.ts';
import { endTogether } from './command.ts';
import { inGroups, sideBySide } from './order.ts';
import { failure, headlines, type Outcome, summary } from './outcome.ts';
import { allSteps, type Group, groups, type Step } from './steps.ts';

endTogether();
const steps = chosen();
// Measured while nothing of the run is at work yet; every step has it in its environment.
console.log(`Limits of the tests on this machine: ×${pace().toFixed(1)}`);
const outcomes: Outcome[] = [];
for (const group of inGroups(steps, ({ leavesRoom }) => leavesRoom === true))
  outcomes.push(...(await sideBySide(group, Math.min(2, availableParallelism()), watched)));
const { text, failed } = summary(outcomes);
console.log(`\n${text}`);
process.exitCode = failed > 0 ? 1 : 0;

function chosen(): Step[] {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  if (values.only === undefined) return allSteps();
  const only = values.only.split(',') as Group[];
  const unknown = only.filter((group) => !groups.includes(group));
  if (unknown.length > 0) {
    console.error(`--only takes ${groups.join(', ')}; not ${unknown.join(', ')}`);
    process.exit(1);
  }
  return allSteps().filter((step) => step.groups.some((group) => only.includes(group)));
}

/** Runs a step, with a sign of life every fifteen seconds and one line at its end. */
async function watched(step: Step): Promise<Outcome> {
  const start = performance.now();
  const seconds = (): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  const timer = setInterval(() => console.log(`  …  ${step.name}, ${seconds()}`), 15_000);
  const outcome = await step
    .run()
    .catch((error: unknown) => failure(step.name, error instanceof Error ? error.message : String(error)));
  clearInterval(timer);
  const count = outcome.passed + outcome.failures.length;
  const sign = outcome.failures.length > 0 ? `FAILED ${outcome.failures.length} of ${count}` : `ok ${count}`;
  console.log(`${sign.padEnd(18)} ${step.name}, ${seconds()}${outcome.note ? `. ${outcome.note}` : ''}`);
  for (const line of headlines(outcome)) console.log(line);
  return outcome;
}
