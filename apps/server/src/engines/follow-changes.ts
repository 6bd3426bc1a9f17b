import { setTimeout as delay } from 'node:timers/promises';
import type { Change } from '@crema/commerce/platform/changes/index';
import type { Logger } from 'pino';
import { CHANGES_PATH, HEARTBEAT_MS } from './change-feed.ts';
import type { Engine } from './engine-health.ts';

const AGAIN_AFTER_MS = 1_000;
/** After three missed heartbeats the connection counts as dead. */
const LONGEST_SILENCE_MS = 3 * HEARTBEAT_MS;
/**
 * Another engine process behind the same address may receive a change a moment after the one that is followed: mostly some
 * milliseconds, seldom more.
 */
export const ECHOES_MS: readonly number[] = [200, 1_000];

/** The engine that is followed: every engine receives all changes from the database, so that one is enough. */
export type FollowedEngine = Pick<Engine, 'address' | 'onAway'>;

export interface FollowOptions {
  /** The engine to follow now; undefined while all are away. */
  pick(): FollowedEngine | undefined;
  token?: string;
  log: Logger;
  /** Called for each change, and again after each of the echoes. */
  onChange(change: Change): void;
  /**
   * Called whenever changes may have been missed: when the feed is lost, when it begins, and after each of the echoes, because
   * the engine that answers may hear of a change later than the one that is followed.
   */
  onGap(): void;
  /** Milliseconds after which everything is told again. */
  echoes?: readonly number[];
  /** The longest silence borne, in milliseconds. */
  longestSilence?: number;
}

export interface Follower {
  /** Whether every change is received. What is cached while it is not may stay out of date. */
  isConnected(): boolean;
  /** Whether an echo of something told before is still to come. */
  isEchoDue(): boolean;
  close(): void;
}

/** Follows the change feed of one engine and, when it is lost, of the next one; retries without end. */
export function followChanges({
  pick,
  token,
  log,
  onChange,
  onGap,
  echoes = ECHOES_MS,
  longestSilence = LONGEST_SILENCE_MS,
}: FollowOptions): Follower {
  const stop = new AbortController();
  let connected = false;
  let echoesDue = 0;

  const withEchoes = (tell: () => void): void => {
    tell();
    echoesDue += echoes.length;
    const echo = (): void => {
      echoesDue -= 1;
      if (!stop.signal.aborted) tell();
    };
    for (const after of echoes) setTimeout(echo, after).unref();
  };

  async function follow(): Promise<void> {
    const engine = pick();
    if (!engine) throw new Error('no engine is there');
    const lost = new AbortController();
    const watch = setTimeout(() => lost.abort(new Error('the feed fell silent')), longestSilence);
    const forget = engine.onAway(() => lost.abort(new Error('the engine went away')));
    try {
      const answer = await fetch(engine.address + CHANGES_PATH, {
        headers: { accept: 'text/event-stream', ...(token ? { authorization: `Bearer ${token}` } : {}) },
        signal: AbortSignal.any([stop.signal, lost.signal]),
      });
      if (!answer.ok || !answer.body) throw new Error(`the feed answered ${answer.status}`);
      let text = '';
      for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
        watch.refresh();
        text += chunk;
        const events = text.split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) handleEvent(event);
      }
    } finally {
      clearTimeout(watch);
      forget();
    }
  }

  function handleEvent(event: string): void {
    const [, kind] = /^event: (.*)$/m.exec(event) ?? [];
    if (kind === 'open') {
      connected = true;
      log.info('following the engine’s changes');
      withEchoes(onGap);
    } else if (kind === 'change') {
      const [, data = ''] = /^data: (.*)$/m.exec(event) ?? [];
      const change = JSON.parse(data) as Change;
      withEchoes(() => onChange(change));
    }
  }

  async function keepFollowing(): Promise<void> {
    while (!stop.signal.aborted) {
      const reason = await follow().then(
        () => 'the feed ended',
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      if (stop.signal.aborted) return;
      const wasConnected = connected;
      connected = false;
      if (wasConnected) onGap();
      log.warn({ reason }, 'the engine’s changes are not followed; pages are not kept');
      // After a feed that worked, follow the next engine at once; after a refusal, wait first.
      if (wasConnected && pick()) continue;
      await delay(AGAIN_AFTER_MS, undefined, { signal: stop.signal }).catch(() => {});
    }
  }
  void keepFollowing();

  return {
    isConnected: () => connected && !stop.signal.aborted,
    isEchoDue: () => echoesDue > 0,
    close: () => stop.abort(),
  };
}
