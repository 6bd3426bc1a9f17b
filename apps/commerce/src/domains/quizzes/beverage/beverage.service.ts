/** The beverage quiz, and how often its questions are shown and answered. */
import { randomBytes } from 'node:crypto';
import type { SiteId } from '@crema/brands';
import { daysLater } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import { assumedOf, wrongAnswer } from '../definition/definition.rules.ts';
import type { QuizDefinition } from '../definition/definition.types.ts';
import { type QuizNeeds, requireOn } from '../quizzes.deps.ts';
import { quizErrors } from '../quizzes.messages.ts';
import { presentQuestion, presentShortcuts, said } from '../quizzes.presenter.ts';
import type { Counted } from '../quizzes.repository.ts';
import type { Answers, Pick as Picked, QuizName, QuizResult } from '../quizzes.types.ts';
import { picksOf } from '../scoring/picks.rules.ts';
import { rank } from '../scoring/scoring.rules.ts';
import type { ScoringService } from '../scoring/scoring.service.ts';
import { keepTaste, startOf } from '../taste/taste.service.ts';

export interface Submission {
  version: number;
  answers: Answers;
  keepProfile?: boolean;
}

/** The drinks that answers lead to, of what is in stock now. */
const beveragePicks = (
  { scoring }: { scoring: ScoringService },
  site: SiteId,
  quiz: QuizDefinition,
  answers: Answers,
): Picked[] => picksOf(rank(scoring.scoreboard(site, 'beverage', quiz), answers), answers);

/** @throws 409 where the questions have changed, 400 for what is none of the answers. */
export function requireAnswers(
  { language }: SiteContext,
  quiz: QuizDefinition,
  given: Omit<Submission, 'keepProfile'>,
): void {
  if (given.version !== quiz.version) throw quizErrors.version(language);
  const wrong = wrongAnswer(quiz, given.answers);
  if (wrong !== undefined) throw quizErrors.answer(language, wrong);
}

/** The questions; with `resultId` also that result. @throws 404 where it is not kept. */
export async function response(needs: QuizNeeds, ctx: SiteContext, resultId?: string) {
  requireOn(needs, ctx);
  const { site, language } = ctx;
  const quiz = await needs.definitions.current(site.id, 'beverage');
  const startWith = await startOf(needs, ctx, quiz);
  return {
    version: quiz.version,
    questions: quiz.questions.map((question) => presentQuestion(question, language)),
    shortcuts: presentShortcuts(quiz, language),
    ...(startWith && { startWith }),
    ...(resultId !== undefined && (await sharedResult(needs, ctx, resultId))),
  };
}

async function sharedResult(needs: QuizNeeds, ctx: SiteContext, id: string) {
  const now = needs.platform.clock.now();
  const result = await needs.repository.results.read(ctx.site.id, 'beverage', id, now);
  if (!result) throw quizErrors.result(ctx.language);
  return presentResult(needs, ctx, result);
}

/** Whom a result is shown to. */
type Viewer = Pick<SiteContext, 'site' | 'language' | 'priceSegment'>;

/** A result with its products as they are sold now; what is no longer sold is left out. */
export function presentResult({ catalog }: QuizNeeds, ctx: Viewer, result: QuizResult) {
  const { version, assumed, id, expiresAt } = result;
  const picks = result.picks.flatMap(({ code, reason, adventurous }) => {
    const [product] = catalog.productLookup.cards(ctx, [code]);
    return product ? [{ product, reason: said(reason, ctx.language), adventurous }] : [];
  });
  return {
    version,
    picks,
    assumed: assumed.map((text) => said(text, ctx.language)),
    resultId: id,
    expiresAt: expiresAt.toISOString(),
  };
}

/** Answers the quiz and keeps the result. @throws 400, 404, 409. */
export async function submit(needs: QuizNeeds, ctx: SiteContext, given: Submission) {
  requireOn(needs, ctx);
  const { platform, definitions, content, repository } = needs;
  const site = ctx.site.id;
  const quiz = await definitions.current(site, 'beverage');
  requireAnswers(ctx, quiz, given);
  const now = platform.clock.now();
  const { answers } = given;
  const result: QuizResult = {
    id: randomBytes(16).toString('base64url'),
    quiz: 'beverage',
    version: quiz.version,
    answers,
    picks: beveragePicks(needs, site, quiz, answers),
    assumed: assumedOf(quiz, answers),
    createdAt: now,
    expiresAt: daysLater(now, content.configuration(site).quizResultDays),
  };
  await repository.results.add(site, ctx.customerId, result);
  if (given.keepProfile === true && ctx.customerId !== undefined)
    await keepTaste(needs, { site, customerId: ctx.customerId }, quiz, answers);
  return presentResult(needs, ctx, result);
}

/** What became of a question. */
interface QuestionStep {
  question: string;
  outcome: Counted;
}

export interface Step extends QuestionStep {
  version: number;
  /** The question that is shown after it. */
  next?: string;
  /** Steps before it that are counted with it. */
  before?: QuestionStep[];
}

/**
 * Counts what became of a question and of those before it, and the next that is shown. One of another version, or that
 * is not asked, is not counted; `counted` tells of the step itself.
 */
export async function countStep(needs: QuizNeeds, ctx: SiteContext, quiz: QuizName, step: Step) {
  requireOn(needs, ctx);
  const { definitions, platform, repository } = needs;
  const site = ctx.site.id;
  const { version, questions } = await definitions.current(site, quiz);
  const day = platform.clock.now().toISOString().slice(0, 10);
  const add = async (question: string, outcome: Counted): Promise<boolean> => {
    const isAsked = step.version === version && questions.some(({ code }) => code === question);
    if (isAsked) await repository.counts.add({ site, quiz, version, question, day }, outcome);
    return isAsked;
  };
  for (const { question, outcome } of step.before ?? []) await add(question, outcome);
  const counted = await add(step.question, step.outcome);
  if (step.next !== undefined) await add(step.next, 'shown');
  return { counted };
}
