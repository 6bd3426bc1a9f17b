import { Type } from 'typebox';
import { Day, Lang, ReportParams } from '../reports.schemas.ts';
import { DIVISIONS } from './shown.types.ts';

const Text = Type.String();

/** A report whose columns it names itself. */
export const AdminReport = Type.Object(
  {
    ...{ name: Text, title: Text, description: Text },
    hasPeriod: Type.Boolean({
      description: 'Whether `from` and `to` count; else it says how things stand now',
    }),
    hasDays: Type.Boolean({ description: 'Whether it can be divided `by` day' }),
    columns: Type.Array(
      Type.Object({
        ...{ name: Text, title: Text },
        kind: Type.Enum(['text', 'day', 'month', 'count', 'money', 'percent'], {
          description: 'Money is in minor units of the site’s currency',
        }),
      }),
    ),
    rows: Type.Array(
      Type.Object({
        values: Type.Record(Text, Type.Union([Text, Type.Number()]), { description: 'By column' }),
        links: Type.Record(Text, Text, {
          description:
            'By column: where the rows behind the value are, below the site’s part of the back office',
        }),
      }),
    ),
    sums: Type.Record(Text, Type.Number(), { description: 'By column, of all rows and not of the page' }),
    next: Type.Optional(Text),
  },
  { $id: 'AdminReport' },
);

const Period = {
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  by: Type.Optional(Type.Enum([...DIVISIONS], { default: 'total' })),
  lang: Lang,
};

export { ReportParams };
export const FileQuery = Type.Object(Period);
export const PageQuery = Type.Object({
  ...Period,
  after: Type.Optional(Type.String({ maxLength: 600, description: '`next` of the page before' })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 100 })),
});
