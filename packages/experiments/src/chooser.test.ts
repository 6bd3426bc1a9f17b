import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import {
  AUDIENCES,
  type Audience,
  createChooser,
  type Definitions,
  readDefinitions,
  type ScreenName,
} from './index.ts';

const SEED = new URL('../../../seed/experiments/experiments.json', import.meta.url);
const AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const CONSENT = 'userConsent=c1%3A1%7Cc2%3A0%7Cc9%3A1';
const now = { at: new Date('2027-01-04T12:00:00Z') };
const clock = { now: () => now.at };

/** Cookies of these tests are signed where they begin with `signed-`. */
const audiencesOf = (cookie: string): Audience[] | undefined =>
  cookie.startsWith('signed-') ? (cookie.slice(7).split('.') as Audience[]) : undefined;
const seed = (): Definitions => readDefinitions(JSON.parse(readFileSync(SEED, 'utf8')));
const chooserOf = (definitions: Definitions, c1 = false) =>
  createChooser({ clock, definitions: () => definitions, consent: () => ({ asks: true, c1 }), audiencesOf });
const headers = (cookie: string, more: IncomingHttpHeaders = {}): IncomingHttpHeaders => ({
  cookie: `${CONSENT}; ${cookie}`,
  'user-agent': AGENT,
  ...more,
});
const armsOf = (chooser: ReturnType<typeof chooserOf>, id: string, screen: ScreenName = 'home') =>
  chooser.choose('usb2c', screen, headers(`CustomerID=${id}`), false)?.choice.arms;

/** Of a split in two, at one degree of freedom: exceeded once in a hundred thousand fair splits. */
const CHI_SQUARE_BOUND = 19.51;

/** Ids as the shop makes them, and the same ones in every run. */
const idOf = (at: number): string =>
  `${at.toString(16).padStart(8, '0')}-4f3a-4c1e-9b2d-${((at * 2_654_435_761) % 2 ** 32).toString(16).padStart(12, '0')}`;

test('a hundred thousand ids are split as the weights say, and two experiments apart from each other', () => {
  const chooser = chooserOf(seed());
  const counts = new Map<string, number>();
  for (let at = 0; at < 100_000; at += 1) {
    const both = `${armsOf(chooser, idOf(at))} ${armsOf(chooser, idOf(at), 'product')}`;
    counts.set(both, (counts.get(both) ?? 0) + 1);
  }
  const of = (part: string): number =>
    [...counts].filter(([both]) => both.includes(part)).reduce((sum, [, count]) => sum + count, 0);
  const chiSquare = (observed: number[]): number => {
    const expected = observed.reduce((sum, one) => sum + one, 0) / observed.length;
    return observed.reduce((sum, one) => sum + (one - expected) ** 2 / expected, 0);
  };
  expect(counts.size).toBe(4);
  expect(chiSquare([of('2041:0'), of('2041:1')])).toBeLessThan(CHI_SQUARE_BOUND);
  expect(chiSquare([of('purchase-order:0'), of('purchase-order:1')])).toBeLessThan(CHI_SQUARE_BOUND);
  // The four combinations: three degrees of freedom.
  expect(chiSquare([...counts.values()])).toBeLessThan(25.9);
});

test('one id has the same arm in two processes, after a restart, and whatever other visitors there are', () => {
  // covers: S1.45
  const ids = Array.from({ length: 200 }, (_, at) => idOf(at * 977));
  const program = `
    import { readFileSync } from 'node:fs';
    import { createChooser, readDefinitions } from ${JSON.stringify(new URL('./index.ts', import.meta.url).href)};
    const definitions = readDefinitions(JSON.parse(readFileSync(${JSON.stringify(fileURLToPath(SEED))}, 'utf8')));
    const chooser = createChooser({
      clock: { now: () => new Date('2026-12-24T08:00:00Z') },
      definitions: () => definitions,
      consent: () => ({ asks: true, c1: true }),
      audiencesOf: () => undefined,
    });
    const agent = ${JSON.stringify(AGENT)};
    const arms = ${JSON.stringify(ids)}.map((id) =>
      chooser.choose('usb2c', 'home', { cookie: 'CustomerID=' + id, 'user-agent': agent }, false).choice.arms);
    console.log(JSON.stringify(arms));`;
  const run = (): string[] =>
    JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }));
  const chooser = chooserOf(seed());
  const here = ids.map((id) => armsOf(chooser, id));
  expect(new Set(here).size).toBe(2);
  expect(run()).toEqual(here);
  expect(run()).toEqual(here);
  expect(ids.toReversed().map((id) => armsOf(chooserOf(seed()), id))).toEqual(here.toReversed());
});

