import type { TokenSource } from '@crema/api-client';
import { decodeToken, InvalidTokenError } from './decodeToken.ts';
import { type Exclusion, exclusively, TOKEN_WAIT_POLL_MS } from './exclusive.ts';
import {
  isRefreshable,
  isValid,
  ROTATE_TOKEN_EXPIRY,
  recordOf,
  type TokenAnswer,
  type TokenIdentity,
  type TokenRecord,
} from './tokenRecord.ts';
import { readRecord, readUser, removeRecord, writeRecord } from './tokenStorage.ts';

/** The engine answered a refresh, but not with a token: the log-in is over. */
export class RefreshRefusedError extends Error {
  override name = 'RefreshRefusedError';
}

export interface TokenEnvironment extends Exclusion {
  site: string;
  /**
   * Exchanges the refresh token, under an Idempotency-Key.
   *
   * @throws {RefreshRefusedError} when the engine refuses; any other error means that there was no answer.
   */
  rotate(record: TokenRecord, idempotencyKey: string): Promise<TokenAnswer>;
  /** Removes the access-token cookie. */
  clearCookie(): void;
  /**
   * Writes the cookies with the token's data.
   *
   * @param seconds how long it is still valid
   */
  keepCookies(record: TokenRecord, seconds: number): void;
  /** Called when the log-in is over because a refresh was refused. */
  onEnded(): void;
  newKey(): string;
}

/** The token of the customer who is logged in here: stored, renewed by one tab at a time, and removed. */
export interface Tokens extends TokenSource {
  read(): TokenRecord | undefined;
  /**
   * Stores the token of a log-in.
   *
   * @throws {InvalidTokenError} when it cannot be read.
   */
  keep(answer: TokenAnswer & Required<Pick<TokenAnswer, 'client_id' | 'audience' | 'scope'>>): void;
  /** Removes token and user. */
  drop(): void;
}

export function createTokens(env: TokenEnvironment): Tokens {
  const { site, storage } = env;
  const seconds = () => env.nowMs() / 1000;
  const read = () => readRecord(storage, site);
  /** True during a refresh in this tab: its other calls wait. */
  let refreshing = false;

  function keep(answer: TokenAnswer, { clientId, audience, scope }: TokenIdentity): TokenRecord {
    const details = { clientId, audience, scope, answer, refreshTokenTime: answer.refresh_expires_in };
    const record = recordOf(details, seconds(), storage.getItem(ROTATE_TOKEN_EXPIRY));
    const customerId = decodeToken(record.accessToken).sub ?? readUser(storage, site)?.customerId ?? '';
    writeRecord(storage, site, record, customerId);
    return record;
  }

  function end(): undefined {
    removeRecord(storage, site);
    env.clearCookie();
    env.onEnded();
  }

  const isNewer = (record: TokenRecord | undefined, refused: string): boolean =>
    record?.accessToken !== refused && isValid(record, seconds());

  /**
   * Answers a renewed token, and writes its cookies again: a refusal of the old one has deleted them, here or in
   * another tab.
   */
  function renewed(record: TokenRecord | undefined): string | undefined {
    if (record) env.keepCookies(record, Math.floor(record.expiresAt - seconds()));
    return record?.accessToken;
  }

  /** The access token after a refresh, by this tab or another; undefined when the log-in is over. */
  async function refreshed(refused: string): Promise<string | undefined> {
    while (refreshing) await env.wait(TOKEN_WAIT_POLL_MS);
    const known = read();
    if (!known || isNewer(known, refused)) return renewed(known);
    refreshing = true;
    try {
      return await exclusively(`crema.refreshing::${site}`, env, async () => {
        const record = read();
        if (!record || isNewer(record, refused)) return renewed(record);
        return isRefreshable(record, seconds()) ? await rotated(record) : end();
      });
    } finally {
      refreshing = false;
    }
  }

  async function rotated(record: TokenRecord): Promise<string | undefined> {
    const key = record.rotationKey ?? env.newKey();
    // Stored before it is sent: if this page is closed now, the next one repeats the rotation instead of using the
    // token twice.
    const customerId = readUser(storage, site)?.customerId ?? '';
    writeRecord(storage, site, { ...record, rotationKey: key }, customerId);
    try {
      const answer = await env.rotate(record, key);
      // If the customer logged out, or another logged in, while the answer was under way, that stays.
      const now = read();
      return renewed(now?.rotationKey === key ? keep(answer, record) : now);
    } catch (error) {
      if (error instanceof RefreshRefusedError || error instanceof InvalidTokenError) return end();
      throw error;
    }
  }

  return {
    read,
    keep: (answer) => {
      const { client_id: clientId, audience, scope } = answer;
      keep(answer, { clientId, audience, scope });
    },
    drop: () => removeRecord(storage, site),
    async current() {
      const record = read();
      if (!record || isValid(record, seconds())) return record?.accessToken;
      return refreshed(record.accessToken);
    },
    clear: env.clearCookie,
    async fresh(refused) {
      const record = read();
      if (!record || (refused !== undefined && isNewer(record, refused))) return renewed(record);
      return refreshed(record.accessToken);
    },
  };
}
