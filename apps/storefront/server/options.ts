import type { IncomingMessage } from 'node:http';
import type { VisitorFetch } from '@crema/api-client';
import type { HostNames, SiteId } from '@crema/brands';
import type { Experiments } from '@crema/experiments';
import type { LogEvent } from '../app/platform/logging/logger.ts';
import type { SystemClient } from './commerce/systemUser.ts';
import type { RenderGate } from './rendering/renderGate.ts';

/** Where a payment provider's parts come from. */
export interface PaymentOrigins {
  script: readonly string[];
  frame: readonly string[];
  /** Whom its script calls. */
  connect: readonly string[];
}

export interface StorefrontOptions {
  /** The commerce API: dispatches into the app of this process, or over the network. URLs are `http://commerce.internal/…`. */
  fetchCommerce: VisitorFetch;
  clock: { now(): Date };
  /** Credentials of the system user, as which category and search lists are called. Absent: anonymous. */
  systemClient?: SystemClient;
  /** Called once a page request, after the head of the answer is written. Keep it light: it is on the cached path. */
  log: (record: PageLogRecord) => void;
  /** Called for a crashed screen and for anything unexpected. */
  logError: (error: unknown, correlationId: string) => void;
  /** Called once a page with what happened to its calls (failures, data that could not be had). */
  logEvent?: (event: LogEvent, correlationId: string) => void;
  /** Exact host names without port to sites, as they are now. */
  siteHosts?: HostNames;
  /** `https://host[:port]` of each site as it is now, for canonical and alternate links. */
  origins: Record<SiteId, string>;
  /** Origins beside the shop's own that a payment provider's parts come from; allowed on pages that take cards only. */
  paymentOrigins?: PaymentOrigins;
  /**
   * Whether the engine's changes are received. While it answers false, neither pages nor answers are kept. Absent:
   * always.
   */
  mayKeep?: () => boolean;
  /** Decides who may have a page rendered, and when. Absent: everybody, at once. */
  renders?: RenderGate;
  /** Whether a call to the engine would fail at once: kept pages are then shown without trying. Absent: never. */
  isCommerceAway?: () => boolean;
  /** Bound of the page cache in bytes, all encodings counted. 64 MB unless given; 0 turns it off. */
  cacheBytes?: number;
  /** Bound of the remembered commerce answers behind pages. 16 MB unless given; 0 turns it off. */
  answerBytes?: number;
  /** `https` or `http` as the visitor sees it (behind a trusted proxy); http unless given. */
  schemeOf?: (request: IncomingMessage) => string;
  /** Whether pages tell a shared cache in front how long, and by which keys, it may hold them. Absent: no. */
  edge?: boolean;
  /** Chooses what visitors see of the experiments that run. Absent: there are none. */
  experiments?: Experiments;
  /** Folder of the build; `apps/storefront/build` unless given. */
  buildDirectory?: string;
}

export interface PageLogRecord {
  method: string;
  /** Path and query as received. */
  url: string;
  status: number;
  correlationId: string;
  /** `stale`: a kept page, shown because the engine could not be asked whether it is still correct. */
  cache: 'hit' | 'stale' | 'shared' | 'miss' | 'bypass' | 'none';
}

export interface StorefrontStats {
  entries: number;
  bytes: number;
  hits: number;
  /** Pages shown though they may be out of date, because the engine was not reachable. */
  stale: number;
  misses: number;
  /** Requests that waited for another's render. */
  shared: number;
  bypassed: number;
  evicted: number;
}
