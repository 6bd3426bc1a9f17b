import type { VisitorFetch } from '@crema/api-client';

/** Credentials of the storefront's server at the engine's token endpoint. */
export interface SystemClient {
  id: string;
  secret: string;
}

export interface SystemUser {
  /** A fetch that calls category and search lists as the system user. */
  fetch: VisitorFetch;
  /** Whether such a call was made without a token because none could be had. */
  wentWithout(url: string): boolean;
}

/** The lists that carry prices: a category's or brand's products, and what a search found. */
const LIST = /^https?:\/\/[^/]+\/rest\/v2\/([^/]+)\/(?:c\/[^/?]+|products\/searchText)(?:\?|$)/;
/** Milliseconds before its expiry at which a token is renewed, so that none expires on its way. */
const MARGIN_MS = 30_000;
/** Milliseconds that the next call for a token waits after a failed one; lists are called without a token meanwhile. */
const PAUSE_MS = 60_000;

interface Held {
  token?: string;
  /** Until when the token, or its absence, is used without asking again; epoch milliseconds. */
  until: number;
}

/**
 * Server pricing (specification, sections 6 and 7): before the first list of a site, a token of the system user is
 * fetched by client credentials, one call at a time, and used until it expires. A 401 on a list renews it once. If no
 * token can be had, lists are called without one: their prices are public either way.
 */
export function createSystemUser(
  fetchCommerce: VisitorFetch,
  clock: { now(): Date },
  { id, secret }: SystemClient,
): SystemUser {
  const authorization = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
  const held = new Map<string, Held>();
  const underWay = new Map<string, Promise<Held>>();
  const nowMs = () => clock.now().getTime();

  async function ask(site: string): Promise<Held> {
    try {
      const answer = await fetchCommerce(
        new Request(`http://commerce.internal/api/auth/systemUserToken?site=${site}`, {
          headers: { authorization },
        }),
      );
      if (!answer.ok) return { until: nowMs() + PAUSE_MS };
      const { access_token, expires_in } = (await answer.json()) as {
        access_token: string;
        expires_in: number;
      };
      return { token: access_token, until: nowMs() + expires_in * 1000 - MARGIN_MS };
    } catch {
      return { until: nowMs() + PAUSE_MS };
    }
  }

  function renew(site: string): Promise<Held> {
    const flight =
      underWay.get(site) ??
      ask(site).then((found) => {
        held.set(site, found);
        underWay.delete(site);
        return found;
      });
    underWay.set(site, flight);
    return flight;
  }

  /** The site's token; not a promise if it is known. */
  const tokenOf = (site: string): Held | Promise<Held> => {
    const known = held.get(site);
    return known && nowMs() < known.until ? known : renew(site);
  };

  return {
    fetch: async (input, init) => {
      const request = input instanceof Request ? input : new Request(input, init);
      const site = request.method === 'GET' ? siteOfList(request.url) : undefined;
      if (site === undefined) return fetchCommerce(request, init);
      const found = tokenOf(site);
      const { token } = found instanceof Promise ? await found : found;
      const answer = await fetchCommerce(shown(request, token), init);
      if (answer.status !== 401 || token === undefined) return answer;
      // Another list's call may have renewed it already.
      const known = held.get(site);
      const fresh = known && known.token !== token ? known : await renew(site);
      return fetchCommerce(shown(request, fresh.token), init);
    },
    wentWithout: (url) => {
      const site = siteOfList(url);
      const known = site === undefined ? undefined : held.get(site);
      return known !== undefined && known.token === undefined;
    },
  };
}

const siteOfList = (url: string): string | undefined => LIST.exec(url)?.[1];

function shown(request: Request, token: string | undefined): Request {
  if (token === undefined) request.headers.delete('authorization');
  else request.headers.set('authorization', `Bearer ${token}`);
  return request;
}
