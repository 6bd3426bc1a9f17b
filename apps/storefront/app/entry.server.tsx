import { createApiClient } from '@crema/api-client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import {
  createContext,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { documentHead } from './document/documentHead.ts';
import { handOffScript } from './document/handOff.tsx';
import { installable, ownColorsLink } from './document/installable.ts';
import { scriptsAfterPaint, stylesFirst } from './document/paintFirst.ts';
import { sentState } from './document/sentState.ts';
import reportExposure from './platform/experiments/exposure.script.ts?text';
import en from './platform/i18n/generated/en.js';
import fr from './platform/i18n/generated/fr.js';
import { MessagesProvider } from './platform/i18n/messages.tsx';
import { queryContext, storeContext } from './platform/loading.ts';
import { apiFailure } from './platform/logging/apiFailure.ts';
import type { LogEvent } from './platform/logging/logger.ts';
import { pageQuery } from './platform/page-query/pageQuery.ts';
import { PRODUCT_AGENT } from './platform/session/productAgent.ts';
import type { ApiConfig } from './platform/store/apiConfig.slice.ts';
import { setting } from './platform/store/setting.ts';
import { makeStore, serialiseState } from './platform/store/store.ts';
import { NoScript } from './shell/NoScript.tsx';
import { ServerStrip } from './shell/Strips.tsx';
import { ConsentStrip } from './shell/visit/ConsentStrip.tsx';

/** The server takes the router's handler from here, so that both use one copy of the router. */
export { createRequestHandler } from 'react-router';

/** What the server knows of a request before any route is loaded. */
export interface PageRequest {
  apiConfig: ApiConfig;
  fetchCommerce: typeof fetch;
  correlationId: string;
  cookies: { SESSION?: string; utag_main?: string };
  /** What the browser is to report once it shows the page; absent: nothing. */
  exposure?: { screen: string; arms: string };
  /** Whether a call for a list was made without the system user's token because none could be had. */
  wentWithoutToken: (url: string) => boolean;
  /** Files of this page's language, to be fetched with the first script rather than after it. */
  preloads: readonly string[];
  /** Called when the page is made, with what was logged meanwhile, unless the site's `ssrLogger` is 0. */
  logEvent: (event: LogEvent) => void;
  /** Called for crashed screens and failed loaders. */
  logError: (error: unknown) => void;
}

/**
 * Logged where neither a token for the list's prices nor the list could be had; the sentence is the specification's.
 */
const NO_SYSTEM_USER: LogEvent = {
  type: 'ERROR',
  severity: 'medium',
  category: 'product',
  eventType: 'product-data',
  message: 'Failed calling systemUserToken api',
};

const STRIPS = (
  <>
    <NoScript />
    <ConsentStrip />
  </>
);

const pageRequest = createContext<PageRequest>();
/** Events logged so far. Whether they are reported depends on the header's data, which may arrive later. */
const loggedEvents = createContext<LogEvent[]>();
const renderedHtml = createContext<readonly string[]>([]);

/** The parts of a page that was rendered here; neither joined nor encoded into a response body and decoded again. */
export function htmlOf(context: RouterContextProvider): readonly string[] {
  return context.get(renderedHtml);
}

/** The request's own store, in a router context. */
export function createRequestContext(page: PageRequest): RouterContextProvider {
  const events: LogEvent[] = [];
  const log = (event: LogEvent) => void events.push(event);
  const api = createApiClient({
    baseUrl: 'http://commerce.internal',
    fetch: page.fetchCommerce,
    agent: PRODUCT_AGENT,
    correlationId: () => page.correlationId,
    cookies: () => page.cookies,
    onFailure: (failure) => {
      log(apiFailure(failure));
      const { final, status, url } = failure;
      if (final && status !== 404 && page.wentWithoutToken(url)) log(NO_SYSTEM_USER);
    },
  });
  const context = new RouterContextProvider();
  context.set(storeContext, makeStore({ api, log }, { apiConfig: page.apiConfig }));
  context.set(queryContext, (url) => pageQuery(url.pathname, url.searchParams));
  context.set(pageRequest, page);
  context.set(loggedEvents, events);
  return context;
}

/** A thrown 404 is an answer, not a fault. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context?.get(pageRequest).logError(error);
};

/** Renders the screen with React: the part of a page that the benchmark compares the rest with. */
export function renderTree(url: string, entry: EntryContext, context: RouterContextProvider): string {
  const store = context.get(storeContext);
  return renderToString(
    <Provider store={store}>
      <MessagesProvider messages={store.getState().apiConfig.lang === 'fr' ? fr : en}>
        <ServerStrip value={STRIPS}>
          <ServerRouter context={entry} url={url} />
        </ServerStrip>
      </MessagesProvider>
    </Provider>,
  );
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const store = context.get(storeContext);
  if (setting(store.getState(), 'ssrLogger') !== 0)
    context.get(loggedEvents).forEach(context.get(pageRequest).logEvent);
  // renderToString leaves the Suspense with the router's data unfinished: the router writes them apart.
  const { serverHandoffStream: _, ...withoutStream } = entry;
  const html = renderTree(request.url, withoutStream as EntryContext, context);
  const [head, body] = [html.indexOf('</head>'), html.lastIndexOf('</body>')];
  const first = stylesFirst(html.slice(0, head));
  const state = `<script type="application/json" id="state">${serialiseState(sentState(store.getState()))}</script>`;
  headers.set('content-type', 'text/html; charset=utf-8');
  const parts = [
    '<!DOCTYPE html>',
    ...first.parts,
    ownColorsLink(store.getState()),
    installable(store.getState()),
    status === 200 ? documentHead(store.getState()) : '',
    ...scriptsAfterPaint(
      html.slice(head, body),
      [...context.get(pageRequest).preloads, ...first.modules],
      entry.manifest.entry.module,
      await handOffScript(entry),
    ),
    ...exposureScript(context.get(pageRequest)),
    state,
    html.slice(body),
  ];
  context.set(renderedHtml, parts);
  return new Response(null, { status, headers });
}

/** The script that reports what was shown, in pages that visitors of an experiment see. */
function exposureScript({ apiConfig, exposure }: PageRequest): string[] {
  if (!exposure) return [];
  const given = [apiConfig.brand, exposure.screen, exposure.arms].map((text) => JSON.stringify(text));
  return [`<script>(${reportExposure})(${given})</script>`];
}
