import type { IncomingMessage } from 'node:http';
import type { VisitorFetch } from '@crema/api-client';
import type { SiteId } from '@crema/brands';
import type { LogEvent } from '../app/platform/logging/logger.ts';
import type { SystemClient } from './systemUser.ts';

export interface StorefrontOptions {
  /** The commerce API: dispatches into the app of this process, or over the network. URLs are `http://commerce.internal/…`. */
  fetchCommerce: VisitorFetch;
  clock: { now(): Date };
  /** Asks for category and search lists as the system user, by these credentials. Absent: as nobody in particular. */
  systemClient?: SystemClient;
  /** Called once a page request, after the head of the answer is written. Keep it light: it is on the cached path. */
  log: (record: PageLogRecord) => void;
  /** Called for a crashed screen and for anything unexpected. */
  logError: (error: unknown, correlationId: string) => void;
  /** Told of what a page's calls met on the way (failed calls, data that could not be had), once a page. */
  logEvent?: (event: LogEvent, correlationId: string) => void;
  /** `SITE_HOSTS`: exact host names without port to sites. */
  siteHosts?: ReadonlyMap<string, SiteId>;
  /** `https://host[:port]` of each site, for canonical and alternate links. */
  origins: Record<SiteId, string>;
  /** Origins beside the shop's own that a payment provider's frame is loaded from; allowed on the checkout only. */
  paymentOrigins?: readonly string[];
  /**
   * Whether changes of the engine are heard of. While it says no, nothing is kept: neither pages nor answers. Always
   * unless given.
   */
  mayKeep?: () => boolean;
  /** Bound of the page cache in bytes, all encodings counted. 64 MB unless given; 0 turns it off. */
  cacheBytes?: number;
  /** Bound of the remembered commerce answers behind pages. 16 MB unless given; 0 turns it off. */
  answerBytes?: number;
  /** `https` or `http` as the visitor sees it (behind a trusted proxy); http unless given. */
  schemeOf?: (request: IncomingMessage) => string;
  /** Folder of the build; `apps/storefront/build` unless given. */
  buildDirectory?: string;
}

export interface PageLogRecord {
  method: string;
  /** Path and query as received. */
  url: string;
  status: number;
  correlationId: string;
  cache: 'hit' | 'shared' | 'miss' | 'bypass' | 'none';
}

export interface StorefrontStats {
  entries: number;
  bytes: number;
  hits: number;
  misses: number;
  /** Requests that waited for another's render. */
  shared: number;
  bypassed: number;
  evicted: number;
}
