/** The decision service: the brewer quiz as a talk, one question a turn. */
import type { SiteContext } from '#platform/http/index.ts';
import { createSigner } from '#platform/signing/index.ts';
import { assumedOf, wrongAnswer } from '../definition/definition.rules.ts';
import type { QuizDefinition } from '../definition/definition.types.ts';
import { type QuizNeeds, requireOn } from '../quizzes.deps.ts';
import { quizErrors } from '../quizzes.messages.ts';
import { presentQuestion, presentShortcuts, said } from '../quizzes.presenter.ts';
import type { Answers } from '../quizzes.types.ts';
import { type Ranked, rank } from '../scoring/scoring.rules.ts';
import { brewerReason, OTHER_BREWERS } from './brewers.rules.ts';

const signerOf = ({ platform }: QuizNeeds) => createSigner(platform.config, 'decision');

/** A token for one talk: of this site, for some minutes, with the version of the questions. @throws 404. */
export async function auth(needs: QuizNeeds, ctx: SiteContext) {
  requireOn(needs, ctx);
  const { content, definitions, platform } = needs;
  const seconds = content.configuration(ctx.site.id).decisionTokenMinutes * 60;
  const { version } = await definitions.current(ctx.site.id, 'brewer');
  const claims = { site: ctx.site.id, version: String(version) };
  const expiresAt = new Date(platform.clock.now().getTime() + seconds * 1000);
  return { token: signerOf(needs).sign(claims, expiresAt), expires_in: seconds };
}

/** The first turn, the next one, or the result. @throws 400, 401 without a valid token, 404, 409 for old questions. */
export async function chat(
  needs: QuizNeeds,
  ctx: SiteContext,
  { token, answers = {} }: { token: string; answers?: Answers },
) {
  requireOn(needs, ctx);
  const { definitions, platform } = needs;
  const { site, language } = ctx;
  const claims = signerOf(needs).verify(token, platform.clock.now());
  if (claims?.site !== site.id) throw quizErrors.token(language);
  const quiz = await definitions.current(site.id, 'brewer');
  if (claims.version !== String(quiz.version)) throw quizErrors.version(language);
  const wrong = wrongAnswer(quiz, answers);
  if (wrong !== undefined) throw quizErrors.answer(language, wrong);
  const turn = quiz.questions.find(({ code }) => !Object.hasOwn(answers, code));
  await countTurn(needs, ctx, quiz, answers, turn?.code);
  return {
    version: quiz.version,
    progress: {
      answered: quiz.questions.filter(({ code }) => Object.hasOwn(answers, code)).length,
      of: quiz.questions.length,
    },
    shortcuts: presentShortcuts(quiz, language),
    questions: quiz.questions.map((question) => presentQuestion(question, language)),
    ...(turn ? { turn: presentQuestion(turn, language) } : { result: resultOf(needs, ctx, quiz, answers) }),
  };
}

/** Counts the turn that is shown, and what became of the one before. */
async function countTurn(
  { platform, repository }: QuizNeeds,
  { site }: SiteContext,
  { version, questions }: QuizDefinition,
  answers: Answers,
  turn: string | undefined,
): Promise<void> {
  const day = platform.clock.now().toISOString().slice(0, 10);
  const key = { site: site.id, quiz: 'brewer', version, day } as const;
  const at = turn === undefined ? questions.length : questions.findIndex(({ code }) => code === turn);
  const before = questions[at - 1];
  if (before)
    await repository.counts.add(
      { ...key, question: before.code },
      answers[before.code] === null ? 'skipped' : 'answered',
    );
  if (turn !== undefined) await repository.counts.add({ ...key, question: turn }, 'shown');
}

function resultOf(needs: QuizNeeds, ctx: SiteContext, quiz: QuizDefinition, answers: Answers) {
  const { catalog, scoring } = needs;
  const ranked = rank(scoring.scoreboard(ctx.site.id, 'brewer', quiz), answers);
  const shown = ranked.slice(0, 1 + OTHER_BREWERS).flatMap((one) => {
    const [product] = catalog.productLookup.cards(ctx, [one.candidate.code]);
    return product ? [{ one, product }] : [];
  });
  const present = ({ one, product }: { one: Ranked; product: (typeof shown)[number]['product'] }) => ({
    product,
    reason: said(brewerReason(one.reasons()), ctx.language),
  });
  const [best, ...others] = shown;
  return {
    ...(best && { best: present(best) }),
    others: others.map(present),
    compareUrl: `/compare?codes=${shown.map(({ one }) => encodeURIComponent(one.candidate.code)).join(',')}`,
    assumed: assumedOf(quiz, answers).map((text) => said(text, ctx.language)),
  };
}
