/** Films beside the pictures, sent unchanged, in the ranges that a player asks for. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';

/** A plain file name of a film. */
export const FILM_NAME = /^[a-zA-Z0-9][a-zA-Z0-9_-]{0,150}\.(mp4|webm)$/;

/** Sends the film of that name from one of the folders, whole or the range of `range`; `undefined`: there is none. */
export async function sendFilm(
  reply: FastifyReply,
  folders: readonly string[],
  name: string,
  range: string | undefined,
): Promise<FastifyReply | undefined> {
  for (const folder of folders) {
    const file = join(folder, name);
    const info = await stat(file).catch(() => undefined);
    if (!info?.isFile()) continue;
    const { size } = info;
    reply
      .type(name.endsWith('.webm') ? 'video/webm' : 'video/mp4')
      .header('accept-ranges', 'bytes')
      .header('cache-control', 'public, max-age=86400')
      .header('x-content-type-options', 'nosniff');
    const part = partOf(range, size);
    if (part === undefined) return reply.header('content-length', size).send(createReadStream(file));
    if (part === 'none') return reply.code(416).header('content-range', `bytes */${size}`).send();
    return reply
      .code(206)
      .header('content-range', `bytes ${part.start}-${part.end}/${size}`)
      .header('content-length', part.end - part.start + 1)
      .send(createReadStream(file, part));
  }
  return undefined;
}

/** First and last byte of `bytes=0-99`, `bytes=100-` or `bytes=-50`; for several ranges, or none, the whole film. */
function partOf(
  range: string | undefined,
  size: number,
): { start: number; end: number } | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end ? 'none' : { start, end };
}