test('nobody is counted without consent, with Global Privacy Control, or as a crawler', () => {
  const chooser = chooserOf(seed());
  const choose = (given: IncomingHttpHeaders) => chooser.choose('usb2c', 'home', given, true);
  const id = `CustomerID=${idOf(1)}`;
  expect(choose(headers(id))).toBeDefined();
  expect(choose({ cookie: id, 'user-agent': AGENT })).toBeUndefined();
  expect(choose({ cookie: `userConsent=c1%3A0; ${id}`, 'user-agent': AGENT })).toBeUndefined();
  expect(choose(headers(id, { 'sec-gpc': '1' }))).toBeUndefined();
  for (const agent of [undefined, 'Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.5.0'])
    expect(choose(headers(id, { 'user-agent': agent }))).toBeUndefined();
  // Where the site allows analytics before a choice, and where it asks nobody.
  const none = { cookie: id, 'user-agent': AGENT };
  expect(chooserOf(seed(), true).choose('usb2c', 'home', none, true)).toBeDefined();
});

test('who has no id is given one, once, and only where something runs', () => {
  // covers: S7.175
  const chooser = chooserOf(seed());
  const made = chooser.choose('usb2c', 'home', headers(''), true);
  expect(made?.visitor.setCookie).toMatch(
    /^experiment_visitor=[\w-]{36}; Path=\/; SameSite=Lax; Max-Age=\d+$/,
  );
  const cookie = `experiment_visitor=${made?.visitor.id}`;
  const again = chooser.choose('usb2c', 'home', headers(cookie), true);
  expect([again?.visitor, again?.choice.arms]).toEqual([{ id: made?.visitor.id }, made?.choice.arms]);
  const known = chooser.choose('usb2c', 'home', headers(`${cookie}; CustomerID=${idOf(7)}`), true);
  expect(known?.visitor.id).toBe(idOf(7));
  expect(chooser.choose('usb2c', 'home', headers(''), false)).toBeUndefined();
  expect(chooser.choose('usb2c', 'category', headers(''), true)).toBeUndefined();
  expect(chooser.choose('usafh', 'home', headers(''), true)).toBeUndefined();
  const odd = chooser.choose('usb2c', 'home', headers(`CustomerID=${'x'.repeat(300)}`), true);
  expect(odd?.visitor.setCookie).toBeDefined();
});

test.each(AUDIENCES)('an experiment may be for the audience %s', (audience) => {
  const { payload } = seed();
  const [rule] = payload.features?.['home-hero']?.rules ?? [];
  const condition = { ...rule?.condition, audiences: { $in: [audience] } };
  const definitions = readDefinitions({
    features: { 'home-hero': { defaultValue: 'home-hero', rules: [{ ...rule, condition }] } },
  });
  const chooser = chooserOf(definitions);
  const takesPart = (cookie: string): boolean =>
    (chooser.choose('usb2c', 'home', headers(`CustomerID=${idOf(3)}; ${cookie}`), true)?.choice.takesPart
      .length ?? 0) > 0;
  expect(takesPart(`experiment_audience=signed-${audience}`)).toBe(true);
  const others = AUDIENCES.filter((one) => one !== audience);
  expect(takesPart(`experiment_audience=signed-${others.join('.')}`)).toBe(false);
  // Without a cookie, and with one that was not signed here, somebody is unknown.
  for (const cookie of ['', `experiment_audience=${audience}`, 'experiment_audience=forged'])
    expect(takesPart(cookie)).toBe(audience === 'unknown');
});

test('an experiment begins and ends at its dates', () => {
  const chooser = chooserOf(seed());
  const at = (text: string) => {
    now.at = new Date(text);
    return [armsOf(chooser, idOf(5)) !== undefined, chooser.screens('usb2c').length];
  };
  expect(at('2026-10-31T23:59:59Z')).toEqual([false, 2]);
  expect(at('2026-11-01T00:00:00Z')).toEqual([true, 2]);
  expect(at('2027-04-30T23:59:59Z')).toEqual([true, 2]);
  expect(at('2027-05-01T00:00:00Z')).toEqual([false, 0]);
  now.at = new Date('2027-01-04T12:00:00Z');
});
