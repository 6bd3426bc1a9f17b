import type { App } from './app.ts';
import { badRequest } from './errors.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * JSON bodies: refuses bad UTF-8, NUL (PostgreSQL cannot store it) and prototype keys.
 * An empty body of a JSON request reads as no body, as a DELETE with a content type sends it.
 */
export function installJsonParser(app: App): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    let text: string;
    try {
      text = utf8.decode(body as Buffer);
    } catch {
      return done(badRequest('BadRequestError', 'The body is not valid UTF-8.', { subjectType: 'body' }));
    }
    if (text.includes('\u0000') || /\\u0000/.test(text)) {
      return done(badRequest('BadRequestError', 'The body must not hold NUL.', { subjectType: 'body' }));
    }
    void parseJson(request, text, (error, value) => {
      if (error) {
        return done(badRequest('BadRequestError', 'The body is not valid JSON.', { subjectType: 'body' }));
      }
      done(null, value);
    });
  });
}
