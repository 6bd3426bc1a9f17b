/**
 * Room for answers, lent until they have gone out. A list's text is some 75 kB: made anew for each answer, it is memory
 * that the kernel has to clear and the collector to come for, which every hundredth answer waited for.
 */
import type { ServerResponse } from 'node:http';

/** Bytes of one room; larger answers have memory of their own. */
const ROOM = 256 * 1024;
/** Below, Node's own pool is as good. */
const SMALL = 4 * 1024;
/** Kept for the next answers: as many as are on their way at once on a busy day. */
const MOST_SPARE = 16;

const spare: Buffer[] = [];

/**
 * The parts one after the other, text as UTF-8; the bytes are the answer's until `response` has finished, and then
 * another's.
 */
export function lentBytes(
  parts: readonly (Buffer | string)[],
  response: Pick<ServerResponse, 'once'>,
): Buffer {
  let length = 0;
  for (const part of parts) length += Buffer.byteLength(part);
  if (length > ROOM || length < SMALL)
    return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  const room = spare.pop() ?? Buffer.allocUnsafeSlow(ROOM);
  let end = 0;
  for (const part of parts) end += typeof part === 'string' ? room.write(part, end) : part.copy(room, end);
  // Of an answer that breaks off nobody knows when its bytes are let go: its room is left to the collector.
  response.once('finish', () => {
    if (spare.length < MOST_SPARE) spare.push(room);
  });
  return room.subarray(0, length);
}
