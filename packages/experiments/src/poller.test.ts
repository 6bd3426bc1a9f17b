import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPoller, type Definitions } from './index.ts';

const payload = (key: string, more: object = {}) => ({
  features: {
    hero: {
      defaultValue: 'a',
      rules: [
        {
          key,
          hashVersion: 2,
          variations: ['a', 'b'],
          condition: {
            screen: 'home',
            date: { $gte: '2026-11-01T00:00:00Z', $lt: '2027-05-01T00:00:00Z' },
          },
          ...more,
        },
      ],
    },
  },
});

let folder: string;
let answer: { status: number; body: string };
const asked: string[] = [];
const service = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
});
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'experiments-'));
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  service.close();
  await rm(folder, { recursive: true });
});
let held: Definitions[];
let problems: string[];
beforeEach(() => {
  held = [];
  problems = [];
});

const poller = (file: string) =>
  createPoller({
    host: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
    sdkKey: 'sdk-test',
    everyMs: 3_600_000,
    file: join(folder, file),
    onDefinitions: (definitions) => held.push(definitions),
    onProblem: (reason) => problems.push(reason),
  });
const ids = () => held.map(({ experiments }) => experiments.map(({ id }) => id));

test('the service is asked with the SDK key, and what it says is kept for a start without it', async () => {
  // covers: S7.174
  answer = { status: 200, body: JSON.stringify(payload('first')) };
  const polled = poller('kept.json');
  await polled.start();
  await polled.again();
  expect(asked.at(-1)).toBe('/api/features/sdk-test');
  expect(ids()).toEqual([['first']]);
  answer = { status: 200, body: JSON.stringify(payload('second')) };
  await polled.again();
  expect(ids()).toEqual([['first'], ['second']]);
  await polled.close();
  expect(JSON.parse(await readFile(join(folder, 'kept.json'), 'utf8'))).toEqual(payload('second'));

  answer = { status: 503, body: '' };
  held = [];
  const restarted = poller('kept.json');
  await restarted.start();
  expect(ids()).toEqual([['second']]);
  await restarted.again();
  await restarted.close();
  expect(ids()).toEqual([['second']]);
  expect(problems).toEqual(['HTTP error: 503']);
});

test('what the service sends is refused as what is saved would be, and the last that was good stays', async () => {
  answer = { status: 200, body: JSON.stringify(payload('good')) };
  const polled = poller('refused.json');
  await polled.start();
  await polled.again();
  for (const body of [JSON.stringify(payload('bad', { hashVersion: 1 })), '[]', 'no JSON']) {
    answer = { status: 200, body };
    await polled.again();
  }
  await polled.close();
  expect(ids()).toEqual([['good']]);
  expect(problems).toHaveLength(3);
  expect(JSON.parse(await readFile(join(folder, 'refused.json'), 'utf8'))).toEqual(payload('good'));
});

test('a file that somebody broke is a problem, and no reason not to start', async () => {
  await writeFile(join(folder, 'broken.json'), '{"features":');
  answer = { status: 200, body: JSON.stringify(payload('good')) };
  const polled = poller('broken.json');
  await polled.start();
  await polled.again();
  await polled.close();
  expect([ids(), problems.length]).toEqual([[['good']], 1]);
});
