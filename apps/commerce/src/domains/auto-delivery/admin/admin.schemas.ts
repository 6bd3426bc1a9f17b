import { Type } from 'typebox';

const Lang = Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('fr')]));
const Site = Type.String({ description: 'usb2c, cab2c or usafh' });
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'YYYY-MM-DD' });
const Count = Type.Integer();
const PageSize = Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 }));

export const SiteParams = Type.Object({ site: Site });
export const DayParams = Type.Object({ site: Site, day: Day });
export const CalendarQuery = Type.Object({ lang: Lang, from: Type.Optional(Day), to: Type.Optional(Day) });
export const ListQuery = Type.Object({
  lang: Lang,
  after: Type.Optional(Type.String({ format: 'uuid', description: '`next` of the page before' })),
  pageSize: PageSize,
});
export const ForecastQuery = Type.Object({
  lang: Lang,
  after: Type.Optional(
    Type.String({ maxLength: 4, pattern: '^[0-9]+$', description: '`next` of the page before' }),
  ),
  pageSize: PageSize,
});

const DeliveryCalendar = Type.Object(
  {
    days: Type.Array(Type.Object({ day: Day, orders: Count, units: Count })),
    sums: Type.Object({ orders: Count, units: Count }),
  },
  { $id: 'DeliveryCalendar', description: 'Orders that auto-delivery will make, as customers have them now' },
);

const listed = {
  ...{ id: Type.String(), customerId: Type.String(), name: Type.String(), email: Type.String() },
  status: Type.String(),
  nextDate: Type.Optional(Day),
  ceiling: Type.Ref('Price'),
  lines: Type.Array(Type.Object({ code: Type.String(), name: Type.String(), quantity: Count })),
};

const DeliveryList = Type.Object(
  { items: Type.Array(Type.Object(listed)), next: Type.Optional(Type.String()) },
  { $id: 'DeliveryList' },
);

const Instant = Type.String({ format: 'date-time' });

const FailedChargeList = Type.Object(
  {
    items: Type.Array(
      Type.Object({
        ...listed,
        failed: Type.String({ format: 'date-time', description: 'The first time' }),
        retry: Type.Optional(Instant),
        attempts: Count,
      }),
    ),
    next: Type.Optional(Type.String()),
  },
  { $id: 'FailedChargeList' },
);

const StockForecast = Type.Object(
  {
    weeks: Type.Array(Day, { description: 'The first day of each' }),
    items: Type.Array(
      Type.Object({
        ...{ code: Type.String(), name: Type.String(), stock: Count, total: Count },
        due: Type.Array(Count, { description: 'Units by week' }),
        runsOut: Type.Optional(
          Type.Integer({ description: 'The week, from 1, that needs more than there is; absent: it lasts' }),
        ),
      }),
    ),
    total: Type.Integer({ description: 'Variants' }),
    next: Type.Optional(Type.String()),
  },
  { $id: 'StockForecast' },
);

export const comingSchemas = [DeliveryCalendar, DeliveryList, FailedChargeList, StockForecast];
