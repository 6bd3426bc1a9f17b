/**
 * A pool of buffers for answers; each is used for one answer until that has been sent. A list's text is some 75 kB: new
 * memory for each must be cleared by the kernel and collected afterwards, which slowed every hundredth answer.
 */
import type { ServerResponse } from 'node:http';

/** Bytes of one buffer; larger answers get their own memory. */
const BUFFER_BYTES = 256 * 1024;
/** Smaller answers use Node's own pool, which is as good for them. */
const SMALL = 4 * 1024;
/** Most spare buffers: as many as there are concurrent answers on a busy day. */
const MOST_SPARE = 16;

const spare: Buffer[] = [];

/** The parts concatenated, text as UTF-8. The bytes are reused for another answer when `response` has finished. */
export function pooledBytes(
  parts: readonly (Buffer | string)[],
  response: Pick<ServerResponse, 'once'>,
): Buffer {
  let length = 0;
  for (const part of parts) length += Buffer.byteLength(part);
  if (length > BUFFER_BYTES || length < SMALL)
    return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  const buffer = spare.pop() ?? Buffer.allocUnsafeSlow(BUFFER_BYTES);
  let end = 0;
  for (const part of parts)
    end += typeof part === 'string' ? buffer.write(part, end) : part.copy(buffer, end);
  // If an answer is aborted, its bytes may still be in use: its buffer is left to the garbage collector.
  response.once('finish', () => {
    if (spare.length < MOST_SPARE) spare.push(buffer);
  });
  return buffer.subarray(0, length);
}
