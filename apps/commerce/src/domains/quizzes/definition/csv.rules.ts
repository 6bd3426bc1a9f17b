/** A quiz as a table, one row for each question, option and rule. */
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { Localized, Option, Question, QuizDefinition, Rule, Test } from './definition.types.ts';
import { TESTS } from './definition.types.ts';

const COLUMNS = [
  'kind',
  'question',
  'option',
  'attribute',
  'test',
  'values',
  'effect',
  'score',
  'en',
  'fr',
] as const;
type Row = Record<(typeof COLUMNS)[number], string>;

const BETWEEN = '|';

/** A table that cannot be used; the message is one sentence that names the line. */
export class QuizTableError extends Error {}

interface Draft {
  version: number;
  spread: number;
  shortcuts: { text: Localized; url: string }[];
  questions: (Omit<Question, 'options'> & { options: (Option & { rules: Rule[] })[] })[];
  always: Rule[];
}

/** @throws {QuizTableError} for the first row that is wrong. */
export function readTable(text: string): QuizDefinition {
  const draft: Draft = { version: 1, spread: 0, shortcuts: [], questions: [], always: [] };
  for (const [index, row] of rowsOf(text).entries()) {
    const line = index + 2;
    const refuse = (reason: string): never => {
      throw new QuizTableError(`Line ${line}: ${reason}`);
    };
    addRow(draft, row, refuse);
  }
  return draft;
}

function rowsOf(text: string): Row[] {
  try {
    const [head, ...rows] = parse(text, { bom: true, skip_empty_lines: true, relax_column_count: true });
    const missing = COLUMNS.filter((column) => !head?.includes(column));
    if (missing.length > 0) throw new QuizTableError(`The table has no column ${missing.join(', ')}.`);
    const places = COLUMNS.map((column) => [column, head?.indexOf(column) ?? -1] as const);
    return rows.map(
      (cells) => Object.fromEntries(places.map(([column, at]) => [column, (cells[at] ?? '').trim()])) as Row,
    );
  } catch (error) {
    if (error instanceof QuizTableError) throw error;
    throw new QuizTableError(
      `The file is no CSV: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}

type Refuse = (reason: string) => never;

function addRow(draft: Draft, row: Row, refuse: Refuse): void {
  const question = draft.questions.find(({ code }) => code === row.question);
  switch (row.kind) {
    case 'version':
      draft.version = numberOf(row.values, refuse);
      return;
    case 'spread':
      draft.spread = numberOf(row.score, refuse);
      return;
    case 'shortcut':
      draft.shortcuts.push({ text: textOf(row, refuse), url: row.values });
      return;
    case 'question':
      if (!row.question || question)
        refuse(`a question has a code that no other has, not “${row.question}”.`);
      draft.questions.push({
        code: row.question,
        text: textOf(row, refuse),
        assumed: { en: '' },
        options: [],
      });
      return;
    case 'assumed':
      found(question, row, refuse).assumed = textOf(row, refuse);
      return;
    case 'option':
      if (!row.option || question?.options.some(({ code }) => code === row.option))
        refuse(`an option has a code that no other of its question has, not “${row.option}”.`);
      found(question, row, refuse).options.push({ code: row.option, text: textOf(row, refuse), rules: [] });
      return;
    case 'rule': {
      const rule = ruleOf(row, refuse);
      const option = question?.options.find(({ code }) => code === row.option);
      if (row.question && !option) refuse(`there is no option “${row.option}” of “${row.question}” above.`);
      (option?.rules ?? draft.always).push(rule);
      return;
    }
    default:
      refuse(`“${row.kind}” is no kind of row.`);
  }
}

const found = <Found>(question: Found | undefined, row: Row, refuse: Refuse): Found =>
  question ?? refuse(`there is no question “${row.question}” above.`);

function ruleOf(row: Row, refuse: Refuse): Rule {
  const test = row.test as Test;
  if (!row.attribute) refuse('a rule names an attribute.');
  if (!TESTS.includes(test)) refuse(`a test is ${TESTS.join(', ')}, not “${row.test}”.`);
  if (row.effect !== 'limit' && row.effect !== 'score') refuse('an effect is limit or score.');
  const values = row.values.split(BETWEEN).filter(Boolean);
  if (values.length === 0) refuse('a rule names a value.');
  if (test === 'atMost' || test === 'atLeast') numberOf(row.values, refuse);
  return {
    attribute: row.attribute,
    test,
    values,
    effect: row.effect as Rule['effect'],
    score: row.effect === 'limit' ? 0 : numberOf(row.score, refuse),
    ...(row.en && { reason: textOf(row, refuse) }),
  };
}

function numberOf(text: string, refuse: Refuse): number {
  const number = Number(text);
  return text !== '' && Number.isFinite(number) ? number : refuse(`“${text}” is no number.`);
}

function textOf({ en, fr }: Row, refuse: Refuse): Localized {
  if (!en) refuse('the English text is missing.');
  return { en, ...(fr && { fr }) };
}

/** The table of a quiz: `readTable` reads the same quiz from it. */
export function writeTable(quiz: QuizDefinition): string {
  const rows: Partial<Row>[] = [
    { kind: 'version', values: String(quiz.version) },
    { kind: 'spread', score: String(quiz.spread) },
    ...quiz.shortcuts.map(({ text, url }) => ({ kind: 'shortcut', values: url, ...text })),
    ...quiz.always.map((rule) => ruleRow({}, rule)),
    ...quiz.questions.flatMap(({ code: question, text, assumed, options }) => [
      { kind: 'question', question, ...text },
      ...(assumed.en ? [{ kind: 'assumed', question, ...assumed }] : []),
      ...options.flatMap(({ code: option, text: said, rules }) => [
        { kind: 'option', question, option, ...said },
        ...rules.map((rule) => ruleRow({ question, option }, rule)),
      ]),
    ]),
  ];
  return stringify(rows, { header: true, columns: [...COLUMNS] });
}

const ruleRow = (
  of: Partial<Row>,
  { attribute, test, values, effect, score, reason }: Rule,
): Partial<Row> => ({
  kind: 'rule',
  ...of,
  ...{ attribute, test, effect },
  values: values.join(BETWEEN),
  ...(effect === 'score' && { score: String(score) }),
  ...reason,
});
