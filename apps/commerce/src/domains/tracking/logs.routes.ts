import { createHash } from 'node:crypto';
import { isSiteId } from '@crema/brands';
import { Type } from 'typebox';
import type { ContentService } from '#domains/content/index.ts';
import { cookieOf, limited } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { redact } from '#platform/redaction/index.ts';
import { type ClientLogRecord, clientLoggingOn, levelOf } from './logs.rules.ts';
import { ClientLogs, MOST_BYTES } from './logs.schemas.ts';

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
      config: limited('report'),
      schema: {
        tags: ['tracking'],
        operationId: 'postLogs',
        summary: 'Log records of a visit; dropped unless csrLogger is 1 by the visit’s cookie or its site',
        body: Type.Ref('ClientLogs'),
        response: { 204: Type.Null(), 400: error, 413: error, 429: error },
      },
    },
    async (request, reply) => {
      const cookie = cookieOf(request, 'csrLogger');
      const sessionId = sessionMark(cookieOf(request, 'SESSION'));
      for (const record of request.body.records) {
        const { brand, message, correlationId, ...rest } = record;
        const configured =
          typeof brand === 'string' && isSiteId(brand) ? content.configuration(brand).csrLogger : 0;
        if (!clientLoggingOn(cookie, configured)) continue;
        const fields = redact({ sessionId, ...rest, brand, id: correlationId }) as object;
        browserLog[levelOf(record)](fields, redact(message) as string);
      }
      return reply.status(204).send();
    },
  );
}

/** Identifies a session in the log by a hash, so that nobody who reads the log can take the session over. */
const sessionMark = (session: string | undefined): string | undefined =>
  session && createHash('sha256').update(session).digest('base64url').slice(0, 16);
