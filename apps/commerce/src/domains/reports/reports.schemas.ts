import { Type } from 'typebox';
import { SUMS } from './reports.types.ts';

const sums = Object.fromEntries(SUMS.map((name) => [name, Type.Integer()])) as Record<
  (typeof SUMS)[number],
  ReturnType<typeof Type.Integer>
>;

const SalesReport = Type.Object(
  {
    rows: Type.Array(Type.Object({ day: Type.String({ description: 'YYYY-MM-DD' }), ...sums })),
    sums: Type.Object(sums),
  },
  {
    $id: 'SalesReport',
    description:
      'Money in minor units; goods − discounts + shipping + surcharges + tax = total. Refunds are on the day on which they were made.',
  },
);

const figures = Type.Object({
  orders: Type.Integer(),
  units: Type.Integer(),
  sales: Type.Integer({ description: 'Minor units' }),
  refunds: Type.Integer({ description: 'Minor units' }),
});

const AdminHome = Type.Object(
  {
    currency: Type.String(),
    todo: Type.Array(
      Type.Object({
        ...{ code: Type.String(), title: Type.String(), count: Type.Integer() },
        href: Type.Optional(Type.String({ description: 'Below the site’s part of the back office' })),
      }),
    ),
    yesterday: figures,
    today: figures,
  },
  { $id: 'AdminHome' },
);

export const reportSchemas = [SalesReport, AdminHome];

export const Lang = Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('fr')]));
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'YYYY-MM-DD' });

export const ReportParams = Type.Object({ site: Type.String({ description: 'usb2c, cab2c or usafh' }) });
export const LangQuery = Type.Object({ lang: Lang });
export const SalesQuery = Type.Object({ from: Day, to: Day, lang: Lang });
