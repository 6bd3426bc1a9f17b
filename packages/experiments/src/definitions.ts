import type { SiteId } from '@crema/brands';
import type { FeatureApiResponse } from '@growthbook/growthbook';
import type { ScreenName } from './screens.ts';

/** GrowthBook's JSON: features with rules, as its service sends it. */
export type Payload = Pick<FeatureApiResponse, 'features' | 'savedGroups' | 'dateUpdated'>;

/** An experiment as the shop runs it: a rule of a feature in GrowthBook's JSON. */
export interface Experiment {
  /** Its key in GrowthBook, which may be a number: `2041`. */
  id: string;
  /** The feature whose value the arms change. */
  feature: string;
  name: string;
  screens: readonly ScreenName[];
  sites: readonly SiteId[];
  /** Epoch milliseconds; it runs from `startsAt` until before `stopsAt`. */
  startsAt: number;
  stopsAt: number;
  /** Names of the arms, the control first. */
  arms: readonly string[];
  /** Shares of the arms, which add up to 1. */
  weights: readonly number[];
}

/** Tag of every page and of the change feed: the experiments have changed. */
export const EXPERIMENTS_TAG = 'experiments';

/** All experiments, and the JSON that GrowthBook's SDK reads. */
export interface Definitions {
  payload: Payload;
  experiments: readonly Experiment[];
}

export const NO_DEFINITIONS: Definitions = { payload: { features: {} }, experiments: [] };

/** Definitions that are not taken, with every reason. */
export class DefinitionsRefused extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The experiments are refused:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'DefinitionsRefused';
    this.problems = problems;
  }
}
