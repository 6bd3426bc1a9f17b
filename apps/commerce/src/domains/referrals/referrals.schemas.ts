import { Type } from 'typebox';
import { LIKENESSES, REFERRAL_STATUSES, REFUSALS } from './referrals.types.ts';

const instant = (description: string) => Type.String({ format: 'date-time', description });
const enumeration = <const Values extends readonly string[]>(values: Values, description: string) =>
  Type.Union(
    values.map((value) => Type.Literal(value)),
    { description },
  );

export const ReferralPageQuery = Type.Object({
  lang: Type.Optional(
    Type.Union([Type.Literal('en'), Type.Literal('fr')], {
      description: 'Language of the answer; en by default.',
    }),
  ),
  currentPage: Type.Integer({ minimum: 0, maximum: 100_000, default: 0 }),
  pageSize: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
});

export const ReferralParams = Type.Object({
  site: Type.String({ description: 'usb2c, cab2c or usafh' }),
  user: Type.String({ description: 'current, or the id of the customer for whom an agent acts' }),
  id: Type.String({ maxLength: 64 }),
});

const SubmitReferral = Type.Object(
  {
    email: Type.String({ maxLength: 320, description: 'The friend’s.' }),
    message: Type.Optional(
      Type.String({ maxLength: 2000, description: 'Plain text for the friend, at most 240 characters.' }),
    ),
  },
  { $id: 'SubmitReferral', additionalProperties: false },
);

const ReferralReceipt = Type.Object(
  {
    status: Type.Literal('sent', { description: 'The same for every address.' }),
    code: Type.String({ description: 'The friend’s coupon; `/?referral=` and the code is the link to it.' }),
  },
  { $id: 'ReferralReceipt', additionalProperties: false },
);

const Referral = Type.Object(
  {
    id: Type.String(),
    email: Type.Optional(Type.String({ description: 'The friend’s; absent once it is forgotten.' })),
    code: Type.String(),
    status: enumeration(
      REFERRAL_STATUSES,
      'sent to the friend, ordered by the friend, held while an agent looks at it, credited or refused',
    ),
    message: Type.String({ description: 'The status in a sentence.' }),
    sentAt: instant('When the friend was referred.'),
    orderedAt: Type.Optional(instant('When the friend’s order was paid.')),
    creditAt: Type.Optional(
      instant('When it is credited if the order is kept; known once all of it has arrived.'),
    ),
    creditedAt: Type.Optional(instant('When the credit was given.')),
    amount: Type.Optional(Type.Ref('Price', { description: 'The credit that was given.' })),
    reason: Type.Optional(enumeration(REFUSALS, 'Why there is no credit.')),
    heldFor: Type.Optional(
      Type.Array(enumeration(LIKENESSES, ''), {
        description: 'For agents: what friend and sender have in common.',
      }),
    ),
    orderCode: Type.Optional(Type.String({ description: 'For agents: the friend’s order.' })),
    decision: Type.Optional(
      Type.Object(
        { reason: Type.String(), at: instant('When it was decided.') },
        { description: 'For agents: what one of them decided.', additionalProperties: false },
      ),
    ),
  },
  { $id: 'Referral', additionalProperties: false },
);

const ReferralList = Type.Object(
  {
    referrals: Type.Array(Type.Ref('Referral'), { description: 'Newest first.' }),
    terms: Type.Object(
      {
        friendAmount: Type.Ref('Price', { description: 'What a friend gets off a first order.' }),
        minimum: Type.Ref('Price', { description: 'Merchandise from which that order counts.' }),
        creditAmount: Type.Ref('Price', { description: 'What the sender gets for it.' }),
        creditDays: Type.Integer({ description: 'Days from its delivery until then.' }),
        perYear: Type.Integer({ description: 'Most that are credited in 365 days.' }),
      },
      { additionalProperties: false },
    ),
    pagination: Type.Ref('Pagination'),
  },
  { $id: 'ReferralList', additionalProperties: false },
);

const ReferralDecision = Type.Object(
  { reason: Type.String({ maxLength: 2000, description: 'Why, in 1 to 500 characters.' }) },
  { $id: 'ReferralDecision', additionalProperties: false },
);

export const referralSchemas = [SubmitReferral, ReferralReceipt, Referral, ReferralList, ReferralDecision];
