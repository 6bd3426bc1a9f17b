import { createContext, data, type RouterContextProvider } from 'react-router';
import type { Area } from './store/lifecycle.ts';
import type { AppDispatch, AppStore, RootState } from './store/store.ts';

/** The store in the router's context: one per request on the server, one per visit in the browser. */
export const storeContext = createContext<AppStore>();

interface RouteArguments {
  context: Readonly<RouterContextProvider>;
  params: Record<string, string | undefined>;
  request: Request;
}

export interface ScreenContext {
  dispatch: AppDispatch;
  state: () => RootState;
  params: Record<string, string | undefined>;
  url: URL;
  /** Aborted when the visitor navigates on. */
  signal: AbortSignal;
}

/**
 * The one loading path: a route exports the result as both `loader` and `clientLoader`. The data goes to slices;
 * what `run` returns is the page's outcome only (`null`, or `outcomeOf` of the area the page stands on).
 */
export function screen<Outcome>(run: (context: ScreenContext) => Promise<Outcome>) {
  return ({ context, params, request }: RouteArguments): Promise<Outcome> => {
    const store = context.get(storeContext);
    return run({
      dispatch: store.dispatch,
      state: store.getState,
      params,
      url: new URL(request.url),
      signal: request.signal,
    });
  };
}

/** 404 for what does not exist (thrown: the error page), 400 with the error in the slice for any other failure. */
export function outcomeOf(area: Area<unknown>) {
  if (area.error === null || area.error.aborted) return null;
  if (isUnknown(area)) throw data(null, { status: 404 });
  return data(null, { status: 400 });
}

function isUnknown({ error }: Area<unknown>): boolean {
  return error?.status === 404 || error?.errors[0]?.type === 'UnknownIdentifierError';
}
