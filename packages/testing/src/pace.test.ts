import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { pace, paceOf, patience } from './pace.ts';

test('limits grow with the machine’s slowness, never shrink, and at most sixfold', () => {
  expect(paceOf(10)).toBe(1);
  expect(paceOf(300)).toBe(2);
  expect(paceOf(780)).toBeCloseTo(5.2);
  expect(paceOf(60_000)).toBe(6);
});

/** What a process of its own says of the pace, started with this environment. */
function told(env: NodeJS.ProcessEnv): number[] {
  const file = fileURLToPath(new URL('./pace.ts', import.meta.url));
  const script = `
    import { spawnSync } from 'node:child_process';
    import { pace } from ${JSON.stringify(file)};
    const own = pace();
    const args = ['--input-type=module', '-e', 'console.log(process.env.CREMA_TEST_PACE)'];
    console.log(JSON.stringify([own, Number(spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout)]));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, CREMA_TEST_PACE: undefined, ...env },
  });
  return JSON.parse(stdout) as number[];
}

test('the first process of a run measures the pace, and those that it starts have the same', () => {
  const [own, handed] = told({});
  expect(own).toBeGreaterThanOrEqual(1);
  expect(handed).toBeCloseTo(own ?? 0, 1);
  expect(told({ CREMA_TEST_PACE: '1.5' })).toEqual([1.5, 1.5]);
});

test('this run has one, and its limits follow it', () => {
  expect(Number(process.env.CREMA_TEST_PACE)).toBe(pace());
  expect(patience(1000)).toBe(Math.ceil(1000 * pace()));
});
