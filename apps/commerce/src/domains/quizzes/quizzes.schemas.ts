import { Type } from 'typebox';

const lang = Type.Optional(
  Type.Union([Type.Literal('en'), Type.Literal('fr')], {
    description: 'Language of the answer; en by default.',
  }),
);
export const SiteParams = Type.Object({ site: Type.String({ description: 'usb2c, cab2c or usafh' }) });
export const CallQuery = Type.Object({ lang });
export const ResponseQuery = Type.Object({
  lang,
  resultId: Type.Optional(
    Type.String({ minLength: 1, maxLength: 64, description: 'Of a result that was shared by its link.' }),
  ),
});
export const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({ description: '16 to 64 characters; a repeat with the same key gets the first answer.' }),
  ),
});

const code = Type.String({ minLength: 1, maxLength: 60 });
const answers = Type.Record(Type.String({ pattern: '^.{1,60}$' }), Type.Union([code, Type.Null()]), {
  maxProperties: 20,
  description: 'The code of an option by the code of its question; null: skipped.',
});
const given = Type.Record(Type.String(), Type.String(), {
  description: 'The code of an option by the code of its question.',
});
const version = Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'Of the questions answered.' });
const Choice = Type.Object({ code: Type.String(), text: Type.String() });

const Question = Type.Object(
  { code: Type.String(), text: Type.String(), options: Type.Array(Choice) },
  { $id: 'QuizQuestion' },
);

const Pick = Type.Object(
  {
    product: Type.Ref('Product'),
    reason: Type.String({ description: 'Why, in one line.' }),
    adventurous: Type.Boolean({ description: 'Whether it steps aside from what was asked for.' }),
  },
  { $id: 'QuizPick' },
);

const result = {
  picks: Type.Array(Type.Ref('QuizPick'), {
    description: 'Sure picks, then an adventurous one; fewer where hard limits leave fewer.',
  }),
  assumed: Type.Array(Type.String({ description: 'What was assumed where a question was skipped.' })),
  resultId: Type.String({ description: 'Of the link by which it can be shared.' }),
  expiresAt: Type.String({ format: 'date-time' }),
};

const Result = Type.Object({ version, ...result }, { $id: 'QuizResult' });

const Response = Type.Object(
  {
    version,
    questions: Type.Array(Type.Ref('QuizQuestion')),
    shortcuts: Type.Array(
      Type.Object({ text: Type.String(), url: Type.String({ description: 'Relative to the site.' }) }),
      { description: 'Ways past the quiz.' },
    ),
    startWith: Type.Optional(
      Type.Record(Type.String(), Type.String(), {
        description: 'Answers of the caller’s taste profile, to begin with.',
      }),
    ),
    ...Object.fromEntries(Object.entries(result).map(([name, schema]) => [name, Type.Optional(schema)])),
  },
  { $id: 'QuizResponse', description: 'The questions; with `resultId` also the result that was shared.' },
);

const Submission = Type.Object(
  {
    version,
    answers,
    keepProfile: Type.Optional(
      Type.Boolean({ description: 'Keeps the answers as the taste profile of who is logged in.' }),
    ),
  },
  { $id: 'QuizSubmission', additionalProperties: false },
);

const outcome = Type.Union([Type.Literal('shown'), Type.Literal('answered'), Type.Literal('skipped')]);

const Step = Type.Object(
  {
    version,
    question: code,
    outcome,
    next: Type.Optional({ ...code, description: 'The question that is shown after it.' }),
    before: Type.Optional(
      Type.Array(Type.Object({ question: code, outcome }, { additionalProperties: false }), {
        maxItems: 40,
        description: 'Steps before it that are counted with it, in their order.',
      }),
    ),
  },
  { $id: 'QuizStep', additionalProperties: false },
);

const Mail = Type.Object(
  {
    resultId: Type.String({ minLength: 1, maxLength: 64 }),
    email: Type.String({
      minLength: 1,
      maxLength: 320,
      description: 'Where it is sent; kept for nothing else.',
    }),
  },
  { $id: 'QuizMail', additionalProperties: false },
);

const Mailed = Type.Object({ mailed: Type.Boolean() }, { $id: 'QuizMailed' });

const Counted = Type.Object({ counted: Type.Boolean() }, { $id: 'QuizStepCounted' });

const DecisionToken = Type.Object(
  { token: Type.String(), expires_in: Type.Integer({ description: 'Seconds.' }) },
  { $id: 'DecisionToken' },
);

const DecisionChat = Type.Object(
  { token: Type.String({ minLength: 1, maxLength: 400 }), answers: Type.Optional(answers) },
  { $id: 'DecisionChat', additionalProperties: false },
);

const Brewer = Type.Object(
  { product: Type.Ref('Product'), reason: Type.String() },
  { $id: 'DecisionBrewer' },
);

const DecisionAnswer = Type.Object(
  {
    version,
    progress: Type.Object({
      answered: Type.Integer({ description: 'Questions answered or skipped.' }),
      of: Type.Integer(),
    }),
    turn: Type.Optional(Type.Ref('QuizQuestion')),
    shortcuts: Type.Array(Type.Object({ text: Type.String(), url: Type.String() }), {
      description: 'Ways past the quiz.',
    }),
    questions: Type.Array(Type.Ref('QuizQuestion'), {
      description:
        'All of the quiz: a caller may go through them by itself, say so by `countSteps`, and ask for the result.',
    }),
    result: Type.Optional(
      Type.Object({
        best: Type.Optional(Type.Ref('DecisionBrewer')),
        others: Type.Array(Type.Ref('DecisionBrewer')),
        compareUrl: Type.String({ description: 'Relative to the site.' }),
        assumed: Type.Array(Type.String()),
      }),
    ),
  },
  { $id: 'DecisionAnswer', description: 'The next turn, or the result when there is none.' },
);

const Profile = Type.Object(
  {
    kept: Type.Boolean({ description: 'Whether there is a profile.' }),
    version,
    answers: given,
    likes: Type.Optional(Type.String({ description: '“Because you like …”.' })),
    updatedAt: Type.Optional(Type.String({ format: 'date-time' })),
    questions: Type.Array(Type.Ref('QuizQuestion')),
  },
  { $id: 'TasteProfile' },
);

const ProfileChange = Type.Object(
  { version, answers },
  { $id: 'TasteProfileChange', additionalProperties: false },
);

export const quizSchemas = [
  ...[Question, Pick, Result, Response, Submission, Step, Counted, Mail, Mailed],
  ...[DecisionToken, DecisionChat, Brewer, DecisionAnswer, Profile, ProfileChange],
];

/** Schemas of the refusals with these statuses. */
export const errors = (...statuses: (400 | 401 | 403 | 404 | 409 | 429)[]) =>
  Object.fromEntries(statuses.map((status) => [status, Type.Ref('ErrorList')]));
