import { ConnectionLost, type Problem, Refusal } from './errors.ts';
import type { Language } from './types.ts';

/** What follows `/admin/v1/`; parts that are data, such as keys, are encoded. */
export const path = (...parts: string[]): string => parts.map(encodeURIComponent).join('/');

interface Options {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  /** A file as the body, instead of JSON. */
  file?: File;
  /** The version that the caller has seen. */
  version?: string;
  /** Makes the call once, however often it is sent. */
  key?: string;
  signal?: AbortSignal;
}

/** In which language the engine answers; the language of the screen. */
let language: Language = 'en';
export function answerIn(next: Language): void {
  language = next;
}

/**
 * Calls the engine. The session is a cookie that scripts cannot read.
 * @throws Refusal for an answer of 400 and above, ConnectionLost when none came
 */
export async function call<T>(at: string, options: Options = {}): Promise<T> {
  const { method = 'GET', body, file, version, key, signal } = options;
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (file) headers['content-type'] = file.type;
  if (version !== undefined) headers['if-match'] = `"${version}"`;
  if (key !== undefined) headers['idempotency-key'] = key;
  const init: RequestInit = { method, headers, signal, credentials: 'same-origin', cache: 'no-store' };
  if (body !== undefined) init.body = JSON.stringify(body);
  if (file) init.body = file;
  let response: Response;
  let text: string;
  try {
    response = await fetch(addressOf(at, options.query), init);
    text = await response.text();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ConnectionLost();
  }
  if (!response.ok) throw refusalOf(response, text);
  return (text ? JSON.parse(text) : undefined) as T;
}

/** The whole address of a call; `at` with a leading slash is from the origin's root. */
export function addressOf(at: string, query: Options['query'] = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') parameters.set(name, String(value));
  parameters.set('lang', language);
  return `${at.startsWith('/') ? at : `/admin/v1/${at}`}?${parameters}`;
}

function refusalOf(response: Response, text: string): Refusal {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new Refusal(response.status, problemsIn(text), Number.isFinite(seconds) ? seconds : undefined);
}

/** A proxy in between answers with pages of its own, which say nothing to people. */
function problemsIn(text: string): Problem[] {
  try {
    const { errors } = JSON.parse(text) as { errors?: Problem[] };
    return Array.isArray(errors) ? errors : [];
  } catch {
    return [];
  }
}
