/** What a collector gets, and how it hangs together with what came in and goes out. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { systemClock } from '@crema/commerce/platform/clock/index';
import { traceHeaders } from '@crema/commerce/platform/tracing/index';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createProbes } from '../probes/probes.ts';
import { createDispatcher } from '../requests/dispatch.ts';
import { openTelemetry, type Telemetry } from './telemetry.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

interface Sent {
  resourceSpans: {
    scopeSpans: { spans: { traceId: string; spanId: string; parentSpanId?: string; name: string }[] }[];
  }[];
}
let sent: Sent[];
const collector = createServer(async (request, response) => {
  sent.push((await json(request)) as Sent);
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});
beforeEach(async () => {
  sent = [];
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
});
afterEach(async () => {
  collector.closeAllConnections();
  collector.close();
  await once(collector, 'close');
});

/** Asks a server whose storefront answers with the header that it would send on; then ends everything. */
async function ask(headers: Record<string, string>, telemetry?: Telemetry): Promise<string | undefined> {
  const server = createDispatcher({
    storefront: (_request, response) => void response.end(JSON.stringify(traceHeaders())),
    probes: createProbes({ readiness: async () => ({}), metricsToken: undefined, clock: systemClock }),
    log: pino({ level: 'silent' }),
    clock: systemClock,
    isStopping: () => false,
    startSpan: telemetry?.startSpan,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { headers });
  const { traceparent } = (await answer.json()) as { traceparent?: string };
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
  await telemetry?.close();
  return traceparent;
}

test('a request’s span is the child of the caller’s, and what goes out names it', async () => {
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const telemetry = await openTelemetry(endpoint, ['storefront']);
  const out = await ask({ traceparent: `00-${TRACE}-${SPAN}-01` }, telemetry);
  const spans = sent.flatMap(({ resourceSpans }) => resourceSpans).flatMap(({ scopeSpans }) => scopeSpans);
  const [span, ...more] = spans.flatMap((scope) => scope.spans);
  expect(more).toEqual([]);
  expect(span).toMatchObject({ traceId: TRACE, parentSpanId: SPAN, name: 'GET storefront' });
  expect(out).toBe(`00-${TRACE}-${span?.spanId}-01`);
});

test('without a collector the trace goes on all the same, and nothing is sent', async () => {
  expect(await ask({ traceparent: `00-${TRACE}-${SPAN}-01` })).toMatch(
    new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`),
  );
  expect(await ask({})).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  expect(sent).toEqual([]);
});
