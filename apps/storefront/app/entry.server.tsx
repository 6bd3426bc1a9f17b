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
import en from './platform/i18n/generated/en.js';
import fr from './platform/i18n/generated/fr.js';
import { MessagesProvider } from './platform/i18n/messages.tsx';
import { storeContext } from './platform/loading.ts';
import { PRODUCT_AGENT } from './platform/session/productAgent.ts';
import type { ApiConfig } from './platform/store/apiConfig.slice.ts';
import { makeStore, serialiseState } from './platform/store/store.ts';
import { documentHead } from './routes/documentHead.ts';

/** The server takes the router's handler from here, so that both use one copy of the router. */
export { createRequestHandler } from 'react-router';

/** What the server knows of a request before any screen is loaded. */
export interface PageRequest {
  apiConfig: ApiConfig;
  fetchCommerce: typeof fetch;
  correlationId: string;
  cookies: { SESSION?: string; utag_main?: string };
  /** Files of this page's language, to be fetched with the first script rather than after it. */
  preloads: readonly string[];
  /** Told of crashed screens and failed loaders. */
  logError: (error: unknown) => void;
}

const pageRequest = createContext<PageRequest>();
const renderedHtml = createContext<readonly string[]>([]);

/** The page of an answer from here, in parts: neither joined nor encoded into a response body and decoded again. */
export function htmlOf(context: RouterContextProvider): readonly string[] {
  return context.get(renderedHtml);
}

/** The request's own store, in a router context. */
export function createRequestContext(page: PageRequest): RouterContextProvider {
  const api = createApiClient({
    baseUrl: 'http://commerce.internal',
    fetch: page.fetchCommerce,
    agent: PRODUCT_AGENT,
    correlationId: () => page.correlationId,
    cookies: () => page.cookies,
  });
  const context = new RouterContextProvider();
  context.set(storeContext, makeStore({ api, log: () => {} }, { apiConfig: page.apiConfig }));
  context.set(pageRequest, page);
  return context;
}

/** A thrown 404 is an answer, not a fault. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context?.get(pageRequest).logError(error);
};

/** The screen as React writes it: the part of a page that the benchmark measures the rest against. */
export function renderTree(url: string, entry: EntryContext, context: RouterContextProvider): string {
  const store = context.get(storeContext);
  return renderToString(
    <Provider store={store}>
      <MessagesProvider messages={store.getState().apiConfig.lang === 'fr' ? fr : en}>
        <ServerRouter context={entry} url={url} />
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
  // renderToString leaves the Suspense with the router's data unfinished; its stream is appended below instead.
  const { serverHandoffStream, ...withoutStream } = entry;
  const html = renderTree(request.url, withoutStream as EntryContext, context);
  const [head, body] = [html.indexOf('</head>'), html.lastIndexOf('</body>')];
  const preloads = context
    .get(pageRequest)
    .preloads.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}"/>`);
  const state = `<script type="application/json" id="state">${serialiseState(store.getState())}</script>`;
  headers.set('content-type', 'text/html; charset=utf-8');
  const parts = [
    '<!DOCTYPE html>',
    ...paintFirst(html.slice(0, head)),
    ...preloads,
    status === 200 ? documentHead(store.getState()) : '',
    html.slice(head, body),
    state,
    await handOff(serverHandoffStream),
    html.slice(body),
  ];
  context.set(renderedHtml, parts);
  return new Response(null, { status, headers });
}

const STYLES = /<link rel="stylesheet"[^>]*>/;

/** The head with what the first paint needs before what hydration needs: on a slow line they share it. */
function paintFirst(head: string): string[] {
  const styles = STYLES.exec(head)?.[0] ?? '';
  const afterFirst = head.indexOf('>', head.indexOf('<meta')) + 1;
  const rest = head
    .slice(afterFirst)
    .replace(styles, '')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
  return [head.slice(0, afterFirst), styles, rest];
}

/** The router's own data (outcomes only; the screens' data is in the state) as the script its stream component would write. */
async function handOff(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  if (!stream) return '';
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  const chunk = JSON.stringify(text).replaceAll('<', '\\u003c');
  return `<script>window.__reactRouterContext.streamController.enqueue(${chunk});window.__reactRouterContext.streamController.close();</script>`;
}
