import { actingFetch } from './agent/actingFetch.ts';
import { noboFetch } from './nobo/noboSession.ts';
import { pricedFetch } from './pricedFetch.ts';
import { AGENT_KEY, NOBO_KEY } from './visitor.ts';

/** `fetch` of a tab in which an agent acts, somebody came by a no-login link, or a customer has own prices; no other visitor loads it. */
export const specialFetch: typeof fetch = (input, init) => {
  if (sessionStorage.getItem(AGENT_KEY)) return actingFetch(input as RequestInfo, init);
  if (sessionStorage.getItem(NOBO_KEY)) return noboFetch(input as RequestInfo, init);
  return pricedFetch(input as RequestInfo, init);
};
