import type { App } from '../app.types.ts';
import { badRequest, languageAsked, say, type Texts } from '../errors.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** A surrogate pair written as two escapes. */
const PAIR = /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}/g;

/** Why PostgreSQL cannot store a JSON text: it holds NUL or a lone surrogate, possibly as an escape. */
function unstorable(text: string): Texts | undefined {
  if (text.includes('\u0000')) return NUL;
  if (!/\\u(?:0000|[dD][89a-fA-F])/.test(text)) return undefined;
  // An escaped backslash before a `u` is a backslash and a `u`.
  const escapes = text.replaceAll('\\\\', ' ').replace(PAIR, '');
  if (escapes.includes('\\u0000')) return NUL;
  return /\\u[dD][89a-fA-F]/.test(escapes) ? HALF : undefined;
}

const NUL: Texts = ['The body must not hold NUL.', 'Le corps ne doit pas contenir NUL.'];
const HALF: Texts = [
  'The body holds half a letter: a lone surrogate.',
  'Le corps contient une moitié de lettre : un demi-codet isolé.',
];
const ENCODING: Texts = ['The body is not valid UTF-8.', 'Le corps n’est pas de l’UTF-8 valide.'];
const SYNTAX: Texts = ['The body is not valid JSON.', 'Le corps n’est pas du JSON valide.'];

/**
 * Parses JSON bodies; refuses bad UTF-8, what PostgreSQL cannot store (NUL, lone surrogates) and prototype keys. An
 * empty body counts as no body, because a DELETE may have a content type.
 */
export function installJsonParser(app: App): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    const refuse = (reason: Texts): void =>
      done(badRequest('BadRequestError', say(languageAsked(request), ...reason), { subjectType: 'body' }));
    let text: string;
    try {
      text = utf8.decode(body as Buffer);
    } catch {
      return refuse(ENCODING);
    }
    const reason = unstorable(text);
    if (reason) return refuse(reason);
    void parseJson(request, text, (error, value) => {
      if (error) return refuse(SYNTAX);
      done(null, value);
    });
  });
}
