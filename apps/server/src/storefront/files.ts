import type { IncomingMessage, ServerResponse } from 'node:http';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { PLAIN } from '../requests/security-headers.ts';

const YEAR_SECONDS = 31_536_000;

/**
 * Serves an app's built files below `prefix`, pre-compressed; other requests go to `otherwise`. A file that a deployment
 * has removed is a 404.
 */
export async function serveFiles(
  root: string,
  otherwise: (request: IncomingMessage, response: ServerResponse) => void,
  { prefix = '/', headers = PLAIN }: { prefix?: string; headers?: Readonly<Record<string, string>> } = {},
) {
  const elsewhere = (request: FastifyRequest, reply: FastifyReply): void => {
    reply.hijack();
    otherwise(request.raw, reply.raw);
  };
  const files = Fastify({
    logger: false,
    frameworkErrors: (_error, request, reply) => elsewhere(request, reply),
  });
  // A path outside the folder, or a malformed one, is not a file.
  files.setErrorHandler((_error, request, reply) => elsewhere(request, reply));
  await files.register(fastifyStatic, {
    root,
    prefix,
    preCompressed: true,
    index: false,
    // The build's own files in `.vite` are not public.
    dotfiles: 'ignore',
    cacheControl: false,
    // The ETag suffices as validator, and small files need no ranges: fewer header bytes for each script.
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply, path) => {
      // Names under assets/ carry a hash of their content.
      const immutable = path.includes('/assets/');
      const age = immutable ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600';
      reply.header('Cache-Control', age);
      // Changed content has another name, so that no browser revalidates it.
      if (immutable) reply.removeHeader('ETag');
      for (const [name, value] of Object.entries(headers)) reply.header(name, value);
    },
  });
  files.setNotFoundHandler(elsewhere);
  await files.ready();
  return files;
}
