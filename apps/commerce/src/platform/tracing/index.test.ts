import { expect, test } from 'vitest';
import { currentSpan, inSpan, knownTraceId, parseTraceparent, startIds, traceHeaders } from './index.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

test('a trace goes on under the same id, with a span of its own', () => {
  const parent = parseTraceparent(`00-${TRACE}-${SPAN}-01`);
  expect(parent).toEqual({ traceId: TRACE, spanId: SPAN, traceFlags: 1 });
  const { context } = startIds('GET storefront', parent);
  expect(context).toEqual({ traceId: TRACE, spanId: expect.stringMatching(/^[0-9a-f]{16}$/), traceFlags: 1 });
  expect(context.spanId).not.toBe(SPAN);
});

test.each([
  undefined,
  '',
  `00-${TRACE}-${SPAN}`,
  `01-${TRACE}-${SPAN}-01`,
  `00-${'0'.repeat(32)}-${SPAN}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `00-${TRACE.toUpperCase()}-${SPAN}-01`,
  [`00-${TRACE}-${SPAN}-01`, 'b'],
])('%j is no trace: a new one begins', (header) => {
  expect(parseTraceparent(header)).toBeUndefined();
  const { context } = startIds('GET storefront');
  const { traceId, spanId } = context;
  expect(parseTraceparent(`00-${traceId}-${spanId}-00`)).toEqual({ traceId, spanId, traceFlags: 0 });
  expect([context.traceId, context.spanId]).toEqual([traceId, spanId]);
});

test('what follows from a request says so to others, and what nobody asked for says nothing', async () => {
  const { context } = startIds('GET storefront');
  const said = await inSpan(context, async () => {
    await new Promise(setImmediate);
    return traceHeaders();
  });
  expect(said).toEqual({ traceparent: `00-${context.traceId}-${context.spanId}-00` });
  expect([currentSpan(), traceHeaders()]).toEqual([undefined, {}]);
});

test('a log line names a trace that another process has heard of, by its caller or by a call', () => {
  const { context: own } = startIds('GET storefront');
  expect(knownTraceId(own)).toBeUndefined();
  const { traceparent = '' } = inSpan(own, traceHeaders);
  expect(knownTraceId(own)).toBe(parseTraceparent(traceparent)?.traceId);
  const { context: callers } = startIds('GET storefront', parseTraceparent(`00-${TRACE}-${SPAN}-01`));
  expect(knownTraceId(callers)).toBe(TRACE);
  expect(knownTraceId(undefined)).toBeUndefined();
});
