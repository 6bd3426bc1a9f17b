import type { ApiClient } from '@crema/api-client';
import { parametersOf } from '../../parameters.ts';
import { readCookie } from '../cookies.ts';
import type { TokenAnswer, TokenRecord } from './tokenRecord.ts';
import { RefreshRefusedError } from './tokens.ts';

/** Dispatched on `window` when a token must be renewed outside an app's web view; any listener may answer. */
const ROTATE_TOKEN = 'rotate-token';

interface RotateTokenDetail {
  idempotencyKey: string;
  respondWith(answer: Promise<TokenAnswer>): void;
}

/** Whether an app shows the shop: its web views share no refresh cookie with the engine. */
const isWebApp = (): boolean =>
  readCookie('webapp') === '1' || parametersOf(location.search).get('webapp') === '1';

/** Renews a token: in an app by the refresh endpoint, with refresh token and client id; otherwise by the event. */
export function rotate(api: ApiClient, record: TokenRecord, idempotencyKey: string): Promise<TokenAnswer> {
  if (!isWebApp()) return byEvent(idempotencyKey);
  const { refreshToken = '', clientId } = record;
  return answered(
    api.post('/api/auth/refreshAuthToken', {
      body: { refreshToken, clientId },
      call: { idempotencyKey, throwStatus: true },
    }),
  );
}

function byEvent(idempotencyKey: string): Promise<TokenAnswer> {
  let answer: Promise<TokenAnswer> | undefined;
  const detail: RotateTokenDetail = {
    idempotencyKey,
    respondWith: (promise) => {
      answer ??= promise;
    },
  };
  window.dispatchEvent(new CustomEvent(ROTATE_TOKEN, { detail }));
  return answer ?? Promise.reject(new RefreshRefusedError('Nobody renews tokens here'));
}

/** The shop's own listener of the event: renews by the refresh cookie, which no script may read. */
export function answerRotateToken(api: ApiClient): void {
  window.addEventListener(ROTATE_TOKEN, (event) => {
    const { idempotencyKey, respondWith } = (event as CustomEvent<RotateTokenDetail>).detail;
    respondWith(
      answered(api.post('/api/auth/refreshToken', { call: { idempotencyKey, throwStatus: true } })),
    );
  });
}

/** Statuses that decide nothing about the token: too many calls, and a shop that is restarting. */
const LATER = [429, 503];

async function answered(call: Promise<{ data: unknown }>): Promise<TokenAnswer> {
  try {
    return (await call).data as TokenAnswer;
  } catch (thrown) {
    const { status } = (thrown ?? {}) as { status?: unknown };
    if (typeof status !== 'number' || LATER.includes(status)) throw thrown;
    throw new RefreshRefusedError(`The engine answered ${status}`);
  }
}
