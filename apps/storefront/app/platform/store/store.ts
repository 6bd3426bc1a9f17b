import type { ApiClient } from '@crema/api-client';
import type { Language, SiteId } from '@crema/brands';
import {
  combineReducers,
  configureStore,
  type Reducer,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { ClientLogger } from '../logging/logger.ts';
import { type ApiConfig, apiConfig } from './apiConfig.slice.ts';
import { pageMetadata } from './pageMetadata.slice.ts';

/** What a thunk may reach beside the state. One per request on the server, one per visit in the browser. */
export interface Services {
  api: ApiClient;
  log: ClientLogger;
}

export type RootState = Record<string, unknown> & { apiConfig: ApiConfig };
export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Services, UnknownAction>;

const reducers: Record<string, Reducer> = {
  [apiConfig.name]: apiConfig.reducer,
  [pageMetadata.name]: pageMetadata.reducer,
};
let combined: Reducer<RootState> | undefined;
let initial: RootState | undefined;

/** Combined anew when first used after a slice has come: to do so tries every reducer, and slices come by the dozen. */
const rootReducer: Reducer<RootState> = (state, action) => {
  combined ??= combineReducers(reducers) as unknown as Reducer<RootState>;
  return combined(state, action);
};

/**
 * Adds a feature's slice. Called where the slice is defined, so that a slice comes with the code that uses it:
 * the server knows all of them, a browser those of the routes it has loaded.
 */
export function addSlice(name: string, reducer: Reducer): void {
  if (name in reducers && !import.meta.env.DEV) throw new Error(`There are two slices ${name}.`);
  reducers[name] = reducer;
  combined = undefined;
  initial = undefined;
}

/** A store for one request (server) or for the visit (browser, from the server's serialised state). */
export function makeStore(services: Services, preloaded?: Partial<RootState>) {
  return configureStore({
    reducer: rootReducer,
    preloadedState: preloaded as RootState | undefined,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: services },
        // Development's checks stay; how long they take says more about the machine than about the state.
        serializableCheck: { warnAfter: Number.POSITIVE_INFINITY },
        immutableCheck: { warnAfter: Number.POSITIVE_INFINITY },
      }),
    devTools: import.meta.env.DEV,
  });
}

/** The state to send with a page: the slices that differ from their beginning, as JSON that is safe inside a script. */
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
