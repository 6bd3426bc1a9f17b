/**
 * How slow this machine is now, beside the one on which the limits of the tests were chosen. A limit only ends what
 * hangs: on a slower machine, or beside a neighbour, everything may take longer, and the limits do too.
 */

/** The key of the environment that hands the pace down to every process of a run: measured once, at its start. */
const KEY = 'CREMA_TEST_PACE';
const ROUNDS = 3;
const STEPS = 60_000_000;
/** What a round takes alone on two cores of 2.5 GHz, ms. */
const ROUND_MS = 100;
/** Neighbours that come after the measure, and other parts of the same run. */
const MARGIN = 2;
const MOST = 6;

/** A fixed piece of work for one processor. */
function round(): number {
  let state = 1;
  for (let step = 0; step < STEPS; step += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
  }
  return state;
}

/** The pace that a duration of all rounds, ms by the clock on the wall, comes to: from 1 to 6. */
export const paceOf = (ms: number): number =>
  Math.min(MOST, Math.max(1, (MARGIN * ms) / (ROUNDS * ROUND_MS)));

/**
 * By what the limits of tests are multiplied, from 1 to 6. Measured (some 300 ms) by the first process of a run that
 * asks; the processes that it starts read it from their environment. `CREMA_TEST_PACE=1` gives the bare limits.
 */
export function pace(): number {
  const told = Number(process.env[KEY]);
  if (told >= 1) return told;
  const start = performance.now();
  for (let count = 0; count < ROUNDS; count += 1) round();
  const measured = paceOf(performance.now() - start);
  process.env[KEY] = measured.toFixed(2);
  return measured;
}

/** A limit for this machine. @param ms on one that is fast and idle */
export const patience = (ms: number): number => Math.ceil(ms * pace());
