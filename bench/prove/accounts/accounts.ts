import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Shop } from '../../../tools/testbed/index.ts';
import { type Answer, type Connection, connect, onConnections } from '../../harness/load/calls.ts';
import { type PlacedOrder, placeOrder, readyCart } from '../../harness/load/shopper.ts';
import type { Line } from '../../harness/report.ts';
import type { Section } from '../../harness/sections.ts';
import { withBed } from '../../harness/shops/shops.ts';
import { exactly } from '../checkouts/lines.ts';
import {
  answerLines,
  auc,
  countRefusal,
  percentile,
  type Refusals,
  refusalLines,
  type Told,
} from './accounts.rules.ts';

const PASSWORD = 'a long and quiet morning';
const WRONG = 'not the one that it is';
const REST = '/rest/v2/usb2c';
/** Customers that the shop knows. Each is asked for once a question, as a stranger is: a repeat costs less, whoever it is of. */
const CALLS = 500;
/** Signing up and ordering, so many at once. */
const MAKERS = 4;
const WRONG_LOG_INS = 10_000;
const ATTACKERS = 8;
const QUIET_LOG_INS = 60;
const BETWEEN_MS = 250;
/** Wrong log-ins of one network for one address before it has to wait (rules: 10 in 15 minutes). */
const ALLOWED = 10;
/** … and of all networks together before only a mailed link or a known device lets in. */
const MOST_TRIED = 100;

/** What must not tell whether an address is known, and what a flood of wrong passwords must not do to others. */
export const accounts: Section = {
  name: 'accounts',
  about: 'answers to known and unknown addresses in time and text; 10,000 wrong log-ins from many networks',
  run: ({ quick, say }) =>
    withBed('postgres', async (bed) => {
      const shop = await bed.start({ env: { TRUST_PROXY: '1', RATE_LIMIT: '1000000' } });
      try {
        say('making customers');
        const known = await customers(shop, quick ? 40 : CALLS);
        const lines: Line[] = [];
        for (const [name, question] of Object.entries(QUESTIONS)) {
          say(name);
          lines.push(...(await compare(shop, name, question, known)));
        }
        say('wrong log-ins');
        const emails = known.map(({ email }) => email);
        lines.push(...(await flood(shop, emails, quick ? 400 : WRONG_LOG_INS)));
        return lines;
      } finally {
        await shop.stop();
      }
    }),
};

let networks = 0;
/** A caller from a network of its own. */
const elsewhere = (): Record<string, string> => {
  networks += 1;
  return { 'x-forwarded-for': `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}` };
};

const key = (): Record<string, string> => ({ 'idempotency-key': randomUUID() });

const logIn = (one: Connection, email: string, password: string, headers = elsewhere()): Promise<Answer> =>
  one.call('POST', '/api/auth/login?site=usb2c', { email, password }, headers);

/** Somebody whose address may be known, and the number of an order. */
interface Asked {
  email: string;
  code: string;
}

/** Customers who asked for the newsletter and placed an order without logging in. */
async function customers(shop: Shop, count: number): Promise<Asked[]> {
  const made: Asked[] = [];
  const codes = await sold(shop);
  await onConnections(shop.origin, MAKERS, async (one, maker) => {
    for (let at = maker; at < count; at += MAKERS) {
      const email = `known-${at}@example.com`;
      const body = { email, password: PASSWORD, firstName: 'Ada', lastName: 'Marsh' };
      const { status, text } = await one.call('POST', '/api/auth/signup?site=usb2c', body, elsewhere());
      if (status >= 300) throw new Error(`sign-up: ${status} ${text}`);
      const known = { email, code: await ordered(one, email, [...codes.slice(at % codes.length), ...codes]) };
      const subscribed = await QUESTIONS.newsletter.ask(one, known);
      if (subscribed.status !== QUESTIONS.newsletter.answered)
        throw new Error(`newsletter: ${subscribed.status} ${subscribed.text}`);
      made.push(known);
    }
  });
  return made;
}

/** Orders the first of `codes` that there is still one of; answers the order's number. */
async function ordered(one: Connection, email: string, codes: readonly string[]): Promise<string> {
  for (const code of codes) {
    const cart = await readyCart(one, code, { email }).catch(() => undefined);
    const order = cart ? await placeOrder(one, cart) : undefined;
    if (order?.status === 201) return order.json<PlacedOrder>().code;
  }
  throw new Error(`${email} could order nothing`);
}

async function sold(shop: Shop): Promise<string[]> {
  const one = connect(shop.origin);
  const answer = await one.call('GET', `${REST}/products/searchText?query=&pageSize=96`);
  one.close();
  return answer
    .json<{ products: { defaultVariantCode: string }[] }>()
    .products.map(({ defaultVariantCode }) => defaultVariantCode);
}

interface Question {
  ask: (one: Connection, who: Asked) => Promise<Answer>;
  /** The status of the one answer that everybody gets. */
  answered: number;
}

