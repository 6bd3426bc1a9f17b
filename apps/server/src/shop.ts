import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Commerce } from '@crema/commerce';
import type { Config } from '@crema/commerce/platform/config/index';
import { mountBackOffice } from './admin/back-office.ts';
import { createChangeFeed } from './engines/change-feed.ts';
import { type EngineOptions, openEngine } from './engines/engine.ts';
import { createProbes } from './probes/probes.ts';
import { createReadiness } from './probes/readiness.ts';
import { drain } from './process/drain.ts';
import { returnMemory } from './process/memory.ts';
import { createDispatcher } from './requests/dispatch.ts';
import { mountStorefront } from './storefront/storefront.ts';

export interface Shop {
  port: number;
  /** Which database, and which failures its data survive. */
  database: string;
  startedInMs: number;
  /** Absent without the commerce and worker roles. */
  commerce?: Commerce;
  /** Answers the requests under way, accepts no more, then closes everything. */
  stop(): Promise<void>;
}

/** Starts the roles of this process in one HTTP server. Ready when it resolves. */
export async function startShop(options: EngineOptions): Promise<Shop> {
  const { config, clock, log } = options;
  const started = performance.now();
  const runsCommerce = config.roles.has('commerce') || config.roles.has('worker');
  const engine = runsCommerce ? await openEngine(options) : undefined;
  const commerce = engine?.commerce;
  const storefront = config.roles.has('storefront')
    ? await mountStorefront({ config, clock, log, commerce })
    : undefined;

  const feed =
    commerce && config.roles.has('commerce')
      ? createChangeFeed(commerce.platform.changes, config.changesToken, commerce)
      : undefined;

  const telemetry = config.otlpEndpoint
    ? await (await import('./process/telemetry.ts')).openTelemetry(config.otlpEndpoint, [...config.roles])
    : undefined;
  let stopping = false;
  const probes = createProbes({
    readiness: createReadiness({
      db: engine?.db,
      changes: commerce?.platform.changes,
      isStopping: () => stopping,
    }),
    metricsToken: config.metricsToken,
    clock,
    engineState: storefront?.engineState,
    backlog: commerce?.backlog,
    database: commerce && {
      connections: engine?.db.connections,
      silentMs: commerce.platform.changes.silentMs,
    },
  });
  const server = createDispatcher({
    probes,
    feed,
    log,
    trustProxy: config.trustProxy > 0,
    clock,
    isStopping: () => stopping,
    startSpan: telemetry?.startSpan,
    commerce: config.roles.has('commerce') ? commerce?.app.routing : undefined,
    storefront: storefront?.handle,
    admin: config.roles.has('commerce') ? await mountBackOffice(config) : undefined,
  });
  if (storefront?.upgrades)
    server.on('upgrade', (...upgrade) => storefront.upgrades?.emit('upgrade', ...upgrade));
  await commerce?.warmed();
  returnMemory(server, config.roles.has('commerce') ? commerce?.warmUp : undefined);
  server.listen(config.port, config.host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw startError(error, config);
  });

  return {
    port: (server.address() as AddressInfo).port,
    database: engine?.db.description ?? `none: the engine is at ${config.commerceUrls.join(', ')}`,
    startedInMs: performance.now() - started,
    commerce,
    stop: async () => {
      stopping = true;
      // Connections that would never end by themselves: followers of changes, hot reload.
      feed?.close();
      const drained = drain(server);
      await storefront?.close();
      await drained;
      await engine?.close();
      await telemetry?.close();
    },
  };
}

function startError(error: NodeJS.ErrnoException, config: Config): Error {
  if (error.code !== 'EADDRINUSE') return error;
  const clear = new Error(`Port ${config.port} is taken. Stop what listens there, or set PORT.`);
  clear.name = 'StartError';
  return clear;
}
