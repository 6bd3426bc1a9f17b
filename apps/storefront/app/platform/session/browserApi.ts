import { type ApiClient, type ApiClientOptions, createApiClient } from '@crema/api-client';
import { apiFailure } from '../logging/apiFailure.ts';
import { logEvent } from '../logging/clientLogger.ts';
import type { AppStore } from '../store/store.ts';
import { visitCorrelationId } from './correlation.ts';
import { hasToken } from './hasToken.ts';
import { PRODUCT_AGENT } from './productAgent.ts';
import type { Tokens } from './tokens/tokens.ts';
import { AGENT_KEY, NOBO_KEY, PRICE_GROUP_KEY } from './visitor.ts';

const OPTIONS: ApiClientOptions = {
  baseUrl: '',
  turn: () => new Promise((next) => setTimeout(next)),
  fetch: async (input, init) => {
    const special = [AGENT_KEY, NOBO_KEY, PRICE_GROUP_KEY].some((key) => sessionStorage.getItem(key));
    return special ? (await import('./specialFetch.ts')).specialFetch(input, init) : fetch(input, init);
  },
  agent: PRODUCT_AGENT,
  correlationId: visitCorrelationId,
  onFailure: (failure) => logEvent(apiFailure(failure)),
};

let tokens: Promise<Tokens> | undefined;
let store: () => AppStore;

/** Tokens of this site; the module is loaded with the first call of a customer who has one, or who logs in. */
export function tokensOf(site: string): Promise<Tokens> {
  tokens ??= import('./tokens/browserTokens.ts').then(({ browserTokens }) =>
    browserTokens({ site, api: createApiClient(OPTIONS), store: store() }),
  );
  return tokens;
}

/**
 * The browser's API client: same origin, so that the cookies SESSION and utag_main are sent. `itsStore`, which is made
 * with the client, is informed when a log-in ends, here or in another tab.
 */
export function browserApi(site: string, itsStore: () => AppStore): ApiClient {
  store = itsStore;
  const ask = (what: (known: Tokens) => ReturnType<Tokens['fresh']>) =>
    hasToken(site) ? tokensOf(site).then(what) : Promise.resolve(undefined);
  return createApiClient({
    ...OPTIONS,
    tokens: {
      current: () => ask(async (known) => known.current()),
      clear: () => void tokens?.then((known) => known.clear()),
      fresh: (refused) => ask((known) => known.fresh(refused)),
    },
  });
}