const QUESTIONS = {
  'log-in': { ask: (one, { email }) => logIn(one, email, WRONG), answered: 401 },
  'forgotten password': {
    ask: (one, { email }) =>
      one.call('POST', '/api/auth/forgotPassword?site=usb2c', { email }, { ...elsewhere(), ...key() }),
    answered: 200,
  },
  newsletter: {
    ask: (one, { email }) =>
      one.call('POST', `${REST}/newsletter/subscribe`, { email }, { ...elsewhere(), ...key() }),
    answered: 200,
  },
  'order look-up': {
    ask: (one, { email, code }) => one.call('POST', `${REST}/orders/lookup`, { code, email }, elsewhere()),
    answered: 200,
  },
} satisfies Record<string, Question>;

/** Asks of a known and of an unknown address in turn, which comes first by chance, one call at a time. */
async function compare(
  shop: Shop,
  name: string,
  { ask, answered }: Question,
  known: Asked[],
): Promise<Line[]> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const answers: Told[] = [];
  const one = connect(shop.origin);
  const timed = async (kind: keyof typeof times, who: Asked): Promise<void> => {
    const start = performance.now();
    const { status, text } = await ask(one, who);
    times[kind].push(performance.now() - start);
    answers.push({ status, text });
  };
  try {
    // Caches, plans and the queue of hashes are warm for neither or both.
    for (let turn = 0; turn < 10; turn += 1)
      await ask(one, { email: `warm-${name}-${turn}@example.com`, code: 'C00000001' });
    for (const [turn, who] of known.entries()) {
      const stranger = { email: `nobody-${name.replaceAll(' ', '-')}-${turn}@example.com`, code: who.code };
      const pair = [() => timed('known', who), () => timed('unknown', stranger)];
      if (Math.random() < 0.5) pair.reverse();
      for (const call of pair) await call();
    }
  } finally {
    one.close();
  }
  const chance = auc(times.known, times.unknown);
  const note = `${known.length} calls each; medians ${percentile(times.known, 50).toFixed(2)} and ${percentile(times.unknown, 50).toFixed(2)} ms`;
  return [
    {
      name: `${name}: chance that the known one is slower`,
      value: chance,
      unit: '',
      target: { at: 'least', value: 0.45 },
      note,
    },
    { name: `${name}: the same, from above`, value: chance, unit: '', target: { at: 'most', value: 0.55 } },
    ...answerLines(name, answers, answered),
  ];
}

/** Wrong passwords for one customer from many networks, while others log in. */
async function flood(shop: Shop, known: string[], wrong: number): Promise<Line[]> {
  const [victim = '', ...others] = known;
  const one = connect(shop.origin);
  try {
    const first = await logIn(one, victim, PASSWORD);
    if (first.status !== 200) throw new Error(`log-in: ${first.status} ${first.text}`);
    const device = { ...elsewhere(), cookie: cookiesOf(first) };
    const quiet = await logInsOf(one, others, QUIET_LOG_INS);
    let left = wrong;
    let measured = false;
    const refusals: Refusals = { wrong: 0, limited: 0, other: 0 };
    const attack = onConnections(shop.origin, ATTACKERS, async (connection) => {
      // Each network goes on for twice as long as it is let; all of them until the others’ log-ins are measured.
      while (left > 0 || !measured) {
        const from = elsewhere();
        for (let turn = 0; turn < ALLOWED * 2 && (left > 0 || !measured); turn += 1) {
          left -= 1;
          countRefusal(refusals, await logIn(connection, victim, `${WRONG} ${left}`, from));
        }
      }
    });
    // Heard at the end; without this its failure would end the process while others are measured.
    attack.catch(() => undefined);
    const during = await logInsOf(one, others, QUIET_LOG_INS).finally(() => {
      measured = true;
    });
    await attack;
    const sameDevice = await logIn(one, victim, PASSWORD, device);
    const [calm, busy] = [percentile(quiet.times, 99), percentile(during.times, 99)];
    return [
      ...refusalLines(refusals, ALLOWED, MOST_TRIED),
      exactly('the customer is let in from a known device: status', sameDevice.status, 200),
      exactly('others who could not log in meanwhile', quiet.failed + during.failed, 0),
      {
        name: 'others’ log-in, p99 while it goes on',
        value: busy,
        unit: 'ms',
        target: { at: 'most', value: calm * 3 },
        note: `quiet ${calm.toFixed(0)} ms`,
      },
    ];
  } finally {
    one.close();
  }
}

async function logInsOf(one: Connection, emails: readonly string[], count: number) {
  const times: number[] = [];
  let failed = 0;
  for (let turn = 0; turn < count; turn += 1) {
    const start = performance.now();
    const { status } = await logIn(one, emails[turn % emails.length] as string, PASSWORD);
    times.push(performance.now() - start);
    if (status !== 200) failed += 1;
    await delay(BETWEEN_MS);
  }
  return { times, failed };
}

const cookiesOf = ({ headers }: Answer): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
