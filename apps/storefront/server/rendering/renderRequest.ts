import type { Screen } from '../addresses/pageTarget.ts';
import type { Exchange } from '../answers/answer.ts';
import type { RenderRequest } from './render.ts';

/** The parts of a request that a render needs. */
export function renderRequest(target: Screen, { request, correlationId }: Exchange): RenderRequest {
  const forwarded = request.headers['x-forwarded-for'];
  return {
    target,
    correlationId,
    cookies: carriedCookies(request.headers.cookie),
    visitor: {
      remoteAddress: request.socket.remoteAddress,
      forwardedFor: Array.isArray(forwarded) ? forwarded.join(', ') : forwarded,
    },
  };
}

/** The two cookies that calls to the commerce engine carry, out of a request's Cookie header. */
function carriedCookies(header: string | undefined): { SESSION?: string; utag_main?: string } {
  if (header === undefined) return {};
  const found: { SESSION?: string; utag_main?: string } = {};
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    const name = part.slice(0, at).trim();
    if (at !== -1 && (name === 'SESSION' || name === 'utag_main')) found[name] = part.slice(at + 1).trim();
  }
  return found;
}
