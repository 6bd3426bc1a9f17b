/** Experiments of staff in what is saved of them. Pure. */
import { SITE_IDS } from '@crema/brands';
import type { State } from '#platform/edits/index.ts';
import type { ExperimentRule, Parked, SavedPayload } from '../experiments.types.ts';
import type { ExperimentStatus } from './experiments.schemas.ts';

/** An experiment, running or not. */
export interface Found extends Parked {
  id: string;
  /** Takes part between its dates. */
  on: boolean;
}

/** An arm as staff edit it; `weight` in percent. */
export interface Arm {
  name: string;
  value: string;
  weight: number;
}

type Condition = Record<string, unknown> & {
  date?: { $gte?: string; $lt?: string };
  screen?: unknown;
  site?: unknown;
  audiences?: unknown;
};

const conditionOf = ({ condition }: ExperimentRule): Condition => (condition ?? {}) as Condition;
const startOf = (rule: ExperimentRule): string => conditionOf(rule).date?.$gte ?? '';
const stopOf = (rule: ExperimentRule): string => conditionOf(rule).date?.$lt ?? '';

/** All experiments, in the order of their keys. */
export function experimentsIn({ features = {}, parked = {} }: SavedPayload, now: number): Found[] {
  const running = Object.entries(features).flatMap(([feature, { rules = [] }]) =>
    rules
      .filter(({ variations }) => variations !== undefined)
      .map((rule): Found => {
        const ran = Date.parse(startOf(rule)) <= now;
        return { id: String(rule.key ?? ''), feature, rule, on: true, ran };
      }),
  );
  const others = Object.entries(parked).map(([id, one]): Found => ({ ...one, id, on: false }));
  return [...running, ...others].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

export function statusOf({ on, ran, rule }: Found, now: number): ExperimentStatus {
  if (!on) return ran ? 'stopped' : 'draft';
  if (!ran) return 'planned';
  return Date.parse(stopOf(rule)) > now ? 'running' : 'ended';
}

/** What a condition on a single value allows. */
function listed(condition: unknown): string[] {
  if (typeof condition === 'string') return [condition];
  const values = (condition as { $in?: unknown } | undefined)?.$in;
  return Array.isArray(values) ? values.map(String) : [];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const PERCENT = 100;
const HUNDREDTHS = 10_000;

const percentOf = (share: number): number => Math.round(share * HUNDREDTHS) / PERCENT;

const weightsOf = (rule: ExperimentRule | undefined): readonly number[] => {
  const variations: readonly unknown[] = rule?.variations ?? [];
  return rule?.weights ?? variations.map(() => 1 / variations.length);
};

/** What staff see of an experiment. */
export function stateOf(found: Found, now: number): State {
  const { rule, feature, on } = found;
  const condition = conditionOf(rule);
  const variations: readonly unknown[] = rule.variations ?? [];
  const weights = weightsOf(rule);
  const { $in: only, $nin: except } = (condition.audiences ?? {}) as { $in?: unknown; $nin?: unknown };
  return {
    ...{ name: String(rule.name ?? found.id), status: statusOf(found, now), on },
    ...{ startsAt: startOf(rule), stopsAt: stopOf(rule), feature },
    arms: variations.map((value, at) => ({
      name: String(rule.meta?.[at]?.name ?? at),
      value: textOf(value),
      weight: percentOf(weights[at] ?? 0),
    })),
    screens: listed(condition.screen),
    sites: condition.site === undefined ? [...SITE_IDS] : listed(condition.site),
    only: Array.isArray(only) ? only : [],
    except: Array.isArray(except) ? except : [],
  };
}

/** An instant as GrowthBook compares it: UTC, to the second. */
export const instantOf = (text: unknown): string | undefined => {
  const at = typeof text === 'string' ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : `${new Date(at).toISOString().slice(0, 19)}Z`;
};

/** The rule that a state says; what staff do not see of it stays. */
export function ruleOf(id: string, state: State, before: ExperimentRule | undefined): ExperimentRule {
  const arms = state.arms as Arm[];
  const old: readonly unknown[] = before?.variations ?? [];
  const { audiences, site: _, ...kept } = before ? conditionOf(before) : ({} as Condition);
  const sites = state.sites as string[];
  const [only, except] = [state.only as string[], state.except as string[]];
  const said = {
    ...(only.length > 0 ? { $in: only } : {}),
    ...(except.length > 0 ? { $nin: except } : {}),
  };
  const isOther = audiences !== undefined && !isPlain(audiences);
  return {
    ...{ hashAttribute: 'id', hashVersion: 2, seed: id, coverage: 1 },
    ...before,
    ...{ key: id, name: state.name as string },
    condition: {
      ...kept,
      screen: { $in: state.screens },
      ...(sites.length < SITE_IDS.length ? { site: { $in: sites } } : {}),
      ...(Object.keys(said).length > 0 ? { audiences: said } : isOther ? { audiences } : {}),
      date: { $gte: instantOf(state.startsAt), $lt: instantOf(state.stopsAt) },
    } as ExperimentRule['condition'],
    variations: arms.map(({ value }, at) => (textOf(old[at]) === value ? old[at] : value)),
    // A third is 33.33 % to staff, and stays a third.
    weights: arms.map(({ weight }, at) => {
      const kept = old.length === arms.length ? weightsOf(before)[at] : undefined;
      return kept !== undefined && percentOf(kept) === weight ? kept : weight / PERCENT;
    }),
    meta: arms.map(({ name }, at) => ({ key: String(at), name })),
  } as ExperimentRule;
}

/** Whether a condition on audiences is one that staff edit. */
const isPlain = (condition: unknown): boolean =>
  typeof condition === 'object' &&
  condition !== null &&
  Object.keys(condition).every((key) => key === '$in' || key === '$nin');

/** What is saved, with one experiment as it is next; without `next` it goes. */
export function withExperiment(
  payload: SavedPayload,
  { id, feature, on, rule, ran }: Found,
  present: boolean,
): SavedPayload {
  const { [id]: _, ...parked } = payload.parked ?? {};
  const features = Object.fromEntries(
    Object.entries(payload.features ?? {}).map(([name, one]) => [
      name,
      { ...one, rules: (one.rules ?? []).filter(({ key }) => String(key ?? '') !== id) },
    ]),
  );
  if (!present) return { ...payload, features, parked };
  if (!on) return { ...payload, features, parked: { ...parked, [id]: { feature, rule, ran } } };
  const { defaultValue = rule.variations?.[0], rules = [], ...others } = features[feature] ?? {};
  return {
    ...payload,
    parked,
    features: { ...features, [feature]: { ...others, defaultValue, rules: [...rules, rule] } },
  };
}
