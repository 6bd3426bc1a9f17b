import { createHash } from 'node:crypto';
import { Type } from 'typebox';
import { refs, SiteParams } from '#platform/edits/index.ts';
import { badRequest, say } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { storePicture } from '../import/pictures/encode.service.ts';

/** A photo of a phone has up to 12 MB. */
const MOST_BYTES = 20 * 1024 * 1024;
const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/tiff'];

/** Registers the upload of a picture: the body is the file. The name that it answers goes into a product or a banner. */
export function registerPictureUpload({ admin, config }: Pick<Platform, 'admin' | 'config'>): void {
  /** One picture is read at a time: each takes a core for a moment, and shoppers need the other. */
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const next = turn.then(work, work);
    turn = next.catch(() => undefined);
    return next;
  };

  admin.siteRoutes((routes) => {
    routes.addContentTypeParser(TYPES, { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    routes.post(
      '/pictures',
      {
        bodyLimit: MOST_BYTES,
        schema: {
          ...{ tags: ['admin'], params: SiteParams, operationId: 'adminUploadPicture' },
          summary: 'Keep a picture; its name goes into a product or a part of a page',
          consumes: TYPES,
          response: {
            201: Type.Object({ name: Type.String(), width: Type.Integer(), height: Type.Integer() }),
            ...refs(400, 401, 403, 404, 413, 415),
          },
        },
      },
      async ({ ctx, body }, reply) => {
        const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        const name = `uploaded-${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}.webp`;
        try {
          const size = await inTurn(() => storePicture(config.dataDir, name, bytes));
          return await reply.status(201).send({ name, ...size });
        } catch {
          const message = say(
            ctx.language,
            'This file cannot be used as a picture. Choose a JPEG, PNG, WebP or AVIF of at most 60 megapixels.',
            'Ce fichier ne peut pas servir de photo. Choisissez un JPEG, PNG, WebP ou AVIF d’au plus 60 mégapixels.',
          );
          throw badRequest('ValidationError', message, {
            reason: 'picture',
            subject: 'body',
            subjectType: 'field',
          });
        }
      },
    );
  });
}
