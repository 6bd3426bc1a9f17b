import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Commerce } from '@crema/commerce';
import type { Change, Changes } from '@crema/commerce/platform/changes/index';
import { EXPERIMENTS_TAG } from '@crema/experiments';
import { mayRead } from '../probes/readers.ts';
import { PLAIN } from '../requests/security-headers.ts';
import { answerExperiments } from './experiments-feed.ts';

export const CHANGES_PATH = '/changes';
/** Proxies close idle connections, and a follower reconnects after a silence. */
export const HEARTBEAT_MS = 10_000;

/**
 * The engine's change feed: server-sent events at `/changes`, for storefronts that run in another process. An event
 * `open` says that every change from now on is sent; each `change` carries `{site?, tags}` as JSON, where no tags mean
 * that anything may have changed. Nothing is replayed: a client that reconnects must assume that everything has changed.
 */
export function createChangeFeed(
  changes: Changes,
  token: string | undefined,
  engine?: Pick<Commerce, 'experiments' | 'platform'>,
) {
  const readers = new Set<ServerResponse>();
  const tell = (text: string): void => {
    for (const reader of readers) reader.write(text);
  };
  const stop = changes.subscribe((change) => tell(`event: change\ndata: ${JSON.stringify(change)}\n\n`));
  // Those of a service change without a change of the database.
  const forget = engine?.experiments.onChange(() =>
    tell(`event: change\ndata: ${JSON.stringify({ tags: [EXPERIMENTS_TAG] } satisfies Change)}\n\n`),
  );
  const heartbeat = setInterval(() => tell(': still here\n\n'), HEARTBEAT_MS).unref();

  return {
    /** Answers when the path is the feed's. */
    answer(path: string, request: IncomingMessage, response: ServerResponse): boolean {
      if (engine && answerExperiments(path, request, response, engine, token)) return true;
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
    /** Ends every reader's connection; they reconnect to the next process. */
    close(): void {
      stop();
      forget?.();
      clearInterval(heartbeat);
      for (const reader of readers) reader.end();
      readers.clear();
    },
  };
}

export type ChangeFeed = ReturnType<typeof createChangeFeed>;
