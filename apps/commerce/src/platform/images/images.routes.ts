/** `GET /media/{name}?w=` and `GET /media/sets/{name}`. */

import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { App } from '#platform/http/app.types.ts';
import { languageAsked, OccError, say, tooManyRequests } from '#platform/http/errors.ts';
import { limited } from '#platform/http/limits.ts';
import { networkOf, TurnRefused } from '#platform/limits/index.ts';
import { FILM_NAME, sendFilm } from './films.ts';
import { type Asker, type ImageOptions, ImageService, UnreadablePicture } from './images.service.ts';
import { DEFAULT_WIDTH, formatFor, isPictureName, isWidth, WIDTHS } from './negotiate.ts';
import { type SetItem, setText } from './sets.ts';

export interface RegisterImagesOptions extends Omit<ImageOptions, 'cacheBytes' | 'concurrency'> {
  /** Pictures of a set (a product's code); undefined: no such set. */
  resolveSet: (name: string) => Promise<readonly SetItem[] | undefined>;
  /** Bytes of scaled pictures kept on disk; default 256 MB. */
  cacheBytes?: number;
  /** Pictures drawn at once; default 1, because the cores serve shoppers too. */
  concurrency?: number;
}

const ErrorBody = Type.Object({
  errors: Type.Array(
    Type.Object({ type: Type.String(), message: Type.String(), subject: Type.Optional(Type.String()) }),
  ),
});

const refuse = (reply: FastifyReply, status: number, type: string, message: string, subject: string) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send({ errors: [{ type, message, subject }] });

/** Seconds for `Retry-After`, in which some of the waiting pictures are drawn. */
const RETRY_AFTER = 10;

function askerOf(request: FastifyRequest, { raw }: FastifyReply): Asker {
  const hungUp = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) hungUp.abort(new Error('the asker hung up'));
  });
  return { network: networkOf(request.ip), gone: hungUp.signal };
}

/** 429 if too many pictures wait for this network, 503 if too many wait in all. */
function tooManyPictures(request: FastifyRequest, refused: TurnRefused): OccError {
  const message = say(
    languageAsked(request),
    'Too many pictures are being prepared. Please try again in a moment.',
    'Trop d’images sont en préparation. Réessayez dans un instant.',
  );
  if (refused.of === 'key') return tooManyRequests(message, 'limit', RETRY_AFTER);
  const errors = [{ type: 'OverloadedError', message, reason: 'overload' }];
  return new OccError(503, errors, { 'Retry-After': String(RETRY_AFTER) });
}

/** Adds the image routes; returns the service. */
export function registerImages(app: App, options: RegisterImagesOptions): ImageService {
  const service = new ImageService({ cacheBytes: 256 * 1024 * 1024, concurrency: 1, ...options });
  app.addHook('onClose', () => service.close());

  app.get<{ Params: { name: string }; Querystring: { w?: string; v?: string } }>(
    '/media/:name',
    {
      config: limited('media'),
      schema: {
        tags: ['Media'],
        operationId: 'getMedia',
        summary: 'A picture, scaled, its format by Accept; or a film, whole or in ranges',
        params: Type.Object({ name: Type.String() }),
        querystring: Type.Object({
          w: Type.Optional(
            Type.String({ description: `Width in px: ${WIDTHS.join(', ')}; default ${DEFAULT_WIDTH}` }),
          ),
          v: Type.Optional(
            Type.String({ description: 'Any version mark: the answer may then be kept for a year' }),
          ),
        }),
        response: { 400: ErrorBody, 404: ErrorBody },
      },
    },
    async (request, reply) => {
      const { name } = request.params;
      if (FILM_NAME.test(name)) {
        const folders = [options.seedFolder, join(options.dataFolder, 'pictures')];
        const film = await sendFilm(reply, folders, name, request.headers.range);
        return film ?? refuse(reply, 404, 'UnknownIdentifierError', 'No such film', 'name');
      }
      const asked = request.query.w;
      const width =
        asked === undefined ? DEFAULT_WIDTH : /^\d{1,4}$/.test(asked) ? Number(asked) : Number.NaN;
      if (!isWidth(width))
        return refuse(reply, 400, 'ValidationError', `w must be one of ${WIDTHS.join(', ')}`, 'w');
      if (!isPictureName(name))
        return refuse(reply, 404, 'UnknownIdentifierError', 'No such picture', 'name');
      const format = formatFor(request.headers.accept, width);
      const asker = askerOf(request, reply);
      const served = await service.picture(name, width, format, asker).catch((error: unknown) => {
        if (error instanceof UnreadablePicture) return undefined;
        // The client is gone.
        if (asker.gone.aborted) return undefined;
        throw error instanceof TurnRefused ? tooManyPictures(request, error) : error;
      });
      if (!served) return refuse(reply, 404, 'UnknownIdentifierError', 'No such picture', 'name');
      const settled = request.query.v !== undefined || /[.-][0-9a-f]{8,}\.\w+$/.test(name);
      reply
        .header('vary', 'Accept')
        .header('etag', served.etag)
        .header(
          'cache-control',
          settled
            ? 'public, max-age=31536000, immutable'
            : 'public, max-age=86400, stale-while-revalidate=604800',
        )
        .header('x-content-type-options', 'nosniff');
      if (request.headers['if-none-match'] === served.etag) return reply.code(304).send();
      return reply.type(`image/${format}`).send(served.bytes);
    },
  );

  app.get<{ Params: { name: string } }>(
    '/media/sets/:name',
    {
      schema: {
        tags: ['Media'],
        operationId: 'getImageSet',
        summary: 'The pictures of a product as a JSONP-style image set',
        params: Type.Object({ name: Type.String() }),
        response: { 404: ErrorBody },
      },
    },
    async (request, reply) => {
      const { name } = request.params;
      const items = /^[\w.-]{1,200}$/.test(name) ? await options.resolveSet(name) : undefined;
      if (!items) return refuse(reply, 404, 'UnknownIdentifierError', 'No such image set', 'name');
      return reply
        .header('cache-control', 'public, max-age=300')
        .header('x-content-type-options', 'nosniff')
        .type('text/javascript; charset=utf-8')
        .send(setText(name, items));
    },
  );

  return service;
}
