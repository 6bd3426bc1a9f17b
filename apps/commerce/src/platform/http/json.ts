import type { App } from './app.ts';
import { badRequest } from './errors.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Escapes that stand for a letter only together. */
const PAIR = /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}/g;

/** Why no database could keep a JSON text: NUL, and halves of letters, which bytes cannot hold but escapes can. */
function unstorable(text: string): string | undefined {
  if (text.includes('\u0000')) return NUL;
  if (!/\\u(?:0000|[dD][89a-fA-F])/.test(text)) return undefined;
  // An escaped backslash before a `u` is a backslash and a `u`.
  const escapes = text.replaceAll('\\\\', ' ').replace(PAIR, '');
  if (escapes.includes('\\u0000')) return NUL;
  return /\\u[dD][89a-fA-F]/.test(escapes) ? 'The body holds half a letter: a lone surrogate.' : undefined;
}

const NUL = 'The body must not hold NUL.';

/**
 * JSON bodies: refuses bad UTF-8, what PostgreSQL cannot store (NUL, lone surrogates) and prototype keys.
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
    const reason = unstorable(text);
    if (reason) return done(badRequest('BadRequestError', reason, { subjectType: 'body' }));
    void parseJson(request, text, (error, value) => {
      if (error) {
        return done(badRequest('BadRequestError', 'The body is not valid JSON.', { subjectType: 'body' }));
      }
      done(null, value);
    });
  });
}
