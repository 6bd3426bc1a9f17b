import { actingFetch } from './agent/actingFetch.ts';
import { noboFetch } from './nobo/noboSession.ts';
import { AGENT_KEY } from './visitor.ts';

/** `fetch` of a tab in which an agent acts, or somebody came by a no-login link; no other visitor loads it. */
export const specialFetch: typeof fetch = (input, init) =>
  sessionStorage.getItem(AGENT_KEY)
    ? actingFetch(input as RequestInfo, init)
    : noboFetch(input as RequestInfo, init);
