import type { Language } from '@crema/brands';
import type { FastifyError } from 'fastify';
import FindMyWay, { type HTTPMethod } from 'find-my-way';
import { isDatabaseAway, reasonOf } from '#platform/db/index.ts';
import type { App } from './app.types.ts';
import { type ErrorItem, languageAsked, OccError, say, type Texts, unavailable } from './errors.ts';
import { validationItems } from './parsing/validation.ts';

const METHODS: HTTPMethod[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The framework's own refusals, by status. */
const REFUSALS: Record<number, { type: string; reason: string; texts: Texts }> = {
  400: {
    type: 'BadRequestError',
    reason: 'unreadable',
    texts: ['The request could not be read.', 'La demande n’a pas pu être lue.'],
  },
  405: {
    type: 'MethodNotAllowedError',
    reason: 'method',
    texts: ['That is not possible here.', 'Ce n’est pas possible ici.'],
  },
  408: {
    type: 'RequestTimeoutError',
    reason: 'timeout',
    texts: ['The request took too long to arrive.', 'La demande a mis trop de temps à arriver.'],
  },
  413: {
    type: 'PayloadTooLargeError',
    reason: 'tooLarge',
    texts: ['The body is too large.', 'Le corps est trop volumineux.'],
  },
  415: {
    type: 'UnsupportedMediaTypeError',
    reason: 'mediaType',
    texts: ['A body of this type cannot be read here.', 'Un corps de ce type ne peut pas être lu ici.'],
  },
  503: {
    type: 'OverloadedError',
    reason: 'overload',
    texts: [
      'The shop is busy. Please try again shortly.',
      'La boutique est très occupée. Réessayez dans un instant.',
    ],
  },
};

/** The only error handler, with 404 and 405 for calls without a route. */
export function installErrorHandling(app: App): void {
  const methodsAt = methodsOf(app);

  app.setErrorHandler((thrown: FastifyError | OccError, request, reply) => {
    let error = thrown;
    if (isDatabaseAway(thrown)) {
      // One line without a stack: during an outage every request fails for the same reason.
      request.log.warn({ reason: reasonOf(thrown) }, 'the database does not answer');
      error = databaseAway(languageAsked(request));
    }
    if (error instanceof OccError) {
      return reply.headers(error.headers).status(error.status).send({ errors: error.errors });
    }
    const language = languageAsked(request);
    if (error.validation) return reply.status(400).send({ errors: validationItems(error, language) });
    const status = error.statusCode ?? 500;
    const refusal = REFUSALS[status] ?? (status < 500 ? REFUSALS[400] : undefined);
    if (!refusal) {
      request.log.error({ err: error, type: 'crash' }, 'request failed');
      const message = say(
        language,
        'Something went wrong on our side. Try again in a moment.',
        'Une erreur s’est produite de notre côté. Réessayez dans un instant.',
      );
      return reply.status(500).send(body('InternalServerError', message));
    }
    const { type, reason, texts } = refusal;
    return reply.status(status).send(body(type, say(language, ...texts), reason));
  });

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const allowed = methodsAt(path);
    const language = languageAsked(request);
    if (allowed.length === 0) {
      const message = say(language, 'There is no such address.', 'Cette adresse n’existe pas.');
      return reply.status(404).send(body('UnknownResourceError', message));
    }
    const message = say(
      language,
      `${request.method} is not possible here.`,
      `${request.method} n’est pas possible ici.`,
    );
    return reply.header('Allow', allowed.join(', ')).status(405).send(body('MethodNotAllowedError', message));
  });
}

/** Which methods an address has. All routes are noted as they come, and searched from the first address that has none. */
function methodsOf(app: App): (path: string) => HTTPMethod[] {
  const registered = new Map<string, { method: HTTPMethod; url: string }>();
  app.addHook('onRoute', ({ method: methods, url }) => {
    for (const method of [methods].flat() as HTTPMethod[])
      if (METHODS.includes(method)) registered.set(`${method} ${url}`, { method, url });
  });
  let known: ReturnType<typeof FindMyWay> | undefined;
  return (path) => {
    if (!known) {
      known = FindMyWay();
      for (const { method, url } of registered.values()) known.on(method, url, () => undefined);
    }
    const router = known;
    return METHODS.filter((method) => router.find(method, path));
  };
}

/** Seconds for `Retry-After`. */
const RETRY_AFTER_S = 5;

const databaseAway = (language: Language): OccError =>
  unavailable(
    say(
      language,
      'We cannot do this right now. Please try again in a moment.',
      'Nous ne pouvons pas le faire en ce moment. Réessayez dans un instant.',
    ),
    'database',
    RETRY_AFTER_S,
  );

function body(type: string, message: string, reason?: string): { errors: ErrorItem[] } {
  return { errors: [{ type, message, ...(reason ? { reason } : {}) }] };
}
