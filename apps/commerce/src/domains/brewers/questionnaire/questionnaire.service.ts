import type { SiteContext } from '#platform/http/index.ts';
import type { Answers, Owner } from '../brewers.types.ts';
import type { QuestionnaireNeeds } from './questionnaire.deps.ts';
import { questionnaireErrors } from './questionnaire.messages.ts';
import { presentQuestionnaire } from './questionnaire.presenter.ts';
import { answerProblems } from './questionnaire.rules.ts';

export type CustomerContext = SiteContext & { customerId: string };

export const ownerOf = ({ site, customerId }: CustomerContext): Owner => ({ site: site.id, customerId });

/** Whether a coupon follows the questions: not where the site gives none, or an earlier owner of the brewer had it. */
async function leadsToCoupon(
  { repository, content }: QuestionnaireNeeds,
  { site, customerId }: CustomerContext,
  sn: string,
): Promise<boolean> {
  const given = await repository.couponOf(sn);
  return given ? given.customerId === customerId : content.configuration(site.id).brewerCouponPercent > 0;
}

/** The questions of a brewer with what its owner has answered. @throws 404 where it is not the customer's. */
export async function questions(needs: QuestionnaireNeeds, ctx: CustomerContext, typed: string) {
  const { repository, readSerial } = needs;
  const sn = readSerial(typed);
  const answers = await repository.answersOf(ownerOf(ctx), sn);
  if (!answers) throw questionnaireErrors.notYours(ctx.language);
  return presentQuestionnaire(sn, { answers, coupon: await leadsToCoupon(needs, ctx, sn) }, ctx.language);
}

/**
 * Keeps answers, beside those that are there. Call inside a transaction.
 *
 * @throws 404 where the brewer is not the customer's; 400 with one item for each answer that cannot be.
 */
export async function answer(
  needs: QuestionnaireNeeds,
  ctx: CustomerContext,
  input: { sn: string; answers: Answers },
) {
  const { repository, readSerial } = needs;
  const sn = readSerial(input.sn);
  const owner = ownerOf(ctx);
  const before = await repository.lockAnswers(owner, sn);
  if (!before) throw questionnaireErrors.notYours(ctx.language);
  const problems = answerProblems(input.answers);
  if (problems.length > 0) throw questionnaireErrors.answers(ctx.language, problems);
  const answers = { ...before, ...input.answers };
  await repository.setAnswers(owner, sn, answers);
  return presentQuestionnaire(sn, { answers, coupon: await leadsToCoupon(needs, ctx, sn) }, ctx.language);
}
