/** Which request a piece of work belongs to, across processes: W3C Trace Context, the header `traceparent`. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

export interface SpanContext {
  /** 32 hex digits, the same in every process that a request comes through. */
  traceId: string;
  /** 16 hex digits, of the work of one process. */
  spanId: string;
  /** 1: the trace is recorded. */
  traceFlags: number;
}

/** The work of one process for one request. */
export interface Span {
  context: SpanContext;
  /**
   * Absent where spans are recorded nowhere.
   *
   * @param attributes what it was, in the words of OpenTelemetry, such as `http.response.status_code`
   */
  end?(attributes: Record<string, string | number>, failed: boolean): void;
}

/** Begins a span: of the trace of `parent`, or of a new one. */
export type StartSpan = (name: string, parent?: SpanContext) => Span;

const WELL_FORMED = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const ZEROS = /^0+$/;

/** What a caller says of its trace; undefined where it says nothing, or nothing that can be read. */
export function parseTraceparent(header: string | string[] | undefined): SpanContext | undefined {
  const [, traceId, spanId, flags] = WELL_FORMED.exec(String(header ?? '')) ?? [];
  if (!traceId || !spanId || ZEROS.test(traceId) || ZEROS.test(spanId)) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags ?? '0', 16) & 1 };
}

const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-0${traceFlags}`;

/**
 * The ids of a trace that begins here, made when somebody asks for them. Most requests are answered from the page cache: no other
 * process hears of them, and ids cost more than the answer's own work.
 */
class NewTrace implements SpanContext {
  #ids: string | undefined;
  readonly traceFlags = 0;

  get traceId(): string {
    return this.#made().slice(0, 32);
  }

  get spanId(): string {
    return this.#made().slice(32);
  }

  get isAskedFor(): boolean {
    return this.#ids !== undefined;
  }

  #made(): string {
    this.#ids ??= randomBytes(24).toString('hex');
    return this.#ids;
  }
}

/** Spans that are recorded nowhere: their ids go on to other processes and into the log. */
export const startIds: StartSpan = (_name, parent) => ({
  context: parent ? { ...parent, spanId: randomBytes(8).toString('hex') } : new NewTrace(),
});

/** The id for a log line; undefined while no other process has heard of the trace, so that nobody looks for it. */
export const knownTraceId = (context: SpanContext | undefined): string | undefined =>
  context instanceof NewTrace && !context.isAskedFor ? undefined : context?.traceId;

const current = new AsyncLocalStorage<SpanContext>();

/** Runs work, and all that follows from it, as part of a span. */
export const inSpan = <Result>(context: SpanContext, work: () => Result): Result =>
  current.run(context, work);

/** The span that the running work belongs to; undefined for what no request caused. */
export const currentSpan = (): SpanContext | undefined => current.getStore();

/** The header by which another process goes on with the running trace; none for what no request caused. */
export function traceHeaders(): { traceparent?: string } {
  const context = current.getStore();
  return context ? { traceparent: traceparentOf(context) } : {};
}
