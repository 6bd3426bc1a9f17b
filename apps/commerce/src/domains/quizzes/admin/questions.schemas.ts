import { Type } from 'typebox';
import { fields } from '#platform/edits/index.ts';
import type { Texts } from '#platform/http/index.ts';
import { TESTS, type Test } from '../definition/definition.types.ts';
import { QUIZ_NAMES, type QuizName } from '../quizzes.types.ts';

export const QUIZ_TITLES: Record<QuizName, Texts> = {
  beverage: ['Drinks', 'Boissons'],
  brewer: ['Brewers', 'Cafetières'],
};

const TEST_TITLES: Record<Test, Texts> = {
  in: ['is one of', 'est l’un de'],
  notIn: ['is none of', 'n’est aucun de'],
  atMost: ['is at most', 'est au plus'],
  atLeast: ['is at least', 'est au moins'],
};

const LONGEST = 300;
const text = (label: Texts, help?: Texts) =>
  fields.localized({ label, ...(help ? { help } : {}) }, { maxLength: LONGEST });

const rule = Type.Object(
  {
    attribute: fields.text(
      { label: ['Attribute of the product', 'Attribut du produit'] },
      { minLength: 1, maxLength: 60 },
    ),
    test: fields.choice(
      { label: ['Test', 'Test'] },
      TESTS.map((value) => ({ value, title: TEST_TITLES[value] })),
    ),
    values: fields.list({ label: ['Values', 'Valeurs'] }, Type.String({ minLength: 1, maxLength: 100 }), {
      maxItems: 50,
    }),
    effect: fields.choice({ label: ['Effect', 'Effet'] }, [
      { value: 'score', title: ['Moves the score', 'Change le pointage'] },
      { value: 'limit', title: ['Leaves out what fails', 'Écarte ce qui échoue'] },
    ]),
    score: Type.Unsafe<number>({
      ...{ type: 'number', minimum: -1000, maximum: 1000 },
      label: ['Score', 'Pointage'],
    }),
    // Emptied in a form, it is an object without texts.
    reason: Type.Unsafe<unknown>({
      ...{ type: ['object', 'null'], widget: 'localized', additionalProperties: false },
      properties: {
        en: Type.String({ maxLength: LONGEST }),
        fr: Type.String({ maxLength: LONGEST }),
      },
      label: ['Reason', 'Raison'],
      help: ['Completes “because you like …”', 'Complète «\u00a0parce que vous aimez…\u00a0»'],
    }),
  },
  { additionalProperties: false },
);

const option = Type.Object(
  {
    code: fields.text(
      { label: ['Code', 'Code'], help: ['Answers are kept by it', 'Les réponses sont gardées sous ce code'] },
      { minLength: 1, maxLength: 60 },
    ),
    text: text(['Text', 'Texte']),
    rules: fields.list({ label: ['Rules', 'Règles'] }, rule, { maxItems: 30 }),
  },
  { additionalProperties: false },
);

/** One question of a quiz, as staff edit it. */
export const questionSchema = Type.Object({
  quiz: fields.choice(
    { label: ['Quiz', 'Questionnaire'], readOnly: true },
    QUIZ_NAMES.map((value) => ({ value, title: QUIZ_TITLES[value] })),
  ),
  text: text(['Question', 'Question']),
  assumed: text(
    ['When it is skipped', 'Si elle est sautée'],
    ['What the result says was assumed', 'Ce que le résultat dit avoir supposé'],
  ),
  options: fields.list({ label: ['Answers', 'Réponses'] }, option, { maxItems: 10 }),
});
