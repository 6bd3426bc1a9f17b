/** Whatever happens to points in whatever order, two at once too: the ledger says what a plain model of the rules says. */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { SITES } from '@crema/brands';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { patience } from '@crema/testing/pace';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { OccError } from '#platform/http/index.ts';
import type { Member } from '../perks.types.ts';
import type { LedgerGuards } from './ledger.service.ts';
import { nobody, type Plain, plainBalance, plainly } from './plain-model.ts';

const DAY_MS = 86_400_000;
let shop: TestCommerce | undefined;
afterEach(async () => {
  await shop?.commerce.close();
  shop = undefined;
});

/** Something that happens; what it is about is chosen by numbers, so that it is often about the same. */
type Move =
  | { do: 'join' | 'leave' }
  | { do: 'wait'; days: number }
  | { do: 'earn'; order: number; points: number }
  | { do: 'ship'; order: number }
  | { do: 'reverse'; order: number; left: number }
  | { do: 'redeem'; reward: number; points: number }
  | { do: 'giveBack'; reward: number }
  | { do: 'swap'; from: number; to: number; points: number }
  | { do: 'adjust'; change: number; points: number }
  | { do: 'undoAdjustment'; change: number };

const few = fc.integer({ min: 0, max: 3 });
const some = fc.integer({ min: 1, max: 120 });
const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('join' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('leave' as const) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      days: fc.constantFrom(1, 6, 7, 29, 30, 31, 330, 364, 365),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('earn' as const), order: few, points: some }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('ship' as const), order: few }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('reverse' as const),
      order: few,
      left: fc.constantFrom(0, 0, 5, 40),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('redeem' as const), reward: few, points: some }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('giveBack' as const), reward: few }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('swap' as const), from: few, to: few, points: some }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('adjust' as const),
      change: few,
      points: fc.integer({ min: -60, max: 60 }).filter((points) => points !== 0),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('undoAdjustment' as const), change: few }) },
);
/** 84 points of an order beside the welcome. */
const SENT: Move[][] = [
  [{ do: 'join' }],
  [{ do: 'earn', order: 0, points: 84 }],
  [{ do: 'ship', order: 0 }],
  [{ do: 'wait', days: 7 }],
];
/** One alone, or two at once; most often of a member who has had an order sent. */
const turns = fc
  .tuple(
    fc.constantFrom<Move[][]>(
      [],
      [[{ do: 'join' }]],
      SENT,
      [...SENT, [{ do: 'redeem', reward: 3, points: 134 }]],
      [...SENT, [{ do: 'redeem', reward: 3, points: 120 }], [{ do: 'reverse', order: 0, left: 5 }]],
    ),
    fc.array(
      fc.oneof({ weight: 4, arbitrary: fc.tuple(move) }, { weight: 1, arbitrary: fc.tuple(move, move) }),
      { minLength: 4, maxLength: 16 },
    ),
  )
  .map(([before, after]): Move[][] => [...before, ...after]);

/** The move in the model. Answers whether it was done; undefined where nobody is told. */
function inModel(plain: Plain, { ...move }: Move): boolean | undefined {
  switch (move.do) {
    case 'wait':
      plainly.wait(plain, move.days);
      return undefined;
    case 'join':
    case 'leave':
      plainly[move.do](plain);
      return undefined;
    case 'earn':
      plainly.earn(plain, `order ${move.order}`, move.points);
      return undefined;
    case 'ship':
      plainly.ship(plain, `order ${move.order}`);
      return undefined;
    case 'reverse':
      plainly.reverse(plain, `order ${move.order}`, move.left);
      return undefined;
    case 'redeem':
      return plainly.redeem(plain, `reward ${move.reward}`, move.points);
    case 'giveBack':
      plainly.giveBack(plain, `reward ${move.reward}`);
      return undefined;
    case 'swap':
      return swapped(plain, move);
    case 'adjust':
      return plainly.adjust(plain, `change ${move.change}`, move.points);
    case 'undoAdjustment':
      return plainly.undoAdjustment(plain, `change ${move.change}`);
  }
}

