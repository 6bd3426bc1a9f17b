import { pick, randomFrom } from '@crema/search/bench';
import type { FakeCard, FakeFault } from '@crema/testing/stripe';

const CARDS: readonly FakeCard[] = ['success', 'success', 'success', 'declined', 'authentication', 'slow'];

/** What shoppers, banks, Stripe, staff and the shop's own worker do; as often as it is named. */
const ACTS = [
  ...(['place again', 'place again', 'authenticate', 'refuse', 'pay in browser', 'confirm'] as const),
  ...(['complete', 'message', 'message', 'message', 'message', 'hear', 'hear', 'hear'] as const),
  ...(['settle', 'sweep', 'refund', 'refund', 'refund', 'end refund', 'night', 'a day'] as const),
  ...(['another amount', 'another amount'] as const),
];
export type Act = (typeof ACTS)[number];

/** What may happen while something else is under way. */
const MEANWHILE = [
  ...([
    'authenticate',
    'pay in browser',
    'complete',
    'message',
    'hear',
    'settle',
    'sweep',
    'refund',
  ] as const),
  ...(['end refund', 'another amount'] as const),
];

const FAULTS: readonly (FakeFault | undefined)[] = [
  ...[undefined, undefined, undefined, undefined, undefined],
  ...(['away', 'lost', 'failed after', 'failed before', 'in use'] as const),
];

export interface PlannedAct {
  act: Act;
  /** What goes wrong with the calls that change something, one after another. */
  goesWrong: (FakeFault | undefined)[];
  /** The process is killed after its so manieth change; absent: it lives. */
  killAt?: number;
  /** Which message, job or refund of those that there are. */
  which: number;
  /** Another act between two steps of this one, before the so manieth step outside a transaction. */
  meanwhile?: { at: number; act: Act; which: number };
}

export interface Plan {
  seed: number;
  card: FakeCard;
  /** How Stripe's refunds begin. */
  refundsBegin: 'succeeded' | 'pending';
  acts: PlannedAct[];
  /** At the end no message arrives and no job runs: the sweep alone brings everything to rest. */
  isDeaf: boolean;
}

/** The last change of an act after which a process may be killed, and the last step before which another act comes. */
const LAST = { placing: { change: 9, step: 16 }, other: { change: 4, step: 8 } };

const lastOf = (act: Act) => (act === 'place again' ? LAST.placing : LAST.other);

/** What happens to one order: the same for the same seed. */
export function planOf(seed: number): Plan {
  const random = randomFrom(seed * 7919);
  // The first numbers of neighbours are alike.
  for (let skipped = 0; skipped < 5; skipped += 1) random();
  const chance = (of: number): boolean => random() < of;
  const upTo = (most: number): number => Math.floor(random() * most);
  const planned = (act: Act): PlannedAct => ({
    act,
    goesWrong: chance(0.5) ? Array.from({ length: 3 }, () => pick(random, FAULTS)) : [],
    which: upTo(30),
    ...(chance(0.45) ? { killAt: 1 + upTo(lastOf(act).change) } : {}),
    ...(chance(0.3)
      ? { meanwhile: { at: 1 + upTo(lastOf(act).step), act: pick(random, MEANWHILE), which: upTo(30) } }
      : {}),
  });
  return {
    seed,
    card: pick(random, CARDS),
    refundsBegin: chance(0.8) ? 'succeeded' : 'pending',
    acts: [planned('place again'), ...Array.from({ length: 2 + upTo(7) }, () => planned(pick(random, ACTS)))],
    isDeaf: chance(0.5),
  };
}
