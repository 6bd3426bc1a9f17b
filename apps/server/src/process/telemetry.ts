import type { StartSpan } from '@crema/commerce/platform/tracing/index';

export interface Telemetry {
  startSpan: StartSpan;
  /** Sends what is left. */
  close(): Promise<void>;
}

/**
 * Sends spans to a collector by OTLP over HTTP, in batches. Its packages are loaded here: a shop without a collector does not need
 * them. Which traces are recorded is OpenTelemetry's own `OTEL_TRACES_SAMPLER`; unless told otherwise all are.
 *
 * @param endpoint the collector's address, such as `http://collector:4318`
 * @param roles of this process, by which its spans are told from another's
 */
export async function openTelemetry(endpoint: string, roles: readonly string[]): Promise<Telemetry> {
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new sdk.BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'crema', 'service.instance.id': roles.join('-') }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('crema');
  return {
    startSpan: (name, parent) => {
      const before = parent
        ? api.trace.setSpanContext(api.ROOT_CONTEXT, { ...parent, isRemote: true })
        : api.ROOT_CONTEXT;
      const span = tracer.startSpan(name, { kind: api.SpanKind.SERVER }, before);
      return {
        context: span.spanContext(),
        end: (attributes, failed) => {
          span.setAttributes(attributes);
          if (failed) span.setStatus({ code: api.SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    close: () => provider.shutdown(),
  };
}
