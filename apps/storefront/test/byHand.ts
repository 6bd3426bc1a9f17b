import { type ApiClient, createApiClient } from '@crema/api-client';
import { expect } from 'vitest';
import type { LogEvent } from '../app/platform/logging/logger.ts';
import { makeStore } from '../app/platform/store/store.ts';
import { json } from './fakeCommerce.ts';

/** A store whose calls are answered by hand, in the order they were made. */
export function byHand() {
  const calls: { path: string; query: URLSearchParams; body: unknown; answer(response: Response): void }[] =
    [];
  const logged: LogEvent[] = [];
  const api: ApiClient = createApiClient({
    baseUrl: 'http://commerce.test',
    agent: 'test',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname: path, searchParams: query } = new URL(request.url);
      const text = await request.text();
      return new Promise((answer, abandon) => {
        init?.signal?.addEventListener('abort', () => abandon(init.signal?.reason));
        calls.push({ path, query, body: text && JSON.parse(text), answer });
      });
    },
  });
  const next = async (count = 1) => {
    await expect.poll(() => calls.length).toBeGreaterThanOrEqual(count);
    return calls[count - 1] as (typeof calls)[number];
  };
  return { store: makeStore({ api, log: (event) => logged.push(event) }), calls, next, logged };
}

const refusal = { errors: [{ type: 'ValidationError', message: 'no' }] };
/** An answer of 400, and what an area keeps of it. */
export const refused = () => json(refusal, '', { status: 400 });
export const failure = { status: 400, errors: refusal.errors };
