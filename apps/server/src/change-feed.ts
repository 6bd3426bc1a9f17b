import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Changes } from '@crema/commerce/platform/changes/index';
import { PLAIN } from './armour.ts';
import { mayRead } from './readers.ts';

export const CHANGES_PATH = '/changes';
/** Proxies close a connection on which nothing moves, and a follower takes silence for a break. */
export const HEARTBEAT_MS = 10_000;

/**
 * The engine's change feed: server-sent events at `/changes`, for storefronts that run in another process. An event
 * `open` says that from here on every change is told; each `change` carries `{site?, tags}` as JSON, where no tags mean
 * that anything may have changed. Nothing is replayed: whoever was away has to take everything for changed.
 */
export function createChangeFeed(changes: Changes, token: string | undefined) {
  const readers = new Set<ServerResponse>();
  const tell = (text: string): void => {
    for (const reader of readers) reader.write(text);
  };
  const stop = changes.subscribe((change) => tell(`event: change\ndata: ${JSON.stringify(change)}\n\n`));
  const heartbeat = setInterval(() => tell(': still here\n\n'), HEARTBEAT_MS).unref();

  return {
    /** Answers when the path is the feed's. */
    answer(path: string, request: IncomingMessage, response: ServerResponse): boolean {
      if (path !== CHANGES_PATH) return false;
      if (!mayRead(request, token)) {
        response
          .writeHead(403, { ...PLAIN, 'content-type': 'application/json', 'cache-control': 'no-store' })
          .end('{"errors":[{"type":"ForbiddenError","message":"The feed is for loopback or a token."}]}');
        return true;
      }
      response.writeHead(200, {
        ...PLAIN,
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      response.write('event: open\ndata: {}\n\n');
      readers.add(response);
      response.once('close', () => readers.delete(response));
      return true;
    },
    /** Ends every reader's connection: they come back to whoever takes over. */
    close(): void {
      stop();
      clearInterval(heartbeat);
      for (const reader of readers) reader.end();
      readers.clear();
    },
  };
}

export type ChangeFeed = ReturnType<typeof createChangeFeed>;
