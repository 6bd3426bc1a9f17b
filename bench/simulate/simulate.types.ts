import type { Counts } from './audit.ts';
import type { ProviderName } from './gateways.ts';
import type { PointsOutcome } from './points.ts';
import type { Sabotage } from './shop.ts';

export interface SimulationOptions {
  subscriptions: number;
  months: number;
  seed: number;
  /** Workers are killed, and jobs come twice. */
  faults: boolean;
  sabotage?: Sabotage | undefined;
  /** Who takes the money; the test gateway unless told. */
  provider?: ProviderName | undefined;
  /** How much more happens than in an ordinary shop; 1 unless told. */
  haste?: number;
  /** Workers at once; one on the embedded database, which has one connection. */
  workers: number;
  say?(line: string): void;
}

export interface Outcome extends Counts, PointsOutcome {
  seconds: number;
  peakMemoryMb: number;
}
