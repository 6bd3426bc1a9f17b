import { Type } from 'typebox';
import { QUIZ_NAMES } from '../quizzes.types.ts';

const Site = Type.String({ description: 'usb2c, cab2c or usafh' });

export const QuizParams = Type.Object({ site: Site, quiz: Type.Enum([...QUIZ_NAMES]) });
export const LangQuery = Type.Object({
  lang: Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('fr')])),
});

const Share = Type.Object({
  ...{ code: Type.String(), name: Type.String() },
  share: Type.Number({ description: 'Of the results that show it, 0 to 1' }),
});

const QuizReport = Type.Object(
  {
    version: Type.Integer({ description: 'That is asked now' }),
    questions: Type.Array(
      Type.Object({
        ...{ key: Type.String(), text: Type.String() },
        shown: Type.Integer(),
        answered: Type.Integer(),
        skipped: Type.Integer(),
        left: Type.Integer({ description: 'Shown, and neither answered nor skipped: who left here' }),
      }),
    ),
    combinations: Type.Integer({ description: 'Of answers that were tried, evenly out of all' }),
    short: Type.Integer({ description: 'Combinations with fewer products than wanted' }),
    tooOften: Type.Number({ description: 'Share of the results above which a product is shown too often' }),
    products: Type.Integer({ description: 'That may be shown' }),
    never: Type.Array(Share),
    often: Type.Array(Share),
  },
  { $id: 'QuizReport' },
);

const QuizVersion = Type.Object(
  {
    version: Type.Integer({ description: 'That is asked from now on' }),
    before: Type.Integer({ description: 'That was asked until now' }),
  },
  { $id: 'QuizVersion' },
);

export const QuizFileBody = Type.Object(
  {
    table: Type.Optional(
      Type.String({ maxLength: 400_000, description: 'A table as the file of the quiz has it' }),
    ),
    version: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'An earlier version, instead of a table' }),
    ),
  },
  { additionalProperties: false, minProperties: 1, maxProperties: 1 },
);

export const quizAdminSchemas = [QuizReport, QuizVersion];
