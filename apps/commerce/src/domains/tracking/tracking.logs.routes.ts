import { isSiteId } from '@crema/brands';
import { Type } from 'typebox';
import type { ContentService } from '#domains/content/index.ts';
import { limitTo } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { type ClientLogRecord, clientLoggingOn, levelOf, redact } from './tracking.logs.rules.ts';
import { ClientLogs, MOST_BYTES } from './tracking.logs.schemas.ts';

const SWITCH = /(?:^|;\s*)csrLogger=([^;]*)/;
const error = Type.Ref('ErrorList');

/** `POST /api/logs`: what browsers report, into the server's own log. */
export function registerLogRoutes(
  { app, log }: Platform,
  { content }: { content: Pick<ContentService, 'configuration'> },
): void {
  app.addSchema(ClientLogs);
  const browserLog = log.child({ part: 'browser' });

  app.post<{ Body: { records: ClientLogRecord[] } }>(
    '/api/logs',
    {
      bodyLimit: MOST_BYTES,
      config: limitTo(60, 1),
      schema: {
        tags: ['tracking'],
        summary: 'Log records of a visit; dropped unless csrLogger is 1 by the visit’s cookie or its site',
        body: Type.Ref('ClientLogs'),
        response: { 204: Type.Null(), 400: error, 413: error, 429: error },
      },
    },
    async (request, reply) => {
      const cookie = SWITCH.exec(request.headers.cookie ?? '')?.[1];
      for (const record of request.body.records) {
        const { brand, message, correlationId, ...rest } = record;
        const configured =
          typeof brand === 'string' && isSiteId(brand) ? content.configuration(brand).csrLogger : 0;
        if (!clientLoggingOn(cookie, configured)) continue;
        const fields = redact({ ...rest, brand, id: correlationId }) as object;
        browserLog[levelOf(record)](fields, redact(message) as string);
      }
      return reply.status(204).send();
    },
  );
}
