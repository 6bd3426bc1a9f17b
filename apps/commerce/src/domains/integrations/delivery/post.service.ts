import { lookup as resolve } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress, urlProblem } from '../endpoints/address.rules.ts';

/** What a receiver said, or why nothing was heard. */
export interface Heard {
  status?: number;
  /** The beginning of the answer. */
  answer?: string;
  error?: string;
}

export interface PostOptions {
  /** Whether plain HTTP and private networks are allowed. */
  allowsPrivate: boolean;
  /** Milliseconds for the whole exchange. */
  timeoutMs?: number;
  /** Resolves names in place of the system: for tests. */
  resolve?: LookupFunction;
}

/** Of an answer, in bytes: the rest is not read. */
const MOST_ANSWER = 1024;
const TIMEOUT_MS = 15_000;

/**
 * Posts JSON to a receiver. Redirects are not followed, and the address that a name has is looked at when it is called,
 * so that a name cannot lead into the shop's own network. Never throws.
 */
export function post(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
  options: PostOptions,
): Promise<Heard> {
  const { allowsPrivate, timeoutMs = TIMEOUT_MS } = options;
  const problem = urlProblem(url, allowsPrivate);
  if (problem) return Promise.resolve({ error: `The address is not allowed: ${problem}` });
  const send = url.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((settle) => {
    const request = send(url, {
      ...{ method: 'POST', agent: false, signal: AbortSignal.timeout(timeoutMs) },
      headers: {
        ...{ 'content-type': 'application/json', 'user-agent': 'Crema-Webhooks/1', connection: 'close' },
        ...{ 'content-length': Buffer.byteLength(body), ...headers },
      },
      lookup: allowsPrivate ? options.resolve : publicOnly(options.resolve),
    });
    request.on('response', (response) => {
      const parts: Buffer[] = [];
      let length = 0;
      const end = (): void => {
        settle({
          status: response.statusCode ?? 0,
          answer: Buffer.concat(parts).subarray(0, MOST_ANSWER).toString('utf8').replaceAll('\u0000', ''),
        });
        request.destroy();
      };
      response.on('data', (part: Buffer) => {
        parts.push(part);
        length += part.length;
        if (length >= MOST_ANSWER) end();
      });
      response.on('end', end);
      response.on('error', end);
    });
    request.on('error', (error: NodeJS.ErrnoException) => settle({ error: reasonOf(error, timeoutMs) }));
    request.end(body);
  });
}

const PRIVATE = 'EPRIVATE';

/** Resolves a name, and refuses it where any of its addresses is not public. */
const publicOnly =
  (lookUp: LookupFunction = resolve as LookupFunction): LookupFunction =>
  (host, options, done) => {
    lookUp(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      const all = Array.isArray(found) ? found : [{ address: found, family: 4 }];
      const [first] = all;
      if (!first || !all.every(({ address }) => isPublicAddress(address))) {
        const refusal = Object.assign(new Error('private address'), { code: PRIVATE });
        return done(refusal, []);
      }
      return options.all ? done(null, all) : done(null, first.address, first.family);
    });
  };

function reasonOf({ code = '', name }: NodeJS.ErrnoException, timeoutMs: number): string {
  if (name === 'TimeoutError' || name === 'AbortError') return `No answer within ${timeoutMs / 1000} s`;
  if (code === PRIVATE) return 'The name leads to an address that is not public';
  return code || 'The connection broke';
}
