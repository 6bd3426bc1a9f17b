import { SITE_IDS, type SiteId } from '@crema/brands';
import { AUDIENCES, isAudience } from './audiences.ts';
import { type Definitions, DefinitionsRefused, type Experiment, type Payload } from './definitions.ts';
import { isScreenName, SCREEN_NAMES, type ScreenName } from './screens.ts';

/** Most combinations of arms of one screen of a site: each is a page of its own in the cache. */
const MOST_COMBINATIONS = 8;
const MOST_FEATURES = 50;
const ID = /^[\w-]{1,40}$/;

type Rules = NonNullable<NonNullable<Payload['features']>[string]['rules']>;
type Rule = Rules[number];
type Report = (problem: string) => void;

/**
 * The experiments in GrowthBook's JSON. Screens, sites, audiences and dates are conditions of a rule on the attributes
 * `screen`, `site`, `audiences` and `date`; rules without variations are left to the SDK.
 *
 * @throws {DefinitionsRefused} with every problem.
 */
export function readDefinitions(value: unknown): Definitions {
  const problems: string[] = [];
  const features = isRecord(value) ? value.features : undefined;
  if (!isRecord(features)) throw new DefinitionsRefused(['There is no object "features".']);
  const payload = value as Payload;
  const experiments: Experiment[] = [];
  if (Object.keys(features).length > MOST_FEATURES)
    problems.push(`There are more than ${MOST_FEATURES} features.`);
  for (const [feature, definition] of Object.entries(features)) {
    const rules: unknown = isRecord(definition) ? (definition.rules ?? []) : undefined;
    if (!ID.test(feature) || !Array.isArray(rules) || !rules.every(isRecord)) {
      problems.push(`Feature "${feature.slice(0, 40)}" is not of GrowthBook's form.`);
      continue;
    }
    const control = (definition as { defaultValue?: unknown }).defaultValue;
    for (const rule of rules as Rules) {
      if (rule.variations === undefined) continue;
      const found = readRule(feature, rule, control, (problem) =>
        problems.push(`Experiment "${String(rule.key ?? feature).slice(0, 40)}": ${problem}`),
      );
      if (found) experiments.push(found);
    }
  }
  problems.push(...repeated(experiments), ...crowded(experiments));
  if (problems.length > 0) throw new DefinitionsRefused(problems);
  // Always in one order: the database does not keep that of the JSON.
  return { payload, experiments: experiments.toSorted((a, b) => (a.id < b.id ? -1 : 1)) };
}

function readRule(feature: string, rule: Rule, control: unknown, report: Report): Experiment | undefined {
  let isGood = true;
  const refuse = (problem: string): void => {
    isGood = false;
    report(problem);
  };
  const id = String(rule.key ?? '');
  const variations: readonly unknown[] = Array.isArray(rule.variations) ? rule.variations : [];
  if (!ID.test(id)) refuse('its key is up to 40 letters, digits and hyphens.');
  if (variations.length < 2) refuse('it needs at least two variations.');
  if (JSON.stringify(variations[0]) !== JSON.stringify(control))
    refuse("its first variation is the control, which is the feature's default value.");
  if (rule.hashVersion !== 2) refuse('hashVersion is 2.');
  if ((rule.hashAttribute ?? 'id') !== 'id') refuse('hashAttribute is "id".');
  const weights = rule.weights ?? variations.map(() => 1 / variations.length);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (weights.length !== variations.length || Math.abs(sum - 1) > 0.001 || weights.some((one) => !(one > 0)))
    refuse('it has a weight above 0 for each variation, and they add up to 1.');
  const condition: Record<string, unknown> = isRecord(rule.condition) ? rule.condition : {};
  const screens = listed(condition.screen);
  if (screens.length === 0 || !screens.every(isScreenName))
    refuse(`its condition names its screens: ${SCREEN_NAMES.join(', ')}.`);
  const sites = condition.site === undefined ? SITE_IDS : listed(condition.site);
  if (sites.length === 0 || !sites.every((site) => (SITE_IDS as readonly unknown[]).includes(site)))
    refuse(`its condition names sites among ${SITE_IDS.join(', ')}.`);
  if (!audiencesNamed(condition.audiences).every(isAudience))
    refuse(`its condition names audiences among ${AUDIENCES.join(', ')}.`);
  const { $gte, $lt } = isRecord(condition.date) ? condition.date : {};
  const [startsAt, stopsAt] = [instant($gte), instant($lt)];
  if (startsAt === undefined || stopsAt === undefined || startsAt >= stopsAt)
    refuse('its condition on "date" has a start ($gte) and a stop ($lt) after it, as 2026-11-25T00:00:00Z.');
  if (!isGood || startsAt === undefined || stopsAt === undefined) return undefined;
  return {
    id,
    feature,
    name: String(rule.name ?? id).slice(0, 100),
    screens: screens as ScreenName[],
    sites: sites as SiteId[],
    startsAt,
    stopsAt,
    arms: variations.map((_, arm) => String(rule.meta?.[arm]?.name ?? arm).slice(0, 40)),
    weights,
  };
}

/** What a condition on a single value allows: `"home"`, or `{"$in": ["home", "product"]}`. */
function listed(condition: unknown): unknown[] {
  if (typeof condition === 'string') return [condition];
  const values = isRecord(condition) ? condition.$in : undefined;
  return Array.isArray(values) ? values : [];
}

function audiencesNamed(condition: unknown): unknown[] {
  if (condition === undefined) return [];
  if (!isRecord(condition)) return [condition];
  return Object.values(condition).flat();
}

/** An ISO instant in UTC: the SDK compares dates as text. */
function instant(text: unknown): number | undefined {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text)) return undefined;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : at;
}

function repeated(experiments: readonly Experiment[]): string[] {
  const ids = experiments.map(({ id }) => id);
  return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))].map(
    (id) => `There are two experiments "${id}".`,
  );
}

/** Screens with too many combinations of arms, counted where the experiments run at the same time. */
function crowded(experiments: readonly Experiment[]): string[] {
  const problems: string[] = [];
  for (const site of SITE_IDS) {
    for (const screen of SCREEN_NAMES) {
      const here = experiments.filter((one) => one.screens.includes(screen) && one.sites.includes(site));
      const most = Math.max(
        ...here.map(({ startsAt }) =>
          here
            .filter((other) => other.startsAt <= startsAt && startsAt < other.stopsAt)
            .reduce((product, { arms }) => product * arms.length, 1),
        ),
      );
      if (most > MOST_COMBINATIONS)
        problems.push(
          `Screen "${screen}" of ${site} has ${most} combinations of arms, and at most ${MOST_COMBINATIONS} are kept.`,
        );
    }
  }
  return problems;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
