import type { ApiClient } from '@crema/api-client';
import type { Language, SiteId } from '@crema/brands';
import {
  applyMiddleware,
  combineReducers,
  configureStore,
  legacy_createStore as createStore,
  type Middleware,
  type Reducer,
  type Store,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { ClientLogger } from '../logging/logger.ts';
import { type ApiConfig, apiConfig } from './apiConfig.slice.ts';
import { pageMetadata } from './pageMetadata.slice.ts';

/** Services of thunks beside the state. One set per request on the server, one per visit in the browser. */
export interface Services {
  api: ApiClient;
  log: ClientLogger;
}

export type RootState = Record<string, unknown> & { apiConfig: ApiConfig };
export type AppDispatch = ThunkDispatch<RootState, Services, UnknownAction>;
export type AppStore = Store<RootState> & { dispatch: AppDispatch };
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Services, UnknownAction>;

const reducers: Record<string, Reducer> & { apiConfig: Reducer<ApiConfig> } = {
  apiConfig,
  pageMetadata,
};
let combined: Reducer<RootState> | undefined;
let initial: RootState | undefined;

/**
 * Combined again at the first use after a slice was added: combining calls every reducer, and slices are added by the
 * dozen.
 */
const rootReducer: Reducer<RootState> = (state, action) => {
  combined ??= combineReducers(reducers);
  return combined(state, action);
};

/**
 * Adds a feature's slice. Called where the slice is defined, so that it is loaded with the code that uses it: the
 * server has all slices, a browser those of the routes it has loaded.
 *
 * @throws outside development if the name is taken.
 */
export function addSlice(name: string, reducer: Reducer): void {
  if (name in reducers && !import.meta.env.DEV) throw new Error(`There are two slices ${name}.`);
  reducers[name] = reducer;
  combined = undefined;
  initial = undefined;
}

/** A store for one request (server) or for the visit (browser, from the server's serialised state). */
export function makeStore(services: Services, preloaded?: Partial<RootState>): AppStore {
  const preloadedState = preloaded as RootState | undefined;
  // Without the toolkit's checks there is nothing of its store that we use, and every page would carry it.
  if (!import.meta.env.DEV)
    return createStore(rootReducer, preloadedState, applyMiddleware(thunks(services)));
  return configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: services },
        // The checks of development stay, without their warnings about time, which depend on the machine.
        serializableCheck: { warnAfter: Number.POSITIVE_INFINITY },
        immutableCheck: { warnAfter: Number.POSITIVE_INFINITY },
      }),
  });
}

/** Lets functions be dispatched, as the toolkit's own middleware does. */
const thunks =
  (services: Services): Middleware<AppDispatch, RootState> =>
  ({ dispatch, getState }) =>
  (next) =>
  (action) =>
    typeof action === 'function' ? action(dispatch, getState, services) : next(action);

/**
 * The state to send with a page: the slices that differ from their initial state, as JSON that is safe inside a script.
 */
export function serialiseState(state: RootState): string {
  initial ??= rootReducer(undefined, { type: 'crema/initial' });
  const beginning = initial;
  const changed = Object.entries(state).filter(([name, slice]) => slice !== beginning[name]);
  return JSON.stringify(Object.fromEntries(changed)).replaceAll('<', '\\u003c');
}

/** The site and language of this page. */
export function siteOf(state: RootState): { site: SiteId; language: Language } {
  return { site: state.apiConfig.brand, language: state.apiConfig.lang };
}
