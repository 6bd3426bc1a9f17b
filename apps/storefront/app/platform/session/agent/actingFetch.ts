import { AGENT_KEY } from '../visitor.ts';
import { readActing } from './agentSession.ts';
import { endActing } from './endActing.ts';

/**
 * `fetch` while an agent acts for a customer: adds `csAgentId`, `customerId` and the session's token to every call of
 * the commerce engine, which trusts the token alone. Ends acting when the session has expired or is refused.
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

/** Goes back to the agent's page. The call stays unanswered while the browser leaves; otherwise answers `otherwise`. */
async function leave(otherwise: () => Response | Promise<Response>): Promise<Response> {
  return endActing() ? new Promise(() => {}) : otherwise();
}