/** Both or none. */
function swapped(plain: Plain, { from, to, points }: Extract<Move, { do: 'swap' }>): boolean {
  const before = structuredClone(plain);
  plainly.giveBack(plain, `reward ${from}`);
  if (plainly.redeem(plain, `reward ${to}`, points)) return true;
  Object.assign(plain, before);
  return false;
}

/** The shop's own ledger, driven by moves. */
function driver({ commerce, clock }: TestCommerce, member: Member) {
  const { ledger, members } = commerce.perks;
  const { db } = commerce.platform;
  const site = SITES[member.site];
  const ctx = { site, language: 'en' as const, customerId: member.customerId };
  /** The entry of a key, while nobody else writes any: rewards lock their cart first. What is not there is asked for all the same. */
  const idOf = async (key: string): Promise<string> => {
    await ledger.lock(member);
    const [row] = await db.rows<{ id: string }>(
      sql`select id from perks_entries where customer_id = ${member.customerId}::uuid and key = ${key}`,
    );
    return row?.id ?? randomUUID();
  };
  const refused = (error: unknown): false => {
    if (error instanceof OccError) return false;
    throw error;
  };
  const redeem = async (reward: number, points: number): Promise<boolean> =>
    (await ledger.redeem(member, { key: `reward ${reward}`, points })) !== undefined;
  const giveBack = async (reward: number): Promise<void> =>
    ledger.giveBack(member, { key: `back ${reward}`, of: await idOf(`reward ${reward}`) });

  return async (move: Move): Promise<boolean | undefined> => {
    if (move.do === 'wait') return void clock.advance(move.days * DAY_MS);
    return db
      .transaction(async () => {
        switch (move.do) {
          case 'join':
          case 'leave':
            await members.changed({ site: member.site, id: member.customerId }, move.do === 'join', 'en');
            return undefined;
          case 'earn':
            await ledger.earn(member, {
              ...{ orderCode: `order ${move.order}`, orderedAt: clock.now(), points: move.points },
            });
            return undefined;
          case 'ship':
            await ledger.clear(member, `order ${move.order}`);
            return undefined;
          case 'reverse':
            await ledger.reverse(member, {
              ...{ orderCode: `order ${move.order}`, key: `back of ${move.order}, ${move.left} left` },
              left: move.left,
            });
            return undefined;
          case 'redeem':
            return redeem(move.reward, move.points);
          case 'giveBack':
            await giveBack(move.reward);
            return undefined;
          case 'swap':
            await giveBack(move.from);
            if (!(await redeem(move.to, move.points))) throw new OccError(409, []);
            return true;
          case 'adjust': {
            const { change, points } = move;
            await ledger.adjust(ctx, {
              key: `change ${change}`,
              points,
              reason: 'Why not',
              actor: 'agent:1',
            });
            return true;
          }
          case 'undoAdjustment': {
            const id = await idOf(`change ${move.change}`);
            await ledger.reverseAdjustment(ctx, { id, actor: 'agent:1' });
            return true;
          }
        }
      })
      .catch(refused);
  };
}

/** What has to be true of the rows themselves. */
async function requireSums({ commerce }: TestCommerce, { customerId }: Member): Promise<void> {
  const rows = <Row extends Record<string, unknown>>(text: string) =>
    commerce.platform.db.execute(text, [customerId]).then((answer) => answer.rows as Row[]);
  const [sums] = await rows<Record<string, number>>(
    `with lots as (select l.id, l.points, l.points - coalesce((select sum(points) from perks_debits where lot_id = l.id), 0) as open
       from perks_lots l where l.customer_id = $1),
     owed as (select coalesce(sum(b.points), 0) as debt from perks_debts b join perks_entries e on e.id = b.entry_id
       where e.customer_id = $1),
     parts as (select e.id, e.kind, e.points,
         coalesce((select sum(points) from perks_lots where entry_id = e.id), 0) as opened,
         coalesce((select sum(points) from perks_debits where entry_id = e.id), 0) as taken,
         coalesce((select points from perks_debts where entry_id = e.id), 0) as owed
       from perks_entries e where e.customer_id = $1)
     select (select count(*)::int from lots where open < 0 or open > points) as overdrawn,
       ((select coalesce(sum(points), 0) from parts) - (select coalesce(sum(open), 0) from lots)
         + (select debt from owed))::int as difference,
       (select debt from owed)::int as debt,
       (select count(*)::int from parts where points <> opened - taken - owed) as unnamed,
       (select count(*)::int from parts where owed > 0 and kind <> 'reversed') as strange`,
  );
  expect(sums).toMatchObject({ overdrawn: 0, difference: 0, unnamed: 0, strange: 0 });
  expect(sums?.debt).toBeGreaterThanOrEqual(0);
}

