import { AGENT_KEY } from '../visitor.ts';
import { forgetActing, readActing } from './agentSession.ts';

/** Where an agent logs in, looks for customers, and comes back to when a session is over. */
const AGENT_PAGE = '/agent';

/**
 * `fetch` while an agent acts for a customer: every call to the commerce engine says so, by `csAgentId` and
 * `customerId`, and shows the session's token, which alone counts. When the timer has ended, acting has.
 */
export async function actingFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const url = new URL(request.url);
  if (url.origin !== location.origin || !url.pathname.startsWith('/rest/')) return fetch(request);
  const acting = readActing();
  const agentId = sessionStorage.getItem(AGENT_KEY);
  if (!acting || !agentId) return leave();
  url.searchParams.set('csAgentId', agentId);
  url.searchParams.set('customerId', acting.customerId);
  const { method, headers, signal } = request;
  headers.set('authorization', `Bearer ${acting.accessToken}`);
  // Read, because a body that is a stream is sent over HTTP/2 only.
  const body = request.body && (await request.arrayBuffer());
  const told = new Request(url, { method, headers, signal, body });
  const answer = await fetch(told);
  return answer.status === 401 ? leave() : answer;
}

/** Back to the agent's page, as nobody's; what was asked stays unanswered, the page goes. */
function leave(): Promise<Response> {
  forgetActing();
  const { pathname, search } = location;
  const site = new URLSearchParams(search).get('site');
  const query = new URLSearchParams({ ended: '1', ...(site ? { site } : {}) });
  location.assign(`${pathname.startsWith('/fr') ? '/fr' : ''}${AGENT_PAGE}?${query}`);
  return new Promise(() => {});
}
