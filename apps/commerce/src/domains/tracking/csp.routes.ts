import { Type } from 'typebox';
import { addPart, limited } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { redact } from '#platform/redaction/index.ts';

/** Logged fields of a report (W3C CSP 3, `report-uri`): which rule of which page was broken by what. */
const LOGGED_FIELDS = [
  'document-uri',
  'effective-directive',
  'violated-directive',
  'blocked-uri',
  'source-file',
  'line-number',
] as const;
const MOST_BYTES = 8_192;
const LONGEST = 500;

/** `POST /api/csp`: what a browser refused to load because of a page's policy, into the server's log. */
export function registerCspRoutes({ app, log }: Platform): void {
  const browserLog = log.child({ part: 'browser' });
  addPart(app, { name: '/api/csp' }, (routes) => {
    routes.addContentTypeParser(
      'application/csp-report',
      { parseAs: 'string', bodyLimit: MOST_BYTES },
      routes.getDefaultJsonParser('error', 'error'),
    );
    routes.post<{ Body: { 'csp-report': Record<string, unknown> } }>(
      '/api/csp',
      {
        bodyLimit: MOST_BYTES,
        config: limited('report'),
        schema: {
          operationId: 'postCspReport',
          tags: ['tracking'],
          summary: 'A violation of a page’s content security policy, as browsers report it',
          body: Type.Object(
            { 'csp-report': Type.Record(Type.String(), Type.Unknown()) },
            { additionalProperties: true },
          ),
          response: {
            204: Type.Null(),
            400: Type.Ref('ErrorList'),
            413: Type.Ref('ErrorList'),
            429: Type.Ref('ErrorList'),
          },
        },
      },
      async (request, reply) => {
        const report = request.body['csp-report'];
        const fields = LOGGED_FIELDS.map((name) => [name, String(report[name] ?? '').slice(0, LONGEST)]);
        browserLog.warn(redact(Object.fromEntries(fields)) as object, 'content security policy violated');
        return reply.status(204).send();
      },
    );
  });
}
