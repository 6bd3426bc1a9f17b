import type { IncomingMessage, ServerResponse } from 'node:http';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { PLAIN } from './armour.ts';

const YEAR_SECONDS = 31_536_000;

/**
 * Serves the storefront's built files, pre-compressed; what is no file goes on to `otherwise`. A file that vanished in
 * the middle of a deployment is a 404, not a crash.
 */
export async function serveFiles(
  root: string,
  otherwise: (request: IncomingMessage, response: ServerResponse) => void,
) {
  const elsewhere = (request: FastifyRequest, reply: FastifyReply): void => {
    reply.hijack();
    otherwise(request.raw, reply.raw);
  };
  const files = Fastify({
    logger: false,
    frameworkErrors: (_error, request, reply) => elsewhere(request, reply),
  });
  // A path that leads out of the folder, or is none, is no file's.
  files.setErrorHandler((_error, request, reply) => elsewhere(request, reply));
  await files.register(fastifyStatic, {
    root,
    preCompressed: true,
    index: false,
    cacheControl: false,
    // The ETag is validator enough, and nobody asks for a part of a small file: fewer bytes a script.
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply, path) => {
      // Names under assets/ carry a hash of their content.
      const immutable = path.includes('/assets/');
      const age = immutable ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600';
      reply.header('Cache-Control', age);
      for (const [name, value] of Object.entries(PLAIN)) reply.header(name, value);
    },
  });
  files.setNotFoundHandler(elsewhere);
  await files.ready();
  return files;
}
