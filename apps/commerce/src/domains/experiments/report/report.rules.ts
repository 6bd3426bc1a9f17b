import type { SiteId } from '@crema/brands';
import type { Experiment } from '@crema/experiments';
import type { ArmCount } from '../experiments.types.ts';

/** A value with its 95 % interval. */
export interface Estimate {
  value: number;
  low: number;
  high: number;
}

/** One arm on one site, beside the control. */
export interface ArmReport {
  site: SiteId;
  arm: number;
  name: string;
  exposures: number;
  buyers: number;
  /** Buyers of those who saw it. */
  conversion: number;
  /** Minor units for each visitor. */
  revenue: number;
  /** Differences to the control; absent: it is the control, or too little was counted. */
  conversionGain?: Estimate;
  revenueGain?: Estimate;
}

export interface SiteReport {
  site: SiteId;
  arms: ArmReport[];
  /** Visitors are not split as the weights say, so that nothing can be concluded: something loses visitors of an arm. */
  mismatched: boolean;
}

/** Half of a 95 % interval, in standard errors. */
const Z = 1.96;
/** Below it no interval is shown: it would rest on a handful of visitors. */
const LEAST_VISITORS = 30;
/**
 * What chi-square exceeds once in a thousand fair splits, by degrees of freedom: the usual bound for the alarm, as reports
 * are looked at often.
 */
const CHI_SQUARE = [0, 10.828, 13.816, 16.266, 18.467, 20.515, 22.458, 24.322];

/** The arms of an experiment, site by site. */
export function reportOf({ arms, weights }: Experiment, counts: readonly ArmCount[]): SiteReport[] {
  const sites = [...new Set(counts.map(({ site }) => site))];
  return sites.map((site) => {
    const own = arms.map(
      (_, arm) =>
        counts.find((count) => count.site === site && count.arm === arm) ??
        ({ site, arm, exposures: 0, buyers: 0, revenue: 0, squares: 0 } satisfies ArmCount),
    );
    const [control] = own;
    return {
      site,
      arms: own.map((count) => ({
        ...{ site, arm: count.arm, name: arms[count.arm] ?? String(count.arm) },
        ...{ exposures: count.exposures, buyers: count.buyers },
        conversion: share(count.buyers, count.exposures),
        revenue: share(count.revenue, count.exposures),
        ...(control && count !== control ? gains(control, count) : {}),
      })),
      mismatched: isMismatched(
        own.map(({ exposures }) => exposures),
        weights,
      ),
    };
  });
}

function gains(
  control: ArmCount,
  count: ArmCount,
): Partial<Pick<ArmReport, 'conversionGain' | 'revenueGain'>> {
  if (Math.min(control.exposures, count.exposures) < LEAST_VISITORS) return {};
  return {
    conversionGain: difference(
      { mean: share(control.buyers, control.exposures), error: errorOfShare(control) },
      { mean: share(count.buyers, count.exposures), error: errorOfShare(count) },
    ),
    revenueGain: difference(
      { mean: share(control.revenue, control.exposures), error: errorOfMean(control) },
      { mean: share(count.revenue, count.exposures), error: errorOfMean(count) },
    ),
  };
}

interface Mean {
  mean: number;
  /** Its variance. */
  error: number;
}

function difference(control: Mean, other: Mean): Estimate {
  const value = other.mean - control.mean;
  const half = Z * Math.sqrt(control.error + other.error);
  return { value, low: value - half, high: value + half };
}

function errorOfShare({ buyers, exposures }: ArmCount): number {
  const rate = share(buyers, exposures);
  return (rate * (1 - rate)) / exposures;
}

function errorOfMean({ revenue, squares, exposures }: ArmCount): number {
  const mean = share(revenue, exposures);
  return Math.max(0, squares - exposures * mean * mean) / (exposures - 1) / exposures;
}

/** The sample-ratio alarm. */
export function isMismatched(exposures: readonly number[], weights: readonly number[]): boolean {
  const all = exposures.reduce((sum, one) => sum + one, 0);
  if (all === 0) return false;
  const total = weights.reduce((sum, one) => sum + one, 0);
  const chiSquare = exposures.reduce((sum, seen, arm) => {
    const expected = (all * (weights[arm] ?? 0)) / total;
    return sum + (seen - expected) ** 2 / expected;
  }, 0);
  return chiSquare > (CHI_SQUARE[exposures.length - 1] ?? 0);
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
