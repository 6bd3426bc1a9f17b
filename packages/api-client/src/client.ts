import createClient, { type MaybeOptionalInit } from 'openapi-fetch';
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

export function createApiClient(options: ApiClientOptions): ApiClient {
  const client = createClient<Record<string, Record<string, never>>>({ baseUrl: options.baseUrl });

  async function request(
    method: HttpMethod,
    path: string,
    init: RuntimeInit = {},
  ): Promise<Success<unknown>> {
    const { call = {}, headers, ...rest } = init;
    let body: unknown;
    const { response } = await client.request(
      method as never,
      path as never,
      {
        ...rest,
        ...(call.form ? { bodySerializer: formEncode } : {}),
        headers: { ...callHeaders(options, method, call), ...headers },
        parseAs: 'stream',
        fetch: async (built: Request) => {
          const answer = await send(built, call, options);
          body = answer.body;
          return answer.response;
        },
      } as never,
    );
    return { data: body, response: response as Response };
  }

  const caller = (method: HttpMethod) => (path: string, init?: RuntimeInit) => request(method, path, init);
  return {
    get: caller('get'),
    post: caller('post'),
    put: caller('put'),
    patch: caller('patch'),
    delete: caller('delete'),
  } as unknown as ApiClient;
}

interface RuntimeInit {
  call?: CallOptions;
  headers?: Record<string, string>;
  [option: string]: unknown;
}
