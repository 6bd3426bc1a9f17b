import {
  createFinalURL,
  createQuerySerializer,
  defaultPathSerializer,
  type MaybeOptionalInit,
} from 'openapi-fetch';
import type {
  HttpMethod,
  MediaType,
  PathsWithMethod,
  RequiredKeysOf,
  ResponseObjectMap,
  SuccessResponse,
} from 'openapi-typescript-helpers';
import type { CallOptions } from './call-options.ts';
import type { paths } from './generated/schema.d.ts';
import { callHeaders, formEncode, type HeaderSources } from './headers.ts';
import { type LifecycleOptions, send } from './lifecycle.ts';

export interface ApiClientOptions extends LifecycleOptions, HeaderSources {
  /** Absolute on the server; '' in a browser, whose calls are same-origin. */
  baseUrl: string;
  /** Waited for before a read is made: in a browser the next turn, so that several do not make one long task. */
  turn?: () => Promise<void>;
}

/** Typed parameters and body of one operation, and what the call asks of the lifecycle. */
type Init<Path extends keyof paths, Method extends HttpMethod> = MaybeOptionalInit<
  paths[Path],
  Method & keyof paths[Path]
> & {
  call?: CallOptions;
};
type Arguments<I> = RequiredKeysOf<I> extends never ? [init?: I] : [init: I];
type Operation<Path extends keyof paths, Method extends HttpMethod> =
  paths[Path] extends Record<Method, infer O extends Record<string | number, unknown>> ? O : never;
type Data<Path extends keyof paths, Method extends HttpMethod> = SuccessResponse<
  ResponseObjectMap<Operation<Path, Method>>,
  MediaType
>;

/** What a successful call gives: the parsed body, and the response for its status and headers (its body is read). */
export interface Success<Body> {
  data: Body;
  response: Response;
}

type Caller<Method extends HttpMethod> = <Path extends PathsWithMethod<paths, Method>>(
  path: Path,
  ...init: Arguments<Init<Path, Method>>
) => Promise<Success<Data<Path, Method>>>;

/** One method per HTTP verb; each resolves with `{ data, response }` and throws as the specification's section 8 says. */
export interface ApiClient {
  get: Caller<'get'>;
  post: Caller<'post'>;
  put: Caller<'put'>;
  patch: Caller<'patch'>;
  delete: Caller<'delete'>;
}

const querySerializer = createQuerySerializer();

/** openapi-fetch builds addresses; the rest of its client is not used, because it has a lifecycle of its own. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  async function request(
    method: HttpMethod,
    path: string,
    { call = {}, headers, params = {}, body }: RuntimeInit = {},
  ): Promise<Success<unknown>> {
    if (method === 'get') await options.turn?.();
    const url = createFinalURL(path, {
      baseUrl: options.baseUrl,
      params,
      querySerializer,
      pathSerializer: defaultPathSerializer,
    });
    const init = {
      method: method.toUpperCase(),
      headers: { ...callHeaders(options, method, call), ...params.header, ...headers },
      ...(body === undefined ? {} : { body: call.form ? formEncode(body) : JSON.stringify(body) }),
    };
    const answer = await send(() => new Request(url, init), call, options);
    return { data: answer.body, response: answer.response };
  }

  const caller =
    <Method extends HttpMethod>(method: Method): Caller<Method> =>
    async (path, ...init) => {
      // Read as unknown: the type of `init` for every path at once is a union too large for the compiler (TS2590).
      const [given]: readonly unknown[] = init;
      const { data, response } = await request(method, path, given as RuntimeInit | undefined);
      return { data: data as Data<typeof path, Method>, response };
    };
  return {
    get: caller('get'),
    post: caller('post'),
    put: caller('put'),
    patch: caller('patch'),
    delete: caller('delete'),
  };
}

interface RuntimeInit {
  call?: CallOptions;
  headers?: Record<string, string>;
  params?: {
    path?: Record<string, unknown>;
    query?: Record<string, unknown>;
    header?: Record<string, string>;
  };
  body?: unknown;
}
