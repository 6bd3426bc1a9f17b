import type { Commerce } from '@crema/commerce';
import type { fixedClock } from '@crema/commerce/platform/clock/index';
import { shopper } from '@crema/testing/factories/shopper';
import { FakeStripe } from '@crema/testing/stripe';
import type pg from 'pg';
import { type Faults, faultsOf, readBooks } from './books.ts';
import { end, type Life, live, type Step } from './life.ts';
import type { Plan, PlannedAct } from './plan.ts';
import { type Deed, perform } from './shop.ts';

/** When every run begins, by the shop's clock. */
const BEGIN = '2027-01-04T15:00:00Z';
/** Ids of a run's things at Stripe are numbered from its seed on: no two runs share one. */
const IDS = 10_000;
const HOUR_MS = 3_600_000;

/** Where runs happen, one after another. */
export interface World {
  commerce: Commerce;
  clock: ReturnType<typeof fixedClock>;
  /** A connection of the proof's own, no step of any life. */
  admin: pg.Client;
  /** Stripe, anew for each run. */
  stripe: FakeStripe;
  /** Does it in a process of its own, which a kill really ends; absent: in this one. */
  elsewhere?: (deed: Deed, killAt: number | undefined) => Promise<Done>;
}

/** What came of a deed: `died` after the step that was its last. */
export interface Done {
  status?: number;
  died?: string;
}

export interface RunResult {
  faults: Faults;
  /** Everything that happened, in order: two runs of a seed are the same. */
  trace: string[];
  /** Changes by name, with how often a process was killed after each. */
  steps: Map<string, { reached: number; killed: number }>;
  /** What the run showed anything of. */
  did: { charged: number; refunds: number; messages: number; meanwhile: number; wrong: number; held: number };
}

/** One order's life: what the plan says happens to it, and then rest. */
export async function run(world: World, plan: Plan): Promise<RunResult> {
  const { admin, clock, commerce } = world;
  clock.set(BEGIN);
  const stripe = new FakeStripe(clock, plan.seed * IDS);
  stripe.refundsBegin = plan.refundsBegin;
  world.stripe = stripe;
  const payment = { provider: 'stripe', token: stripe.token(plan.card) };
  const cartGuid = await shopper(commerce).readyCart(['dawn-24'], payment);
  const state: State = {
    ...{ world, plan, cartGuid, trace: [], steps: new Map() },
    did: { charged: 0, refunds: 0, messages: 0, meanwhile: 0, wrong: 0, held: 0 },
  };
  for (const planned of plan.acts) await happen(state, planned);
  await comeToRest(state);
  const events = stripe.events.map(({ id }) => id);
  const books = await readBooks(admin, cartGuid, events);
  const ledger = stripe.entries();
  const { did, trace, steps } = state;
  did.charged = ledger.filter(({ kind }) => kind === 'charge').length;
  did.refunds = ledger.length - did.charged;
  did.held = books.orders.filter(({ held }) => held).length;
  await clear(admin, cartGuid, events);
  return { faults: faultsOf(books, ledger), trace, steps, did };
}

/** What was held has been counted, and is nobody's any more; and the queue stays short. */
async function clear(admin: pg.Client, cartGuid: string, events: string[]): Promise<void> {
  await admin.query(
    `update order_payments p set status = 'failed' from orders o
     where o.code = p.order_code and o.cart_guid = $1 and p.status in ('pending', 'requires_action')`,
    [cartGuid],
  );
  await admin.query(`delete from jobs.job where name = 'payments.stripe' and data ->> 'id' = any($1)`, [
    events,
  ]);
}

interface State {
  world: World;
  plan: Plan;
  cartGuid: string;
  trace: string[];
  steps: RunResult['steps'];
  did: RunResult['did'];
}

const codeOf = async ({ world, cartGuid }: State): Promise<{ code: string; guid: string } | undefined> =>
  (
    await world.admin.query<{ code: string; guid: string }>(
      'select code, guid from orders where cart_guid = $1 order by created_at desc limit 1',
      [cartGuid],
    )
  ).rows[0];

/** One act, with what goes wrong in it, what happens meanwhile, and perhaps the end of its process. */
async function happen(state: State, planned: PlannedAct): Promise<void> {
  const { world, did, trace } = state;
  const { stripe } = world;
  let changes = 0;
  stripe.fault = ({ method }) => {
    const fault = method === 'POST' ? planned.goesWrong[changes++] : undefined;
    if (fault) {
      did.wrong += 1;
      trace.push(fault);
    }
    return fault;
  };
  trace.push(`> ${planned.act}`);
  const deed = await deedOf(state, planned);
  if (deed) await doIt(state, deed, planned);
  stripe.fault = () => undefined;
}

