import { isSiteId, languageOfPath } from '@crema/brands';
import { createContext, data, type RouterContextProvider, redirectDocument } from 'react-router';
import { parametersOf } from './parameters.ts';
import type { Failure } from './store/failure.ts';
import type { Area } from './store/lifecycle.ts';
import type { AppDispatch, AppStore, RootState } from './store/store.ts';

/** The store in the router's context: one per request on the server, one per visit in the browser. */
export const storeContext = createContext<AppStore>();

/**
 * The part of an address's query that a page reads. The server sets `pageQuery`, because it caches pages by it; in the
 * browser the screens' own readers come to the same result with less code.
 */
export const queryContext = createContext<(url: URL) => URLSearchParams>((url) => parametersOf(url.search));

interface RouteArguments {
  context: Readonly<RouterContextProvider>;
  params: Record<string, string | undefined>;
  request: Request;
}

export interface ScreenContext {
  dispatch: AppDispatch;
  state: () => RootState;
  params: Record<string, string | undefined>;
  /** On the server with the query as `pageQuery` normalises it, which the page cache's key is made of. */
  url: URL;
  /** Aborted when the visitor navigates on. */
  signal: AbortSignal;
}

/**
 * How every route loads: it exports the result as both `loader` and `clientLoader`. The data goes to slices; what `run`
 * returns is the page's outcome only (`null`, or `outcomeOf` of the area that the page needs).
 *
 * @throws a 404 or a redirect for an address of another language or site.
 */
export function screen<Outcome>(run: (context: ScreenContext) => Promise<Outcome>) {
  return async ({ context, params, request }: RouteArguments): Promise<Outcome> => {
    const store = context.get(storeContext);
    const url = new URL(request.url);
    url.search = context.get(queryContext)(url).toString();
    keepToDocument(url, store.getState());
    return run({
      dispatch: store.dispatch,
      state: store.getState,
      params,
      url,
      signal: request.signal,
    });
  };
}

/**
 * A document has one site and one language: an address of another is a 404 on the server, and loads a new document in
 * the browser.
 */
function keepToDocument(url: URL, { apiConfig }: RootState): void {
  const site = url.searchParams.get('site');
  const otherSite = site !== null && isSiteId(site) && site !== apiConfig.brand;
  if (languageOfPath(url.pathname) === apiConfig.lang && !otherSite) return;
  if (import.meta.env.SSR) throw data(null, { status: 404 });
  throw redirectDocument(url.pathname + url.search + url.hash);
}

/**
 * The outcome of a page that needs this area: null unless it failed.
 *
 * @throws to the error page: 404 for what does not exist, 400 for any other failure (the error stays in the slice).
 */
export function outcomeOf(area: Area<unknown>): null {
  if (area.error === null || area.error.aborted) return null;
  throw data(null, { status: isUnknown(area.error) ? 404 : 400 });
}

/** The outcome of an address without content: the error page with 404. */
export const nothingThere = () => data(null, { status: 404 });

function isUnknown({ status, errors }: Failure): boolean {
  return status === 404 || errors[0]?.type === 'UnknownIdentifierError';
}
