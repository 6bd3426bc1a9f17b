import type { FastifyError } from 'fastify';
import FindMyWay, { type HTTPMethod } from 'find-my-way';
import type { App } from './app.ts';
import { type ErrorItem, languageAsked, OccError, say } from './errors.ts';
import { validationItems } from './validation.ts';

const METHODS: HTTPMethod[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Names of the framework's own refusals, by status. */
const TYPES: Record<number, string> = {
  400: 'BadRequestError',
  405: 'MethodNotAllowedError',
  408: 'RequestTimeoutError',
  413: 'PayloadTooLargeError',
  415: 'UnsupportedMediaTypeError',
  429: 'TooManyRequestsError',
  503: 'OverloadedError',
};

/** The one error handler, and the 404 and 405 that no route answers. */
export function installErrorHandling(app: App): void {
  const known = FindMyWay();
  const registered = new Set<string>();
  app.addHook('onRoute', (route) => {
    for (const method of [route.method].flat() as HTTPMethod[]) {
      const key = `${method} ${route.url}`;
      if (registered.has(key) || !METHODS.includes(method)) continue;
      registered.add(key);
      known.on(method, route.url, () => undefined);
    }
  });

  app.setErrorHandler((error: FastifyError | OccError, request, reply) => {
    if (error instanceof OccError) {
      return reply.headers(error.headers).status(error.status).send({ errors: error.errors });
    }
    if (error.validation) return reply.status(400).send({ errors: validationItems(error) });
    const status = error.statusCode ?? 500;
    const type = TYPES[status];
    if (status >= 500 && !type) {
      request.log.error({ err: error, type: 'crash' }, 'request failed');
      const message = say(
        languageAsked(request),
        'Something went wrong on our side. Try again in a moment.',
        'Une erreur s’est produite de notre côté. Réessayez dans un instant.',
      );
      return reply.status(500).send(body('InternalServerError', message));
    }
    return reply.status(status).send(body(type ?? 'BadRequestError', error.message, error.code));
  });

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const allowed = METHODS.filter((method) => known.find(method, path));
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

function body(type: string, message: string, reason?: string): { errors: ErrorItem[] } {
  return { errors: [{ type, message, ...(reason ? { reason } : {}) }] };
}