async function doIt(
  state: State,
  deed: Deed,
  { killAt, meanwhile, which }: Pick<PlannedAct, 'killAt' | 'meanwhile' | 'which'>,
): Promise<void> {
  const { world, trace } = state;
  let changes = 0;
  let looks = 0;
  const life: Life = {
    isOver: false,
    reach: async (step) => {
      if (step.kind === 'change') {
        count(state, step, 'reached');
        trace.push(step.name);
        if (++changes === killAt) {
          count(state, step, 'killed');
          end(life, step);
        }
      }
      if (meanwhile && ++looks === meanwhile.at) await happenMeanwhile(state, meanwhile);
    },
  };
  const done = world.elsewhere
    ? await world.elsewhere(deed, killAt)
    : await live(life, () => perform(world.commerce, deed)).then(
        (status): Done => (life.isOver ? { died: 'a step' } : { status }),
        (error: unknown): Done => {
          if (!life.isOver) trace.push(`failed: ${nameOf(error)}`);
          return life.isOver ? { died: 'a step' } : {};
        },
      );
  trace.push(done.died ? 'killed' : `= ${done.status ?? 'failed'}`);
  if (done.died && !world.elsewhere) await leave(world);
  if (world.elsewhere && done.died) count(state, { name: done.died, kind: 'change' }, 'killed');
  // A worker that was killed, or failed, leaves its job; and now and then a job is done and not known to be.
  if (deed.act === 'hear' && done.status === 0 && which % 3 > 0) await finish(state, deed.event);
}

/** A killed process holds no key: here, where it lives on, its claims become those of one that nobody knows. */
const leave = ({ admin }: World) => admin.query('update idempotency_keys set owner = 0 where status is null');

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'something');

function count({ steps }: State, { name }: Step, what: 'reached' | 'killed'): void {
  const counts = steps.get(name) ?? { reached: 0, killed: 0 };
  counts[what] += 1;
  steps.set(name, counts);
}

/** Another process's work, to its end: none of it is a step of the life that it comes between. */
const happenMeanwhile = (state: State, { act, which }: NonNullable<PlannedAct['meanwhile']>): Promise<void> =>
  live({ isOver: false, reach: async () => {} }, async () => {
    state.did.meanwhile += 1;
    state.trace.push(`(${act}`);
    const deed = await deedOf(state, { act, which });
    if (deed) await doIt(state, deed, { which });
    state.trace.push(')');
  });

/** What the shop is asked to do; undefined: it was Stripe's or the shopper's alone, or there is nothing to do it with. */
async function deedOf(
  state: State,
  { act, which }: Pick<PlannedAct, 'act' | 'which'>,
): Promise<Deed | undefined> {
  const { world, cartGuid, did } = state;
  const { clock, stripe } = world;
  if (act === 'place again') return { act: 'place', cartGuid, key: `the-order-of-${cartGuid}` };
  if (act === 'night') return { act: 'missed' };
  if (act === 'hear') return heard(state, which);
  if (act === 'sweep' || act === 'a day') {
    // Stripe forgets every key within a day.
    if (act === 'a day') stripe.forgetKeys();
    clock.advance(act === 'a day' ? 25 * HOUR_MS : 30_000);
    return act === 'sweep' ? { act } : undefined;
  }
  if (act === 'message') {
    const event = stripe.events[which % Math.max(1, stripe.events.length)];
    if (!event) return undefined;
    did.messages += 1;
    return { act, ...stripe.signed(event) };
  }
  const order = await codeOf(state);
  if (!order) return undefined;
  const { code, guid } = order;
  if (act === 'confirm') return { act, guid };
  if (act === 'settle') return { act, code };
  if (act === 'refund') return { act, code, key: `part-${which % 3}` };
  if (act === 'authenticate' || act === 'refuse') stripe.authenticate(code, act === 'authenticate');
  else if (act === 'pay in browser') stripe.payInBrowser(code);
  else if (act === 'complete') stripe.complete(code);
  else if (act === 'another amount') {
    for (const intent of stripe.intents(code)) if (!ENDED.has(intent.status)) intent.amount -= 1;
  } else stripe.endRefund(`${code}:refund:${which % 3}`, 'succeeded');
  return undefined;
}

const ENDED = new Set(['succeeded', 'canceled']);

/** One of the jobs that wait, in any order. */
async function heard(state: State, which: number): Promise<Deed | undefined> {
  const { admin, stripe } = state.world;
  const { rows } = await admin.query<{ event: string }>(
    `select distinct data ->> 'id' as event from jobs.job
     where name = 'payments.stripe' and state = 'created' and data ->> 'id' = any($1) order by 1`,
    [stripe.events.map(({ id }) => id)],
  );
  const event = rows[which % Math.max(1, rows.length)]?.event;
  return event ? { act: 'hear', event } : undefined;
}

const finish = ({ world }: State, event: string) =>
  world.admin.query(
    `update jobs.job set state = 'completed' where name = 'payments.stripe' and data ->> 'id' = $1`,
    [event],
  );

/** Everything works again and the shopper is gone: the clock goes on, and the sweep runs; messages come late, or never. */
async function comeToRest(state: State): Promise<void> {
  const { world, plan } = state;
  const { clock, stripe } = world;
  const code = (await codeOf(state))?.code ?? '';
  state.trace.push('> rest');
  stripe.complete(code);
  stripe.forgetKeys();
  clock.advance(25 * HOUR_MS);
  if (!plan.isDeaf) {
    await doIt(state, { act: 'missed' }, { which: 1 });
    for (let turn = 0; turn < 60; turn += 1) {
      const deed = await heard(state, turn);
      if (!deed) break;
      await doIt(state, deed, { which: 1 });
      if (deed.act === 'hear') await finish(state, deed.event);
    }
  }
  for (let round = 0; round < 4; round += 1) {
    clock.advance(3 * HOUR_MS);
    await doIt(state, { act: 'sweep' }, { which: 1 });
    stripe.payInBrowser(code);
  }
}
