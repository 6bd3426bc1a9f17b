import type { FastifyBaseLogger } from 'fastify';
import type { Access } from './access/index.ts';
import type { Admin } from './admin/index.ts';
import type { Changes } from './changes/index.ts';
import type { Clock } from './clock/index.ts';
import type { Config } from './config/index.ts';
import type { Database } from './db/index.ts';
import type { Demo } from './demo/index.ts';
import type { Edits } from './edits/index.ts';
import type { App, Idempotency } from './http/index.ts';
import type { Jobs } from './jobs/index.ts';
import type { Outbox } from './outbox/index.ts';
import type { PriceSegments } from './price-segments.ts';
import type { Quarantine } from './quarantine/index.ts';
import type { Shops } from './shops/index.ts';
import type { SiteBase } from './site-routes.ts';
import type { AccessTokens } from './tokens/index.ts';

/** Passed to every domain. */
export interface Platform {
  /** The root of the API: for paths outside a site. */
  app: App;
  /** Registers routes under `/rest/v2/:site`, or another base, with `request.ctx` resolved. */
  siteRoutes(register: (routes: App) => void, base?: SiteBase): void;
  /** Registers routes of the site whose host was called, for its own pages only, with `request.ctx` resolved. */
  hostRoutes(register: (routes: App) => void): void;
  /** Routes of the back office. */
  admin: Admin;
  /** Operations of the table of roles that have such a row. */
  operationsOf(matches: (access: Access) => boolean): string[];
  /** What staff edit. */
  edits: Edits;
  config: Config;
  /** Who the shops are. */
  shops: Shops;
  clock: Clock;
  db: Database;
  jobs: Jobs;
  outbox: Outbox;
  quarantine: Quarantine;
  changes: Changes;
  idempotency: Idempotency;
  /** What domains show in a demo shop. */
  demo: Demo;
  priceSegments: PriceSegments;
  accessTokens: AccessTokens;
  log: FastifyBaseLogger;
}
