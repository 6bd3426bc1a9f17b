import type { Language, SiteId } from '@crema/brands';
import { createAction, type PayloadActionCreator, type Reducer } from '@reduxjs/toolkit';
import { type Failure, toFailure } from './failure.ts';
import { type On, on, type Reaction, reducerOf } from './reactions.ts';
import { type AppDispatch, type AppThunk, addSlice, type RootState, type Services, siteOf } from './store.ts';

/** A data area of the specification's section 4: begin, then success or error. */
export interface Area<Data, Fault = Failure> {
  loading: boolean;
  success: boolean;
  error: Fault | null;
  data: Data | null;
  /** What `data` was, or is being, loaded for. A late answer for another key is dropped. */
  key: string | null;
}

/** Passed to a loading function beside its argument. */
export interface LoadEnvironment extends Services {
  site: SiteId;
  language: Language;
  state: RootState;
  dispatch: AppDispatch;
  signal?: AbortSignal;
}

/** Actions that an area dispatches while it loads. */
interface AreaActions<Data, Fault> {
  begin: PayloadActionCreator<{ key: string }>;
  success: PayloadActionCreator<{ key: string; data: Data }>;
  error: PayloadActionCreator<{ key: string; error: Fault }>;
}

interface AreaOptions<Arg, Data, Fault> {
  /** The slice's name in the state, as the specification has it. */
  name: string;
  /** Fetches the data; whatever it throws becomes the area's error. */
  load: (arg: Arg, env: LoadEnvironment) => Promise<Data>;
  /** Identifies what is loaded; the JSON of the argument unless given. */
  keyOf?: (arg: Arg) => string;
  /**
   * Keeps the data of another key while loading (such as a list that is only filtered differently), and what `extra`
   * has added.
   */
  keepData?: boolean;
  /**
   * Turns an answer into the data, with the area as other actions have changed it meanwhile; absent: the answer is the
   * data.
   */
  arrive?: (data: Data, area: Area<Data, Fault>) => Data;
  /** Turns what was thrown into the error; absent: a `Failure`. */
  toFault?: (thrown: unknown) => Fault;
  /**
   * Those of its actions that are declared elsewhere, by a listener that does not load this area: `<name>/begin`,
   * `/success`, `/error`.
   */
  actions?: Partial<AreaActions<Data, Fault>>;
  /** Reactions to other actions; given the area as it is at first. */
  extra?: (on: On<Area<Data, Fault>>, initial: Area<Data, Fault>) => readonly Reaction<Area<Data, Fault>>[];
}

/** Functions that load an area of the page again, by its name. */
const again = new Map<string, (key: string) => AppThunk<Promise<unknown>>>();

/**
 * Loads an area of the page again with its present key, which is its argument as JSON; does nothing if the page has no
 * such area, or it is empty.
 */
export const reload =
  (name: string): AppThunk =>
  (dispatch, getState) => {
    const key = (getState()[name] as Area<unknown> | undefined)?.key;
    const load = again.get(name);
    if (key && load) void dispatch(load(key));
  };

/**
 * A slice with the begin/success/error lifecycle, its thunks and its selector, added to the store.
 * `load` always fetches; `ensure` does not when the same key is loaded, or being loaded.
 */
export function createArea<Arg, Data, Fault = Failure>({
  name,
  load,
  keyOf = JSON.stringify,
  keepData,
  arrive = (data) => data,
  toFault = toFailure as (thrown: unknown) => Fault,
  actions = {},
  extra = () => [],
}: AreaOptions<Arg, Data, Fault>) {
  const initial: Area<Data, Fault> = { loading: false, success: false, error: null, data: null, key: null };
  const {
    begin = createAction<{ key: string }>(`${name}/begin`),
    success = createAction<{ key: string; data: Data }>(`${name}/success`),
    error = createAction<{ key: string; error: Fault }>(`${name}/error`),
  } = actions;
  const reset = createAction(`${name}/reset`);

  const reducer = reducerOf(initial, [
    on(begin, (area, { key }) => {
      const data = keepData || area.key === key ? area.data : null;
      return { ...(keepData && area), loading: true, success: false, error: null, data, key };
    }),
    on(success, (area, { key, data }) =>
      area.key === key ? { ...area, loading: false, success: true, data: arrive(data, area) } : area,
    ),
    on(error, (area, { key, error: failure }) =>
      area.key === key ? { ...area, loading: false, error: failure } : area,
    ),
    on(reset, () => initial),
    ...extra(on, initial),
  ]);
  addSlice(name, reducer as Reducer);

  const select = (state: RootState): Area<Data, Fault> =>
    (state[name] as Area<Data, Fault> | undefined) ?? initial;

  const run =
    (arg: Arg, signal?: AbortSignal): AppThunk<Promise<Area<Data, Fault>>> =>
    async (dispatch, getState, services) => {
      const key = keyOf(arg);
      dispatch(begin({ key }));
      try {
        const env = { ...services, ...siteOf(getState()), state: getState(), dispatch, signal };
        dispatch(success({ key, data: await load(arg, env) }));
      } catch (thrown) {
        dispatch(error({ key, error: toFault(thrown) }));
      }
      return select(getState());
    };

  const ensure =
    (arg: Arg, signal?: AbortSignal): AppThunk<Promise<Area<Data, Fault>>> =>
    async (dispatch, getState) => {
      const area = select(getState());
      const same = area.key === keyOf(arg);
      return same && (area.loading || area.success) ? area : dispatch(run(arg, signal));
    };

  again.set(name, (key) => run(JSON.parse(key)));
  return { name, reducer, select, load: run, ensure, actions: { begin, success, error, reset } };
}