async function holds(shop: TestCommerce, sequence: readonly Move[][]): Promise<void> {
  const member: Member = { site: 'usb2c', customerId: randomUUID() };
  const perform = driver(shop, member);
  const began = shop.clock.now().getTime();
  // What may be so by all that was seen: of two at once it can show much later which was first.
  let possible = [nobody()];
  for (const together of sequence) {
    const told = await Promise.all(together.map(perform));
    const found = await shop.commerce.perks.ledger.balance(member);
    const shown = {
      ...{ points: found.points, pendingPoints: found.pendingPoints, debt: found.debt },
      expiresOn: found.expiresAt && (found.expiresAt.getTime() - began) / DAY_MS,
    };
    const orders =
      together.length === 1
        ? [[0]]
        : [
            [0, 1],
            [1, 0],
          ];
    const outcomes = possible.flatMap((plain) =>
      orders.map((order) => {
        const after = structuredClone(plain);
        const answers: (boolean | undefined)[] = [];
        for (const index of order) answers[index] = inModel(after, together[index] as Move);
        return { after, said: { told: answers, shown: plainBalance(after) } };
      }),
    );
    const seen = outcomes.filter(({ said }) => isDeepStrictEqual(said, { told, shown }));
    if (seen.length === 0) expect({ told, shown }).toEqual(outcomes[0]?.said);
    const different = new Map(seen.map(({ after }) => [JSON.stringify(after), after]));
    possible = [...different.values()];
    await requireSums(shop, member);
  }
  const { entries } = await shop.commerce.perks.ledger.history.page(
    { site: SITES.usb2c, language: 'en' },
    member,
    { currentPage: 0, limit: 1 },
  );
  const balances = possible.map((plain) => plainBalance(plain).points);
  expect(balances).toContain(entries[0]?.balance ?? 0);
}

test('points are what a plain model of the rules makes of any sequence', {
  timeout: patience(120_000),
}, async () => {
  const opened = await openTestCommerce();
  shop = opened;
  await fc.assert(
    fc.asyncProperty(turns, (sequence) => holds(opened, sequence)),
    { numRuns: 30 },
  );
});

/** One guard less. */
const WORSE: Record<string, LedgerGuards> = {
  lots: (whole) => ({
    ...whole,
    account: async (...of) => {
      const { debt, lots } = await whole.account(...of);
      return { debt, lots: lots.map((lot) => ({ ...lot, open: lot.open + 100 })) };
    },
  }),
  reserve: (whole) => ({
    ...whole,
    book: (member, { debits, ...entry }) =>
      whole.book(member, { ...entry, ...(entry.kind === 'redeemed' || !debits ? {} : { debits }) }),
  }),
  key: (whole) => ({
    ...whole,
    byKey: async (member, key) =>
      key.startsWith('reward') || key.startsWith('back') ? undefined : whole.byKey(member, key),
    isUndone: async () => false,
    book: (member, entry) => whole.book(member, { ...entry, key: `${entry.key}:${randomUUID()}` }),
  }),
};

test.each(Object.keys(WORSE))(
  '… and it notices a ledger without its %s',
  { timeout: patience(120_000) },
  async (which) => {
    const opened = await openTestCommerce({ ledgerGuards: WORSE[which] as LedgerGuards });
    shop = opened;
    const { failed } = await fc.check(
      fc.asyncProperty(turns, (sequence) => holds(opened, sequence)),
      { numRuns: 60, endOnFailure: true },
    );
    expect(failed).toBe(true);
  },
);
