import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { createRequestHandler, RequestHandler, ServerBuild } from 'react-router';
import type { createRequestContext, htmlOf } from '../app/entry.server.tsx';
import { type CommerceRecord, newRecord, recordingFetch, type Visitor } from './commerceRecorder.ts';
import type { LanguageFiles } from './languageFiles.ts';
import type { StorefrontOptions } from './options.ts';
import { makePage, type Page } from './page.ts';
import type { Screen } from './pageTarget.ts';

/** The screens whose documents may hold the payment provider's frame. */
const PAYS = /\/(checkout|auto-delivery\/upcoming)(\?|$)/;

export interface Rendered {
  page: Page;
  record: CommerceRecord;
  /** A 200 that says nothing against being kept. */
  keep: boolean;
}

export interface RenderRequest {
  target: Screen;
  correlationId: string;
  cookies: { SESSION?: string; utag_main?: string };
  visitor: Visitor;
}

/** As much of the storefront's options as a render needs. */
export type RenderOptions = Pick<
  StorefrontOptions,
  'fetchCommerce' | 'logError' | 'logEvent' | 'origins' | 'paymentOrigins'
> & {
  /** Whether a call went without the system user's token because none was to be had. */
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

/** The built bundle; throws when there is none. */
export async function loadBuild(serverFile: string): Promise<CremaBuild> {
  if (!existsSync(serverFile)) throw new Error(`The storefront is not built: ${serverFile} is missing`);
  return (await import(pathToFileURL(serverFile).href)) as CremaBuild;
}

/** A function from target to page. `build` is asked for each page, so that development may change it. */
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
    const context = build.entry.module.createRequestContext({
      apiConfig: {
        brand: target.site,
        lang: target.language,
        siteOverride: target.override,
        canonicalOrigin: options.origins[target.site],
        ...(target.cmsTicketId ? { cmsTicketId: target.cmsTicketId } : {}),
      },
      fetchCommerce: recordingFetch(options.fetchCommerce, record, visitor),
      correlationId,
      cookies,
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
    const parts = build.entry.module.htmlOf(context);
    const page = makePage({
      status: response.status,
      html: parts.length > 0 ? parts : [await response.text()],
      cacheControl: own ?? (keep ? 'no-cache' : 'private, no-cache'),
      location: response.headers.get('location') ?? undefined,
      frameOrigins: PAYS.test(target.path) ? ["'self'", ...(options.paymentOrigins ?? [])] : [],
    });
    return { page, record, keep };
  };
}
