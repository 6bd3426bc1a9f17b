import type { IncomingMessage, ServerResponse } from 'node:http';
import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import underPressure from '@fastify/under-pressure';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
  type RawServerDefault,
} from 'fastify';
import helmet from 'helmet';
import type { Clock } from '#platform/clock/index.ts';
import type { Config } from '#platform/config/index.ts';
import { correlationIdOf } from './correlation.ts';
import { installErrorHandling } from './error-handler.ts';
import { badRequest, type ErrorItem, languageAsked, type OccError, say, type Texts } from './errors.ts';
import { installJsonParser } from './json.ts';
import { networkOf, tooManyCalls } from './limits.ts';
import { installOpenApi } from './openapi.ts';
import { malformed, parseQuery } from './querystring.ts';
import { buildSerializer } from './serialization.ts';
import { buildValidator } from './validation.ts';

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

const BODY_LIMIT = 1024 * 1024;
/** Paths of calls; pictures, films and what operators ask for have others. */
const CALLS = /^\/(?:rest|api|oauth)\//;

const NUL_IN_ADDRESS: Texts = ['An address must not hold NUL.', 'Une adresse ne doit pas contenir NUL.'];

const refused = (request: FastifyRequest, reason: Texts, subjectType: 'query' | 'body'): OccError =>
  badRequest('BadRequestError', say(languageAsked(request), ...reason), { subjectType });

/** The HTTP frame every route lives in: conventions, limits, error bodies, OpenAPI. Knows no domain. */
export async function createHttp(config: Config, clock: Clock, logger: FastifyBaseLogger): Promise<App> {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // By hops: the left end of `X-Forwarded-For` is whatever the caller wrote there.
    trustProxy: (_address, hop) => hop < config.trustProxy,
    genReqId: (request) => correlationIdOf(request.headers['x-correlation-id'], clock),
    routerOptions: { querystringParser: parseQuery, maxParamLength: 300, ignoreTrailingSlash: true },
    requestTimeout: 60_000,
    schemaController: { compilersFactory: { buildValidator: buildValidator as never, buildSerializer } },
    frameworkErrors: (_error, request, reply) => {
      const message = say(
        languageAsked(request),
        'The address is not well formed.',
        'L’adresse est mal formée.',
      );
      const errors: ErrorItem[] = [{ type: 'BadRequestError', message, reason: 'address' }];
      reply.header('X-Correlation-Id', request.id);
      (reply.code(400 as never) as unknown as { send(body: unknown): void }).send({ errors });
    },
  }).withTypeProvider<TypeBoxTypeProvider>() as App;

  installJsonParser(app);
  installErrorHandling(app);
  await app.register(formbody, { bodyLimit: BODY_LIMIT, parser: (text) => parseQuery(text) });
  // Made once: Fastify's plugin makes it for each request, and what it makes outlives two collections of young garbage,
  // which were 3 ms for 0.2.
  const secure = helmet({
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // Where HTTPS is spoken, the server in front says so on every answer (`apps/server/src/armour.ts`).
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', (request, reply, done) => secure(request.raw, reply.raw, () => done()));
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  // Both shed load; without limits (tests, measurements on loopback) nothing is turned away.
  if (config.rateLimit) {
    const redis = config.redisUrl
      ? new (await import('ioredis')).Redis(config.redisUrl, { connectTimeout: 500, maxRetriesPerRequest: 1 })
      : undefined;
    redis?.on('error', (error) => logger.error({ err: error }, 'shared rate limits'));
    app.addHook('onClose', async () => void redis?.disconnect());
    await app.register(underPressure, {
      maxEventLoopDelay: 2000,
      pressureHandler: (request, reply) => {
        void reply
          .header('Retry-After', '2')
          .status(503)
          .send({
            errors: [
              {
                type: 'OverloadedError',
                message: say(
                  languageAsked(request),
                  'The shop is busy. Please try again shortly.',
                  'La boutique est très occupée. Réessayez dans un instant.',
                ),
              },
            ],
          });
      },
    });
    await app.register(rateLimit, {
      max: config.rateLimit.perMinute,
      timeWindow: 60_000,
      errorResponseBuilder: tooManyCalls,
      keyGenerator: (request) => networkOf(request.ip),
      // A shop whose Redis is away sells on, for that time without shared limits; the log says so.
      skipOnError: true,
      ...(redis ? { redis, nameSpace: 'crema-limit-' } : {}),
    });
  }
  await installOpenApi(app);

  app.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Correlation-Id', request.id);
    // Opened as a page, an answer is a file to keep and nothing that a browser runs.
    if (CALLS.test(request.url)) reply.header('Content-Disposition', 'attachment; filename="api.json"');
    const reason = request.url.includes('%00') ? NUL_IN_ADDRESS : malformed(request.query);
    done(reason && refused(request, reason, 'query'));
  });
  app.addHook('preValidation', (request, _reply, done) => {
    const reason = malformed(request.body);
    done(reason && refused(request, reason, 'body'));
  });
  return app;
}
