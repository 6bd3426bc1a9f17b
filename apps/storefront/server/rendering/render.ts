import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { EXPERIMENTS_TAG } from '@crema/experiments';
import type { createRequestHandler, RequestHandler, ServerBuild } from 'react-router';
import type { createRequestContext, htmlOf } from '../../app/entry.server.tsx';
import type { ApiConfig } from '../../app/platform/store/apiConfig.slice.ts';
import type { Screen } from '../addresses/pageTarget.ts';
import { makePage, type Page } from '../cache/page.ts';
import {
  type CommerceRecord,
  newRecord,
  recordingFetch,
  type Visitor,
} from '../commerce/commerceRecorder.ts';
import type { StorefrontOptions } from '../options.ts';
import type { LanguageFiles } from './languageFiles.ts';

/** Paths whose documents may hold the payment provider's frame. */
const PAYS = /\/(checkout|pay|auto-delivery\/upcoming|account\/(?:boxes|payments))(\?|$)/;

/** Seconds for `Retry-After` on a page that failed because the engine is not reachable. */
const RETRY_AFTER_SECONDS = 5;

export interface Rendered {
  page: Page;
  record: CommerceRecord;
  /** A 200 that may be kept. */
  keep: boolean;
}

export interface RenderRequest {
  target: Screen;
  correlationId: string;
  cookies: { SESSION?: string; utag_main?: string };
  visitor: Visitor;
}

/** The storefront's options that a render needs. */
export type RenderOptions = Pick<
  StorefrontOptions,
  'experiments' | 'fetchCommerce' | 'logError' | 'logEvent' | 'origins' | 'paymentOrigins'
> & {
  /** Whether a call was made without the system user's token because none could be had. */
  wentWithoutToken?: (url: string) => boolean;
};

export type Renderer = (request: RenderRequest) => Promise<Rendered>;

export interface CremaBuild extends ServerBuild {
  entry: ServerBuild['entry'] & {
    module: ServerBuild['entry']['module'] & {
      createRequestContext: typeof createRequestContext;
      htmlOf: typeof htmlOf;
      createRequestHandler: typeof createRequestHandler;
    };
  };
}

/**
 * The built bundle.
 *
 * @throws when it does not exist.
 */
export async function loadBuild(serverFile: string): Promise<CremaBuild> {
  if (!existsSync(serverFile)) throw new Error(`The storefront is not built: ${serverFile} is missing`);
  return (await import(pathToFileURL(serverFile).href)) as CremaBuild;
}

/** A function that renders a target. `build` is called for each page, so that development may change it. */
export function createRenderer(
  options: RenderOptions,
  build: () => Promise<CremaBuild> | CremaBuild,
  mode: 'production' | 'development',
  languageFiles?: LanguageFiles,
): Renderer {
  let known: { build: CremaBuild; handler: RequestHandler } | undefined;

  async function current() {
    const latest = await build();
    if (known?.build !== latest)
      known = { build: latest, handler: latest.entry.module.createRequestHandler(latest, mode) };
    return known;
  }

  return async ({ target, correlationId, cookies, visitor }) => {
    const { build, handler } = await current();
    const record = newRecord();
    record.tags.add(`site:${target.site}`);
    // Every page knows which screens have experiments.
    record.tags.add(EXPERIMENTS_TAG);
    const context = build.entry.module.createRequestContext({
      apiConfig: {
        brand: target.site,
        lang: target.language,
        siteOverride: target.override,
        canonicalOrigin: options.origins[target.site],
        ...(target.cmsTicketId ? { cmsTicketId: target.cmsTicketId } : {}),
        ...armsOf(target, options.experiments),
      },
      fetchCommerce: recordingFetch(options.fetchCommerce, record, visitor),
      correlationId,
      cookies,
      exposure: target.name && target.shown && { screen: target.name, arms: target.shown.arms },
      wentWithoutToken: options.wentWithoutToken ?? (() => false),
      preloads: languageFiles?.[target.language] ?? [],
      logEvent: (event) => options.logEvent?.(event, correlationId),
      logError: (error) => options.logError(error, correlationId),
    });
    const response = await handler(new Request(`http://page.internal${target.path}`), context);
    const own = response.headers.get('cache-control');
    const keep =
      response.status === 200 &&
      target.key !== undefined &&
      !record.failed &&
      !record.personal &&
      !response.headers.has('set-cookie') &&
      !(own ?? '').includes('no-store');
    const isAway = response.status === 400 && record.unanswered;
    // A ticket that is forged or has expired shows the page of everybody, under the policy of everybody.
    const preview = target.cmsTicketId !== undefined && record.preview;
    const parts = build.entry.module.htmlOf(context);
    const pays = PAYS.test(target.path);
    const payment = options.paymentOrigins;
    const page = makePage({
      status: response.status,
      html: parts.length > 0 ? parts : [await response.text()],
      // A page with arms is for those who are given them.
      cacheControl: preview
        ? 'private, no-store'
        : (own ?? (keep && !target.shown ? 'no-cache' : 'private, no-cache')),
      location: response.headers.get('location') ?? undefined,
      retryAfter: isAway ? RETRY_AFTER_SECONDS : undefined,
      frameOrigins: pays ? ["'self'", ...(payment?.frame ?? [])] : [],
      payment: pays ? payment : undefined,
      preview,
    });
    return { page, record, keep };
  };
}

/** Screens that have experiments, and what this visitor sees of the one that is rendered. */
function armsOf(
  { site, name, shown }: Screen,
  experiments: StorefrontOptions['experiments'],
): Pick<ApiConfig, 'arms'> {
  const named = experiments?.screens(site) ?? [];
  if (named.length === 0) return {};
  return {
    arms: Object.fromEntries(named.map((screen) => [screen, (screen === name && shown?.values) || null])),
  };
}
