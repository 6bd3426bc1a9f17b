import { type ApiClient, createApiClient } from '@crema/api-client';
import { PRODUCT_AGENT } from '#app/platform/session/productAgent.ts';

/** Calls with the agent's own token, even if a customer is logged in in this browser. */
export function agentApi(accessToken: string): ApiClient {
  return createApiClient({
    baseUrl: '',
    fetch: (input, init) => fetch(input, init),
    agent: PRODUCT_AGENT,
    tokens: { current: () => accessToken, clear: () => {}, fresh: async () => undefined },
  });
}
