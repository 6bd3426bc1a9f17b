import { BufferedResponse, isBuffered, parseBody, type VisitorFetch } from '@crema/api-client';
import { newRecord, note } from '../commerce/commerceRecorder.ts';
import { createPageCache } from './pageCache.ts';

/** Rough number of heap bytes that a parsed answer takes for each byte of its JSON. */
const HEAP_PER_BYTE = 5;

export interface AnswerMemory {
  fetch: VisitorFetch;
  /** Forgets the answers that carry one of the tags. */
  invalidate(tags: readonly string[]): void;
  /** Forgets all answers: changes may have been missed, and pages made from old answers would count as fresh. */
  forgetAll(): void;
}

/**
 * Remembers the commerce engine's answers to reads that pages share: the header's data is in every page, a category's
 * head in each of its filtered and sorted lists. Only answers with `Cache-Tag`, until `X-Valid-Until` or a change of a
 * tag; no previews, no personal answers. Parsed once and frozen, because every request's store holds the same object.
 */
export function rememberAnswers(
  fetchCommerce: VisitorFetch,
  clock: { now(): Date },
  mostBytes: number,
  mayKeep: () => boolean = () => true,
): AnswerMemory {
  const memory = createPageCache<BufferedResponse>(mostBytes);

  async function remember(url: string, response: BufferedResponse, version: number): Promise<void> {
    const record = newRecord();
    note(response, record);
    if (record.failed || record.personal || record.tags.size === 0 || !mayKeep()) return;
    deepFreeze(await parseBody(response));
    const bytes = response.size * HEAP_PER_BYTE;
    memory.set(url, { value: response, bytes, tags: record.tags, expiresAt: record.validUntil }, version);
  }

  return {
    invalidate: (tags) => memory.invalidate(tags),
    forgetAll: () => memory.clear(),
    async fetch(input, init) {
      const request = input instanceof Request ? input : new Request(input, init);
      const { url } = request;
      if (request.method !== 'GET' || url.includes('cmsTicketId=') || request.headers.has('authorization')) {
        return fetchCommerce(request, init);
      }
      const known = memory.get(url, clock.now().getTime());
      if (known) return known;
      const version = memory.version();
      const response = await buffered(await fetchCommerce(request, init));
      await remember(url, response, version);
      return response;
    },
  };
}

async function buffered(response: Response): Promise<BufferedResponse> {
  if (isBuffered(response)) return response;
  return new BufferedResponse(Buffer.from(await response.arrayBuffer()), response.status, response.headers);
}

function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
}
