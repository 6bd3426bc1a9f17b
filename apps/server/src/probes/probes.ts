import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '@crema/commerce/platform/clock/index';
import { correlationIdOf } from '@crema/commerce/platform/http/correlation';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Engines } from '../engines/engines.ts';
import { PLAIN } from '../requests/security-headers.ts';
import { type Backlog, watchBacklog } from './backlog.ts';
import { type DatabaseState, watchDatabase } from './database.ts';
import { mayRead } from './readers.ts';
import type { Readiness } from './readiness.ts';

const PATHS = new Set(['/healthz', '/readyz', '/metrics']);

/** Who answers a request. */
export type Part = 'commerce' | 'storefront' | 'admin';

interface ProbeOptions {
  readiness(): Promise<Readiness>;
  /** Lets another machine read the metrics. */
  metricsToken: string | undefined;
  clock: Clock;
  /** Whether an engine of another process answers; absent when there is none to ask. */
  engineState?: Engines['state'] | undefined;
  /** What waits in the database; absent without an engine. */
  backlog?: (() => Promise<Backlog>) | undefined;
  /** This process's connections to the database; absent without an engine. */
  database?: DatabaseState | undefined;
}

/** Metrics of the process and of what it served, and the two probes of a load balancer. */
export function createProbes({
  readiness,
  metricsToken,
  clock,
  engineState = () => 'up',
  backlog,
  database,
}: ProbeOptions) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  if (backlog) watchBacklog(registry, backlog);
  if (database) watchDatabase(registry, database);
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by part of the shop and status class.',
    labelNames: ['part', 'status'],
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte in to the last byte out.',
    labelNames: ['part'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const durations = {
    commerce: duration.labels('commerce'),
    storefront: duration.labels('storefront'),
    admin: duration.labels('admin'),
  };
  let inFlight = 0;
  new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests being answered.',
    registers: [registry],
    collect() {
      this.set(inFlight);
    },
  });
  /** Counts a request as begun. */
  const begin = (): void => {
    inFlight += 1;
  };

  // A labelled metric is looked up by a hash of its labels, which costs more than counting: each one once.
  const counters = new Map<string, () => void>();
  /** Counts a begun request as answered. */
  const count = (part: Part, status: number, ms: number): void => {
    inFlight -= 1;
    durations[part].observe(ms / 1000);
    const key = `${part} ${Math.floor(status / 100)}xx`;
    let counter = counters.get(key);
    if (counter === undefined) {
      const child = requests.labels(part, key.slice(part.length + 1));
      counter = () => child.inc();
      counters.set(key, counter);
    }
    counter();
  };

  /** Answers a probe; false when the path is none. */
  const answer = (path: string, request: IncomingMessage, response: ServerResponse): boolean => {
    if (!PATHS.has(path)) return false;
    response.setHeader('x-correlation-id', correlationIdOf(request.headers['x-correlation-id'], clock));
    if (path === '/healthz') end(response, 200, '{"status":"up"}');
    else if (path === '/readyz') {
      void readiness().then((reasons) => end(response, ...answerOf(reasons, engineState())));
    } else if (mayRead(request, metricsToken)) {
      registry.metrics().then(
        (text) => end(response, 200, text, registry.contentType),
        () => end(response, 500, ''),
      );
    } else
      end(
        response,
        403,
        '{"errors":[{"type":"ForbiddenError","message":"Metrics are for loopback or a token."}]}',
      );
    return true;
  };
  return { answer, begin, count };
}

export type Probes = ReturnType<typeof createProbes>;

/**
 * A storefront that has lost its engines is degraded and still ready: it serves cached pages, and a balancer that removed
 * it would remove every storefront at once. One that has never reached an engine has no pages to serve.
 */
function answerOf(reasons: Readiness, engine: ReturnType<Engines['state']>): [status: number, body: string] {
  if (Object.keys(reasons).length > 0) return [503, JSON.stringify({ status: 'not ready', ...reasons })];
  if (engine === 'up') return [200, '{"status":"ready"}'];
  if (engine === 'away') return [200, '{"status":"degraded","commerce":"away"}'];
  return [503, '{"status":"not ready","commerce":"away"}'];
}

function end(response: ServerResponse, status: number, body: string, type = 'application/json'): void {
  response.writeHead(status, { ...PLAIN, 'content-type': type, 'cache-control': 'no-store' }).end(body);
}
