import type { Language } from '@crema/brands';
import { say } from '#platform/http/index.ts';
import type { Answers } from '../brewers.types.ts';
import { isComplete } from './questionnaire.rules.ts';
import { QUESTIONS } from './questions.ts';

interface Answered {
  answers: Answers;
  /** Whether a coupon follows the questions. */
  coupon: boolean;
}

/** A brewer's questions with what was answered; a question that was never shown has no answer. */
export const presentQuestionnaire = (sn: string, { answers, coupon }: Answered, language: Language) => ({
  sn,
  questions: QUESTIONS.map(({ code, text, options }) => ({
    code,
    text: say(language, ...text),
    options: options.map((option) => ({ code: option.code, text: say(language, ...option.text) })),
  })),
  answers,
  complete: isComplete(answers),
  coupon,
});

/** Whether a coupon can still be used. */
export type CouponStanding = 'open' | 'used' | 'expired';

export const presentBrewerCoupon = (
  sn: string,
  coupon: { code: string; percent: number; validTo: string },
  standing: CouponStanding,
) => ({ sn, couponCode: coupon.code, percent: coupon.percent, validTo: coupon.validTo, standing });
