/** What a customer likes: kept when asked for, seen, changed, removed; moves recommendations, fills boxes and begins the next quiz. */
import type { SiteId } from '@crema/brands';
import type { BoxPreferences } from '#domains/monthly-boxes/index.ts';
import type { KnownTaste } from '#domains/recommendations/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import { fittingAnswers } from '../definition/definition.rules.ts';
import type { Localized, QuizDefinition } from '../definition/definition.types.ts';
import { isOn, type QuizNeeds, requireOn } from '../quizzes.deps.ts';
import { presentQuestion, said } from '../quizzes.presenter.ts';
import type { Answers } from '../quizzes.types.ts';
import { sureReason } from '../scoring/picks.rules.ts';
import { rank } from '../scoring/scoring.rules.ts';

type CustomerContext = SiteContext & { customerId: string };
interface Owner {
  site: SiteId;
  customerId: string;
}

const ownerOf = ({ site, customerId }: CustomerContext): Owner => ({ site: site.id, customerId });

/** The profile with the questions by which it is changed. */
export async function profile(needs: QuizNeeds, ctx: CustomerContext) {
  requireOn(needs, ctx);
  const { definitions, repository } = needs;
  const quiz = await definitions.current(ctx.site.id, 'beverage');
  const kept = await repository.profiles.read(ownerOf(ctx));
  const answers = kept ? fittingAnswers(quiz, kept.answers) : {};
  const likes = likedBy(quiz, answers);
  return {
    kept: kept !== undefined,
    version: quiz.version,
    answers,
    ...(likes && { likes: said(likes, ctx.language) }),
    ...(kept && { updatedAt: kept.updatedAt.toISOString() }),
    questions: quiz.questions.map((question) => presentQuestion(question, ctx.language)),
  };
}

/** Keeps answers as the profile, in place of those before. */
export async function keepTaste(
  { platform, repository }: Pick<QuizNeeds, 'platform' | 'repository'>,
  owner: Owner,
  { version }: QuizDefinition,
  answers: Answers,
): Promise<void> {
  await repository.profiles.keep(owner, { version, answers, updatedAt: platform.clock.now() });
}

/** Removes the profile; there may be none. */
export async function removeProfile(needs: QuizNeeds, ctx: CustomerContext) {
  await needs.repository.profiles.forget(ownerOf(ctx));
  return profile(needs, ctx);
}

/** Answers of the caller's profile; undefined: nobody is logged in, or there is none. */
export async function startOf(needs: QuizNeeds, { site, customerId }: SiteContext, quiz: QuizDefinition) {
  if (customerId === undefined) return undefined;
  const kept = await needs.repository.profiles.read({ site: site.id, customerId });
  return kept && fittingAnswers(quiz, kept.answers);
}

/** “Because you like …” of answers; undefined where they say nothing. */
function likedBy(quiz: QuizDefinition, answers: Answers): Localized | undefined {
  const reasons = quiz.questions
    .flatMap(({ code, options }) => options.find((option) => option.code === answers[code])?.rules ?? [])
    .flatMap(({ reason, score }) => (reason ? [{ reason, score }] : []))
    .sort((a, b) => b.score - a.score)
    .map(({ reason }) => reason);
  return reasons.length === 0 ? undefined : sureReason(reasons);
}

/** Points of what fits best, as much as likeness to the products viewed last. */
const MOST_POINTS = 20;
/** What a hard limit leaves out comes after everything else. */
const LEFT_OUT = -100;

/** The drinks in stock by a customer's profile, best first and without what its limits leave out; undefined: there is none. */
async function rankedFor(needs: QuizNeeds, site: SiteId, customerId: string) {
  const { definitions, repository, scoring } = needs;
  const kept = isOn(needs, site) ? await repository.profiles.read({ site, customerId }) : undefined;
  if (!kept) return undefined;
  const quiz = await definitions.current(site, 'beverage');
  const answers = fittingAnswers(quiz, kept.answers);
  const board = scoring.scoreboard(site, 'beverage', quiz);
  return { quiz, answers, board, ranked: rank(board, answers) };
}

/** How well products fit the profile, for recommendations. */
export async function tasteOf(
  needs: QuizNeeds,
  ctx: SiteContext,
  customerId: string,
  codes: readonly string[],
): Promise<KnownTaste | undefined> {
  const found = await rankedFor(needs, ctx.site.id, customerId);
  if (!found) return undefined;
  const { quiz, answers, board, ranked } = found;
  const most = Math.max(1, ...ranked.map(({ score }) => score));
  const points = new Map(board.candidates.map(({ code }) => [code, LEFT_OUT]));
  for (const { candidate, score } of ranked)
    points.set(candidate.code, Math.max(0, score / most) * MOST_POINTS);
  const likes = likedBy(quiz, answers);
  return {
    points: new Map([...points].filter(([code]) => codes.includes(code))),
    ...(likes && { because: said(likes, ctx.language) }),
  };
}

/**
 * What the profile says about drinks that the shop puts in a box. What cannot be ranked is left out, so that no limit is
 * broken by what the quiz does not know.
 */
export async function boxPreferences(
  needs: QuizNeeds,
  site: SiteId,
  customerId: string,
): Promise<BoxPreferences | undefined> {
  const found = await rankedFor(needs, site, customerId);
  if (!found) return undefined;
  const scores = new Map(found.ranked.map(({ candidate, score }) => [candidate.code, score]));
  return {
    excludes: ({ productCode }) => !scores.has(productCode),
    score: ({ productCode }) => scores.get(productCode) ?? 0,
  };
}
