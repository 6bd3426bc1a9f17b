import { NOBO_KEY } from '../visitor.ts';

const TOKEN_KEY = 'nobo.token';

/**
 * Keeps a link's token for this tab.
 *
 * @param seconds how long the token is valid
 */
export function keepNobo(accessToken: string, seconds: number): void {
  sessionStorage.setItem(NOBO_KEY, 'true');
  sessionStorage.setItem(TOKEN_KEY, JSON.stringify({ accessToken, endsAt: Date.now() + seconds * 1000 }));
}

/** The link's token, until it expires. */
function readNobo(): string | undefined {
  const kept = JSON.parse(sessionStorage.getItem(TOKEN_KEY) ?? 'null') as {
    accessToken: string;
    endsAt: number;
  } | null;
  return kept && kept.endsAt > Date.now() ? kept.accessToken : undefined;
}

function forgetNobo(): void {
  sessionStorage.removeItem(NOBO_KEY);
  sessionStorage.removeItem(TOKEN_KEY);
}

/**
 * `fetch` for visitors with a no-login link: calls about `current` carry the link's token, unless they carry a
 * customer's. All others are sent unchanged, as the link allows nothing else.
 */
export function noboFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { pathname } = new URL(request.url);
  if (!pathname.includes('/users/current/') || request.headers.has('authorization')) return fetch(request);
  const token = readNobo();
  if (token) request.headers.set('authorization', `Bearer ${token}`);
  else forgetNobo();
  return fetch(request);
}
