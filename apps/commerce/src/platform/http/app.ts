import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import underPressure from '@fastify/under-pressure';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import plugin from 'fastify-plugin';
import helmet from 'helmet';
import type { Clock } from '#platform/clock/index.ts';
import { type Config, STOREFRONT_CLIENT } from '#platform/config/index.ts';
import { createLimiters } from '#platform/limits/index.ts';
import type { App } from './app.types.ts';
import { correlationIdOf } from './correlation.ts';
import { installErrorHandling } from './error-handler.ts';
import { badRequest, type ErrorItem, languageAsked, type OccError, say, type Texts } from './errors.ts';
import { installLimits } from './limits.ts';
import { installOpenApi } from './openapi.ts';
import { installJsonParser } from './parsing/json.ts';
import { malformed, parseQuery } from './parsing/querystring.ts';
import { schemaBucket } from './parsing/schemas.ts';
import { buildSerializer } from './parsing/serialization.ts';
import { validatorBuilder } from './parsing/validation.ts';

/**
 * Most bytes of a body. A route that needs more sets its own `bodyLimit` beside its schema, with the reason.
 */
const BODY_LIMIT = 64 * 1024;
/** Mean of the event loop's turns from which calls are refused, ms. */
const LONGEST_TURN_MS = 2000;
/** Paths of calls; pictures, films and what operators ask for have others. */
const CALLS = /^\/(?:rest|api|oauth|admin\/v1)\//;

const NUL_IN_ADDRESS: Texts = ['An address must not hold NUL.', 'Une adresse ne doit pas contenir NUL.'];

const refused = (request: FastifyRequest, reason: Texts, subjectType: 'query' | 'body'): OccError =>
  badRequest('BadRequestError', say(languageAsked(request), ...reason), { subjectType });

/** Answers a request whose address Fastify cannot read. */
function refuseAddress(request: FastifyRequest, reply: FastifyReply): void {
  const message = say(languageAsked(request), 'The address is not well formed.', 'L’adresse est mal formée.');
  const errors: ErrorItem[] = [{ type: 'BadRequestError', message, reason: 'address' }];
  void reply.header('X-Correlation-Id', request.id).code(400).send({ errors });
}

/**
 * Adds routes with hooks and parsers of their own. Fastify looks for the name of a part that says none among all modules of the
 * process, half a millisecond each time, and a shop has some sixty parts.
 */
export function addPart(
  app: App,
  { name, prefix = '' }: { name: string; prefix?: string },
  add: (routes: App) => void,
): void {
  const part = async (routes: App): Promise<void> => add(routes);
  void app.register(plugin(part, { name, encapsulate: true }), { prefix });
}

/** The HTTP server for all routes: conventions, limits, error bodies, OpenAPI. Knows no domain. */
export async function createHttp(config: Config, clock: Clock, logger: FastifyBaseLogger): Promise<App> {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // By hops, because a caller can write anything at the left end of `X-Forwarded-For`.
    trustProxy: (_address, hop) => hop < config.trustProxy,
    genReqId: (request) => correlationIdOf(request.headers['x-correlation-id'], clock),
    routerOptions: { querystringParser: parseQuery, maxParamLength: 300, ignoreTrailingSlash: true },
    requestTimeout: 60_000,
    schemaController: {
      bucket: schemaBucket() as never,
      compilersFactory: { buildValidator: validatorBuilder() as never, buildSerializer },
    },
    frameworkErrors: (_error, request, reply) => refuseAddress(request, reply),
  }).withTypeProvider<TypeBoxTypeProvider>() as App;

  installJsonParser(app);
  installErrorHandling(app);
  await app.register(formbody, { bodyLimit: BODY_LIMIT, parser: (text) => parseQuery(text) });
  // Made once: Fastify's plugin makes it for each request, and minor garbage collections then take 3 ms, not 0.2.
  const secure = helmet({
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // With HTTPS, the server in front adds it to every answer (`apps/server/src/requests/security-headers.ts`).
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', (request, reply, done) => secure(request.raw, reply.raw, () => done()));
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  // Both refuse calls under load; without limits (tests, measurements on loopback) they are off.
  if (config.rateLimit) {
    await app.register(underPressure, {
      maxEventLoopDelay: LONGEST_TURN_MS,
      // Within this time there is always more than one turn of the loop to measure: the library takes none for an
      // endless delay, and one long turn would refuse everybody for as long as the interval.
      sampleInterval: 5 * LONGEST_TURN_MS,
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
    const limiters = await createLimiters({ redisUrl: config.redisUrl, log: logger });
    app.addHook('onClose', async () => limiters.close());
    const storefrontSecret = config.oauthClients.get(STOREFRONT_CLIENT) ?? '';
    installLimits(app, { limiters, perMinute: config.rateLimit.perMinute, storefrontSecret });
  }
  await installOpenApi(app);

  app.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Correlation-Id', request.id);
    // A browser that opens an answer as a page downloads it instead of running it.
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
