import { actingFetch } from './agent/actingFetch.ts';
import { noboFetch } from './nobo/noboSession.ts';
import { pricedFetch } from './pricedFetch.ts';
import { AGENT_KEY, NOBO_KEY } from './visitor.ts';

/** `fetch` of tabs with an agent, a no-login link or a price segment; not loaded for other visits. */
export const specialFetch: typeof fetch = (input, init) => {
  if (sessionStorage.getItem(AGENT_KEY)) return actingFetch(input as RequestInfo, init);
  if (sessionStorage.getItem(NOBO_KEY)) return noboFetch(input as RequestInfo, init);
  return pricedFetch(input as RequestInfo, init);
};
