import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Shop } from '../../tools/testbed/index.ts';
import { connect } from '../harness/load/calls.ts';
import { getter } from '../harness/load/get.ts';
import { alternate, costing } from '../harness/load/load.ts';
import type { Load } from '../harness/load/load.types.ts';
import { closedLoop } from '../harness/load/loop.ts';
import type { Line } from '../harness/report.ts';
import type { Section, SectionOptions } from '../harness/sections.ts';
import { runOperator } from '../harness/shops/operator.ts';
import { type Bed, onSite, withShop } from '../harness/shops/shops.ts';

const CONNECTIONS = 16;
/** Of the speed without experiments. */
const LEAST = 0.9;
const AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** An experiment of the home page. */
const experiment = (key: string, variations: readonly string[]) => ({
  defaultValue: variations[0],
  rules: [
    {
      key,
      hashVersion: 2,
      seed: key,
      condition: {
        screen: 'home',
        audiences: { $nin: ['auto-delivery'] },
        date: { $gte: '2020-01-01T00:00:00Z', $lt: '2100-01-01T00:00:00Z' },
      },
      variations,
    },
  ],
});
const TWO = {
  features: {
    'home-hero': experiment('2041', ['home-hero', 'home-hero-range']),
    'home-other': experiment('2042', ['one', 'other']),
  },
};

type Server = readonly [shop: Shop, bed: Bed];

const ENCODINGS = ['identity', 'br'] as const;

/** The cached home page for counted visitors, where two experiments name it and where none does. */
export const experiments: Section = {
  name: 'experiments',
  about: 'cached home page with two experiments against without, by turns',
  run: (options) =>
    withShop('pglite', (...one) =>
      withShop('pglite', async (...other) => {
        // Two processes are never equally fast: each has its turn with the experiments.
        const first = await measured(one, other, options);
        const second = await measured(other, one, options);
        return ENCODINGS.flatMap((encoding) => linesOf(encoding, [first[encoding], second[encoding]]));
      }),
    ),
};

interface Pair {
  two: Load;
  none: Load;
}

async function measured(
  [withTwo, itsBed]: Server,
  [without, otherBed]: Server,
  options: SectionOptions,
): Promise<Record<(typeof ENCODINGS)[number], Pair>> {
  await save(otherBed, { features: {} });
  await save(itsBed, TWO);
  return {
    identity: await against(withTwo, without, options, 'identity'),
    br: await against(withTwo, without, options, 'br'),
  };
}

function linesOf(encoding: string, pairs: readonly Pair[]): Line[] {
  const mean = (values: readonly number[]) =>
    values.reduce((product, value) => product * value, 1) ** (1 / values.length);
  const name = `cached home page, ${encoding}`;
  return [
    { name: `${name}: without experiments`, value: mean(pairs.map(({ none }) => none.rps)), unit: 'req/s' },
    { name: `${name}: with two`, value: mean(pairs.map(({ two }) => two.rps)), unit: 'req/s' },
    {
      name: `${name}: with two, of without`,
      value: mean(pairs.map(({ two, none }) => two.rps / none.rps)),
      unit: '',
    },
    {
      name: `${name}: the same by processor time a request`,
      value: mean(pairs.map(({ two, none }) => (none.processor ?? 0) / (two.processor ?? 1))),
      unit: '',
      target: { at: 'least', value: LEAST },
    },
  ];
}

async function save(bed: Bed, definitions: object): Promise<void> {
  const file = join(bed.dataDir, 'bench-experiments.json');
  // One that has begun is taken out before another takes its place.
  for (const text of [JSON.stringify({ features: {} }), JSON.stringify(definitions)]) {
    await writeFile(file, text);
    await runOperator(bed, 'experiments', ['save', file]);
  }
}

/** Headers of a visitor who has an id and allows analytics. */
const visitor = (at: number, encoding: string): Record<string, string> => ({
  'accept-encoding': encoding,
  'user-agent': AGENT,
  cookie: `userConsent=c1%3A1%7Cc2%3A0%7Cc9%3A1; SESSION=0123456789abcdef${at}; experiment_visitor=visitor-of-a-bench-${at}`,
});

async function against(
  withTwo: Shop,
  without: Shop,
  { quick, say }: SectionOptions,
  encoding: 'identity' | 'br',
): Promise<Pair> {
  const arms = new Set<string | undefined>();
  for (let at = 0; at < CONNECTIONS; at += 1) {
    arms.add(await armsOf(withTwo, at));
    if ((await armsOf(without, at)) !== undefined)
      throw new Error('There are experiments where none should be.');
  }
  if (arms.size < 3 || arms.has(undefined)) throw new Error(`Too few arms: ${[...arms].join(' ')}`);
  const seconds = quick ? 2 : 5;
  say(`home page, ${encoding}, ${arms.size} combinations of arms`);
  await run(withTwo, seconds, encoding);
  await run(without, seconds, encoding);
  const { two, none } = await alternate(quick ? 3 : 7, {
    two: () => run(withTwo, seconds, encoding),
    none: () => run(without, seconds, encoding),
  });
  if (two.failed + none.failed > 0) throw new Error('Not every answer was 200.');
  return { two, none };
}

async function armsOf(shop: Shop, at: number): Promise<string | undefined> {
  const connection = connect(shop.origin);
  const page = await connection.call('GET', onSite('/'), undefined, visitor(at, 'identity'));
  connection.close();
  return /"home","([^"]*)"\)<\/script>/.exec(page.text)?.[1];
}

/** One closed-loop run, each connection another visitor. */
async function run(shop: Shop, seconds: number, encoding: string): Promise<Load> {
  const url = shop.origin + onSite('/');
  const getters = await Promise.all(
    Array.from({ length: CONNECTIONS }, (_, at) => getter(url, visitor(at, encoding))),
  );
  try {
    return await costing(shop.pid, () =>
      closedLoop({ atOnce: CONNECTIONS, seconds }, async (at) => (await getters[at]?.get()) === 200),
    );
  } finally {
    for (const one of getters) one.close();
  }
}
