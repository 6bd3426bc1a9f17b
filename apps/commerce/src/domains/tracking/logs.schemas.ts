import { SITE_IDS } from '@crema/brands';
import { Type } from 'typebox';

const text = (maxLength: number) => Type.Optional(Type.String({ maxLength }));
const oneOf = <Value extends string>(...values: Value[]) =>
  Type.Union(values.map((value) => Type.Literal(value)));

/** Most records, and most bytes, of a call. */
const MOST_RECORDS = 20;
export const MOST_BYTES = 64 * 1024;

const Record = Type.Object(
  {
    type: oneOf('INFO', 'ERROR', 'DEBUG', 'API_FAILURE_4XX', 'API_FAILURE_5XX'),
    severity: oneOf('low', 'medium', 'high', 'critical'),
    message: Type.String({ maxLength: 4000 }),
    category: text(100),
    eventType: text(100),
    brand: Type.Optional(oneOf(...SITE_IDS)),
    language: text(10),
    timestamp: text(40),
    cartGuid: text(100),
    customerId: text(100),
    userEmail: text(320),
    visitorId: text(500),
    sessionId: text(200),
    userType: text(40),
    requestUrl: text(2000),
    extraInfo: Type.Optional(Type.Object({}, { additionalProperties: true, maxProperties: 20 })),
    correlationId: text(100),
    referrer: text(2000),
    currentPageUrl: text(2000),
  },
  { additionalProperties: false },
);

export const ClientLogs = Type.Object(
  { records: Type.Array(Record, { minItems: 1, maxItems: MOST_RECORDS }) },
  { $id: 'ClientLogs', additionalProperties: false },
);
