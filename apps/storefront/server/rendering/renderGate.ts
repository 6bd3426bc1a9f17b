import type { IncomingMessage, ServerResponse } from 'node:http';

/** Decides who may have a page rendered, and when. Not used for pages from the cache. */
export interface RenderGate {
  /**
   * Runs the work when it is the requester's turn; `gone` removes a waiting request from the queue.
   *
   * @throws {RenderRefused} if it would have to wait and may not.
   */
  inTurn<T>(request: IncomingMessage, gone: AbortSignal, work: () => Promise<T>): Promise<T>;
  /**
   * Counts a render for the requester.
   *
   * @throws {RenderRefused} if that is one too many.
   */
  count(request: IncomingMessage): Promise<void>;
}

/** The page is not rendered: 429 if the requester has asked for too much, 503 if the shop is overloaded. */
export class RenderRefused extends Error {
  readonly status: 429 | 503;
  /** In seconds. */
  readonly retryAfter: number;

  constructor(status: 429 | 503, retryAfter: number) {
    super('the page is not rendered');
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** A gate that is always open. */
export const OPEN: RenderGate = { inTurn: (_request, _gone, work) => work(), count: async () => undefined };

/** Aborted when the connection ends before the answer has been sent. */
export function hangUpOf(response: ServerResponse): AbortSignal {
  const hungUp = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) hungUp.abort(new Error('the asker hung up'));
  });
  return hungUp.signal;
}
