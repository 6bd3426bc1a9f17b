import { setTimeout as delay } from 'node:timers/promises';
import type { Change } from '@crema/commerce/platform/changes/index';
import type { Logger } from 'pino';
import { CHANGES_PATH, HEARTBEAT_MS } from './change-feed.ts';

const AGAIN_AFTER_MS = 1_000;
/** Three heartbeats missed: the connection is dead, whatever the network says. */
const LONGEST_SILENCE_MS = 3 * HEARTBEAT_MS;
/** Another engine process behind the same address may hear of a change a moment after the one that told us. */
const ECHO_MS = 1_000;

export interface FollowOptions {
  /** The engine's address, `COMMERCE_URL`. */
  commerceUrl: string;
  token?: string;
  log: Logger;
  /** Called for each change, once more a second later, and with no tags whenever changes may have been missed. */
  onChange(change: Change): void;
  /** The longest silence borne, in milliseconds. */
  longestSilence?: number;
}

export interface Follower {
  /** Whether every change is heard of: what is kept while it is not may be out of date for ever. */
  isConnected(): boolean;
  close(): void;
}

/** Follows an engine's change feed, reconnecting for as long as it takes. */
export function followChanges({
  commerceUrl,
  token,
  log,
  onChange,
  longestSilence = LONGEST_SILENCE_MS,
}: FollowOptions): Follower {
  const address = `${commerceUrl.replace(/\/+$/, '')}${CHANGES_PATH}`;
  const stop = new AbortController();
  let connected = false;

  const tell = (change: Change): void => {
    onChange(change);
    setTimeout(() => stop.signal.aborted || onChange(change), ECHO_MS).unref();
  };

  async function follow(): Promise<void> {
    const silence = new AbortController();
    const watch = setTimeout(() => silence.abort(new Error('the feed fell silent')), longestSilence);
    try {
      const answer = await fetch(address, {
        headers: { accept: 'text/event-stream', ...(token ? { authorization: `Bearer ${token}` } : {}) },
        signal: AbortSignal.any([stop.signal, silence.signal]),
      });
      if (!answer.ok || !answer.body) throw new Error(`the feed answered ${answer.status}`);
      let text = '';
      for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
        watch.refresh();
        text += chunk;
        const events = text.split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) heed(event);
      }
    } finally {
      clearTimeout(watch);
    }
  }

  function heed(event: string): void {
    const [, kind] = /^event: (.*)$/m.exec(event) ?? [];
    if (kind === 'open') {
      connected = true;
      log.info('following the engine’s changes');
      tell({ tags: [] });
    } else if (kind === 'change') {
      const [, data = ''] = /^data: (.*)$/m.exec(event) ?? [];
      tell(JSON.parse(data) as Change);
    }
  }

  async function keepFollowing(): Promise<void> {
    while (!stop.signal.aborted) {
      const reason = await follow().then(
        () => 'the feed ended',
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      if (stop.signal.aborted) return;
      if (connected) onChange({ tags: [] });
      connected = false;
      log.warn({ reason }, 'the engine’s changes are not followed; pages are not kept');
      await delay(AGAIN_AFTER_MS, undefined, { signal: stop.signal }).catch(() => {});
    }
  }
  void keepFollowing();

  return { isConnected: () => connected && !stop.signal.aborted, close: () => stop.abort() };
}
