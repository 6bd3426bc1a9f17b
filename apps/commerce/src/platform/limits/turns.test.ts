import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTurns, TurnRefused } from './turns.ts';

const tick = () => new Promise<void>((done) => setImmediate(done));

/** Work that lasts until the test ends it. */
function workshop(most: Partial<Parameters<typeof createTurns>[0]> = {}) {
  const turns = createTurns({ atWork: 1, waiting: 100, waitingOfKey: 50, ...most });
  const begun: string[] = [];
  const open: { key: string; finish: () => void }[] = [];
  const ask = (key: string, name = key, gone?: AbortSignal) =>
    turns(
      key,
      () => {
        begun.push(name);
        return new Promise<string>((done) => open.push({ key, finish: () => done(name) }));
      },
      gone,
    ).catch((error: unknown) => error);
  const finishOne = async (at = 0): Promise<void> => {
    open.splice(at, 1)[0]?.finish();
    await tick();
  };
  return { ask, begun, open, finishOne };
}

test('keys that wait take turns, each in the order in which it came', async () => {
  const { ask, begun, finishOne, open } = workshop();
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) void ask(name[0] ?? '', name);
  while (open.length > 0) await finishOne();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'c2']);
});

test('who may not wait is told at once, whether it is for his own key or for all', async () => {
  const { ask } = workshop({ waiting: 3, waitingOfKey: 2 });
  void ask('a');
  void ask('a');
  void ask('a');
  expect(await ask('a')).toMatchObject({ of: 'key' });
  void ask('b');
  const refused = await ask('c');
  expect(refused).toBeInstanceOf(TurnRefused);
  expect(refused).toMatchObject({ of: 'all' });
});

test('who hangs up while waiting leaves the line; who hangs up at work is not stopped', async () => {
  const { ask, begun, finishOne } = workshop({ waitingOfKey: 1 });
  const [first, second] = [new AbortController(), new AbortController()];
  const working = ask('a', 'a1', first.signal);
  const waiting = ask('a', 'a2', second.signal);
  second.abort('gone');
  expect(await waiting).toBe('gone');
  // Its place is free again.
  void ask('a', 'a3');
  first.abort('gone');
  await finishOne();
  expect(await working).toBe('a1');
  expect(begun).toEqual(['a1', 'a3']);
  expect(await ask('b', 'b1', AbortSignal.abort('before'))).toBe('before');
});

test('work that fails makes room as work that succeeds does', async () => {
  const turns = createTurns({ atWork: 1, waiting: 1, waitingOfKey: 1 });
  const failed = turns('a', () => Promise.reject(new Error('broken')));
  const next = turns('a', async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

test('whatever comes, goes and hangs up: never more than allowed, nothing lost, no key overtaken twice', async () => {
  const key = fc.constantFrom('a', 'b', 'c');
  const step = fc.oneof(
    fc.record({ do: fc.constant('ask' as const), key }),
    fc.record({ do: fc.constant('finish' as const), at: fc.nat(3) }),
    fc.record({ do: fc.constant('leave' as const), at: fc.nat(10) }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 40 }),
      fc.integer({ min: 1, max: 3 }),
      async (steps, atWork) => {
        const { ask, begun, open, finishOne } = workshop({ atWork, waiting: 6, waitingOfKey: 3 });
        const asked: { name: string; answer: Promise<unknown>; controller: AbortController }[] = [];
        for (const [n, one] of steps.entries()) {
          if (one.do === 'ask') {
            const controller = new AbortController();
            const name = `${one.key}${n}`;
            asked.push({ name, answer: ask(one.key, name, controller.signal), controller });
          }
          if (one.do === 'finish' && open.length > 0) await finishOne(one.at % open.length);
          if (one.do === 'leave') asked[one.at]?.controller.abort('gone');
          expect(open.length).toBeLessThanOrEqual(atWork);
        }
        while (open.length > 0) await finishOne();
        const ends = await Promise.all(asked.map(async ({ name, answer }) => ({ name, end: await answer })));
        // Each was done once, was refused, or left before it began.
        for (const { name, end } of ends)
          expect([end === name, end === 'gone', end instanceof TurnRefused].filter(Boolean)).toHaveLength(1);
        expect([...begun].sort()).toEqual(
          ends
            .filter(({ name, end }) => name === end)
            .map(({ name }) => name)
            .sort(),
        );
        // Work of one key is in the order of its arrival.
        for (const own of ['a', 'b', 'c']) {
          const order = begun.filter((name) => name.startsWith(own)).map((name) => Number(name.slice(1)));
          expect(order).toEqual([...order].sort((x, y) => x - y));
        }
      },
    ),
    { numRuns: 200 },
  );
});

test('one piece of work each, however many of another key came before', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 5 }),
      async (flood, others) => {
        const { ask, begun, open, finishOne } = workshop();
        for (let n = 0; n < flood; n += 1) void ask('flood');
        for (let n = 0; n < others; n += 1) void ask(`other ${n}`);
        for (let done = 0; done < others + 1; done += 1) await finishOne();
        for (let n = 0; n < others; n += 1) expect(begun).toContain(`other ${n}`);
        while (open.length > 0) await finishOne();
        expect(begun).toHaveLength(flood + others);
      },
    ),
    { numRuns: 50 },
  );
});
