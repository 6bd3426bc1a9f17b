import { AGENT_KEY } from '../visitor.ts';
import { readActing } from './agentSession.ts';
import { endActing } from './endActing.ts';

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
  if (!acting || !agentId) return leave(() => fetch(request));
  url.searchParams.set('csAgentId', agentId);
  url.searchParams.set('customerId', acting.customerId);
  const { method, headers, signal } = request;
  headers.set('authorization', `Bearer ${acting.accessToken}`);
  // Read, because a body that is a stream is sent over HTTP/2 only.
  const body = request.body && (await request.arrayBuffer());
  const told = new Request(url, { method, headers, signal, body });
  const answer = await fetch(told);
  return answer.status === 401 ? leave(() => answer) : answer;
}

/** Back to the agent's page. What was asked stays unanswered while the page goes; where it stays, it is nobody's. */
async function leave(otherwise: () => Response | Promise<Response>): Promise<Response> {
  return endActing() ? new Promise(() => {}) : otherwise();
}
