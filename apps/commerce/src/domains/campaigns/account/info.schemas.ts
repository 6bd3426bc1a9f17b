import { Type } from 'typebox';
import { exact } from '../campaigns.schemas.ts';

const day = (description: string) => Type.String({ description });
const price = (description: string) => Type.Ref('Price', { description });

const Commitment = exact('Commitment', {
  id: Type.String(),
  campaignCode: Type.String(),
  name: Type.String(),
  brewer: Type.Object(
    {
      ...{ code: Type.String(), productCode: Type.String(), name: Type.String(), url: Type.String() },
      images: Type.Array(Type.Object({ url: Type.String() }, { additionalProperties: false })),
    },
    { additionalProperties: false },
  ),
  status: Type.Union([
    ...[Type.Literal('running'), Type.Literal('met'), Type.Literal('ended'), Type.Literal('returned')],
  ]),
  weightDone: Type.Integer({ description: 'Boxes or cases that were sent and kept.' }),
  weightOwed: Type.Integer(),
  weightCommitted: Type.Integer(),
  unit: Type.Union([Type.Literal('boxes'), Type.Literal('cases')]),
  begunOn: day('The day of the kit’s order.'),
  deadline: day('The last day for it; days on which nothing could be bought have moved it.'),
  endedOn: Type.Optional(day('When it was ended, or the brewer came back.')),
  warning: Type.Optional(
    Type.Object(
      { daysLeft: Type.Integer() },
      { additionalProperties: false, description: 'The deadline is near.' },
    ),
  ),
  earlyEnd: Type.Object(
    {
      kind: Type.Union([Type.Literal('PRORATED'), Type.Literal('FULL')]),
      amount: price('What ending it costs now; once it has ended, what it cost.'),
      ...{ list: price('List price of the brewer.'), paid: price('What was paid for it.') },
    },
    { additionalProperties: false },
  ),
  orderCode: Type.String(),
  subscriptionId: Type.Optional(Type.String()),
});

const Info = exact('UserCampaignInfo', {
  commitments: Type.Array(Type.Ref('Commitment'), { description: 'Newest first.' }),
  boxes: Type.Array(Type.Ref('CampaignBox'), { description: 'Monthly boxes that go on.' }),
});

const End = exact('EndCommitment', {
  expectedAmount: Type.Number({
    ...{ minimum: 0, maximum: 10_000_000 },
    description: 'What the customer was shown, in major units; 409 where it is another now.',
  }),
  consent: Type.Boolean({ description: 'Must be true: the card is charged that.' }),
  keepAutoDelivery: Type.Optional(
    Type.Boolean({ description: 'The auto-delivery goes on; it is cancelled unless told.' }),
  ),
  reason: Type.Optional(Type.String({ maxLength: 500, description: 'An agent has to give one.' })),
  csAgentId: Type.Optional(Type.String({ maxLength: 64 })),
});

const Exception = exact('CommitmentException', {
  waive: Type.Optional(
    Type.Boolean({ description: 'Nothing is owed any more, and what was charged goes back.' }),
  ),
  deadline: Type.Optional(Type.String({ maxLength: 10, description: 'A later one, YYYY-MM-DD.' })),
  reason: Type.String({ minLength: 1, maxLength: 500 }),
  csAgentId: Type.Optional(Type.String({ maxLength: 64 })),
});

export const CommitmentParams = Type.Object({
  site: Type.String({ description: 'usb2c, cab2c or usafh' }),
  user: Type.String({ description: 'current, or a customer id (agents only)', maxLength: 64 }),
  commitmentId: Type.String({ maxLength: 64 }),
});

export const infoSchemas = [Commitment, Info, End, Exception];
