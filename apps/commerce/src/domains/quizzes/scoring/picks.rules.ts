/** Which drinks a result shows, and why. */
import type { Localized } from '../definition/definition.types.ts';
import type { Answers, Pick } from '../quizzes.types.ts';
import { type Ranked, turnsOf } from './scoring.rules.ts';

/** Sure picks; one adventurous one comes after them. */
export const SURE_PICKS = 3;
/** A brand comes a second time before a pick that fits only this share as well as the best. */
const MUCH_WORSE = 0.6;
const MOST_REASONS = 2;
/** An adventurous pick fits at least this share as well as the best. */
const STILL_FITS = 0.2;

/** The sure picks, then the adventurous one; fewer where the limits leave fewer. */
export function picksOf(ranked: readonly Ranked[], answers: Answers): Pick[] {
  const sure = surePicks(ranked);
  const adventure = adventurousPick(ranked, sure, answers);
  const said: Localized[][] = [];
  const picks = sure.map(({ candidate, reasons }) => {
    const own = ownReasons(reasons(), said);
    said.push(own);
    return { code: candidate.code, reason: sureReason(own), adventurous: false };
  });
  if (!adventure) return picks;
  const reason = adventurousReason(leastSaid(adventure.reasons(), said));
  return [...picks, { code: adventure.candidate.code, reason, adventurous: true }];
}

/** The reasons in their order, those that other picks have given after the others. */
const leastSaid = (reasons: readonly Localized[], said: readonly (readonly Localized[])[]): Localized[] => {
  const times = (reason: Localized) => said.filter((some) => some.includes(reason)).length;
  return reasons.toSorted((a, b) => times(a) - times(b));
};

/** Two reasons, least said first, and not the two of another pick where there are others. */
function ownReasons(reasons: readonly Localized[], said: readonly (readonly Localized[])[]): Localized[] {
  const [first, ...others] = leastSaid(reasons, said);
  if (!first) return [];
  const second =
    others.find((other) => !said.some((some) => some.includes(first) && some.includes(other))) ?? others[0];
  return second ? [first, second] : [first];
}

/** The best, each of a brand of its own unless that makes a pick much worse. */
function surePicks(ranked: readonly Ranked[]): Ranked[] {
  const best = ranked[0]?.score ?? 0;
  const sure: Ranked[] = [];
  for (const one of ranked) {
    if (sure.length === SURE_PICKS || one.score < best * MUCH_WORSE) break;
    if (!sure.some(({ candidate }) => candidate.brand === one.candidate.brand)) sure.push(one);
  }
  const others = ranked.filter((one) => !sure.includes(one));
  return [...sure, ...others.slice(0, SURE_PICKS - sure.length)];
}

/** One that is another kind of drink, or shares no flavour with the sure ones, and still fits a little. */
function adventurousPick(
  ranked: readonly Ranked[],
  sure: readonly Ranked[],
  answers: Answers,
): Ranked | undefined {
  const turn = turnsOf(answers, 'adventure');
  const kinds = new Set(sure.flatMap(({ candidate }) => candidate.values.beverageType ?? []));
  const flavours = new Set(sure.flatMap(({ candidate }) => candidate.values.flavour ?? []));
  const least = (ranked[0]?.score ?? 0) * STILL_FITS;
  const others = ranked.filter((one) => !sure.includes(one));
  const steppingAside = others.filter(
    ({ candidate: { values }, score }) =>
      score >= least &&
      (!values.beverageType?.some((kind) => kinds.has(kind)) ||
        !values.flavour?.some((flavour) => flavours.has(flavour))),
  );
  const pool = steppingAside.length > 0 ? steppingAside : others;
  return pool.reduce<Ranked | undefined>(
    (first, one) => (!first || turn(one.mark) > turn(first.mark) ? one : first),
    undefined,
  );
}

const joined = (reasons: readonly Localized[], language: 'en' | 'fr', and: string): string =>
  reasons.map((reason) => reason[language] ?? reason.en).join(and);

/** Why a pick is sure: the two answers that count most. */
export function sureReason(reasons: readonly Localized[]): Localized {
  const two = reasons.slice(0, MOST_REASONS);
  if (two.length === 0)
    return {
      en: 'A cup that nearly everybody is glad of.',
      fr: 'Une tasse qui plaît à presque tout le monde.',
    };
  return {
    en: `Because you like ${joined(two, 'en', ' and ')}.`,
    fr: `Parce que vous aimez ${joined(two, 'fr', ' et ')}.`,
  };
}

function adventurousReason(reasons: readonly Localized[]): Localized {
  const one = reasons.slice(0, 1);
  if (one.length === 0)
    return {
      en: 'Something else for once: nothing you asked for, and worth a cup.',
      fr: 'Pour changer\u00a0: rien de ce que vous avez demandé, mais à essayer.',
    };
  return {
    en: `Something else for once, for somebody who likes ${joined(one, 'en', ' and ')}.`,
    fr: `Pour changer un peu, quand on aime ${joined(one, 'fr', ' et ')}.`,
  };
}
