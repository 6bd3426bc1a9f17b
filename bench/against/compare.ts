/** Figures of two trees beside each other. No I/O. */
import type { Line } from '../harness/report.ts';

/** The lines of one run of the bench, by section: what `build/bench.json` holds. */
export type Figures = Readonly<Record<string, { lines: readonly Pick<Line, 'name' | 'value' | 'unit'>[] }>>;

export interface Compared {
  name: string;
  unit: string;
  /** Medians over the rounds. */
  old: number;
  new: number;
  /** New speed by old speed: above 1 the new code is faster, whatever the unit. */
  speed: number;
  /** The least and the largest `speed` of one round. */
  spread: readonly [number, number];
}

/** Units in which more is faster, and those in which less is. */
const MORE_IS_FASTER = new Set(['req/s', '/s', '']);
const LESS_IS_FASTER = new Set(['ms', '×']);
/** What is measured beside the shop: it says how fast the machine was, not how fast the code is. */
const NOT_OURS = /bare Node http$|^bare |SQL bare$|: bytes$/;

/**
 * Compares what every round measured in both trees. A figure that one tree has not is left out; one that is no finite
 * number, or 0, is too.
 */
export function compare(rounds: readonly { old: Figures; new: Figures }[]): Compared[] {
  const first = rounds[0];
  if (!first) return [];
  return linesOf(first.new).flatMap(({ name, unit }) => {
    if (NOT_OURS.test(name) || !(MORE_IS_FASTER.has(unit) || LESS_IS_FASTER.has(unit))) return [];
    const pairs = rounds.flatMap((round) => {
      const pair = [figureOf(round.old, name), figureOf(round.new, name)] as const;
      return pair.every((value) => Number.isFinite(value) && value > 0) ? [pair] : [];
    });
    if (pairs.length === 0) return [];
    const speeds = pairs.map(([old, now]) => (LESS_IS_FASTER.has(unit) ? old / now : now / old));
    const [old, now] = [median(pairs.map(([value]) => value)), median(pairs.map(([, value]) => value))];
    const speed = median(speeds);
    return [
      { name, unit, old, new: now, speed, spread: [Math.min(...speeds), Math.max(...speeds)] as const },
    ];
  });
}

const linesOf = (figures: Figures) => Object.values(figures).flatMap(({ lines }) => lines);

const figureOf = (figures: Figures, name: string): number =>
  linesOf(figures).find((line) => line.name === name)?.value ?? Number.NaN;

/** The middle value, or the mean of the two in the middle. @throws on an empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  if (low === undefined || high === undefined) throw new Error('There is no median of nothing.');
  return (low + high) / 2;
}
