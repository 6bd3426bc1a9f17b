import { Type } from 'typebox';

const sn = Type.String({
  maxLength: 100,
  description:
    'The serial number of a brewer that is registered to the customer, as it was typed or as digits.',
});
const digits = Type.String({ description: 'The serial number, digits only.' });
const answers = Type.Record(
  Type.String({ maxLength: 64 }),
  Type.Union([Type.String({ maxLength: 64 }), Type.Null()]),
  { description: 'By the code of the question: the code of an option, or null where it was skipped.' },
);

export const QuestionnaireQuery = Type.Object({
  lang: Type.Optional(
    Type.Union([Type.Literal('en'), Type.Literal('fr')], {
      description: 'Language of the answer; en by default.',
    }),
  ),
  sn,
});

const Question = Type.Object(
  {
    code: Type.String(),
    text: Type.String(),
    options: Type.Array(
      Type.Object({ code: Type.String(), text: Type.String() }, { additionalProperties: false }),
    ),
  },
  { $id: 'BrewerQuestion', additionalProperties: false },
);

const Questionnaire = Type.Object(
  {
    sn: digits,
    questions: Type.Array(Type.Ref('BrewerQuestion'), {
      description: 'In the order in which they are asked.',
    }),
    answers,
    complete: Type.Boolean({
      description: 'Whether each was answered or skipped: then `getBrewerCoupon` answers the coupon.',
    }),
    coupon: Type.Boolean({
      description: 'Whether a coupon follows: not where the site gives none, or an earlier owner had it.',
    }),
  },
  { $id: 'BrewerQuestionnaire', additionalProperties: false },
);

const AnswersBody = Type.Object(
  { sn, answers },
  {
    $id: 'BrewerAnswers',
    additionalProperties: false,
    description: 'Questions that are not named keep what they have.',
  },
);

const CouponBody = Type.Object({ sn }, { $id: 'BrewerCouponRequest', additionalProperties: false });

const ApplyBody = Type.Object(
  { sn, cartGuid: Type.String({ maxLength: 64 }) },
  { $id: 'BrewerCouponApplication', additionalProperties: false },
);

const Coupon = Type.Object(
  {
    sn: digits,
    couponCode: Type.String(),
    percent: Type.Integer({ description: 'Off the pods of one order.' }),
    validTo: Type.String({
      format: 'date-time',
      description: 'The first instant at which it no longer counts.',
    }),
    standing: Type.Union([Type.Literal('open'), Type.Literal('used'), Type.Literal('expired')]),
  },
  { $id: 'BrewerCoupon', additionalProperties: false },
);

export const questionnaireSchemas = [Question, Questionnaire, AnswersBody, CouponBody, ApplyBody, Coupon];
