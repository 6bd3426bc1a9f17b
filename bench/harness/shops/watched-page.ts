import type { Page } from '@playwright/test';

/** What a page took over the wire and what it did that nobody should see. */
export interface Watched {
  /** Bytes as transferred, by the kind of thing: bodies as compressed, with their headers. */
  transferred(kind: 'script' | 'stylesheet' | 'document' | 'font' | 'image'): number;
  /** Console errors and warnings, uncaught errors, refused resources. */
  complaints: readonly string[];
  /** Cumulative layout shift without what a press caused. */
  layoutShift(): Promise<number>;
  /** What moved without a press: when, its score, and the parts with their place before and after. */
  moves(): Promise<string[]>;
}

const KIND: Record<string, string> = {
  Script: 'script',
  Stylesheet: 'stylesheet',
  Document: 'document',
  Font: 'font',
  Image: 'image',
};

/** Watches a page of Chromium from before its first request on. Call before `goto`. */
export async function watchPage(page: Page): Promise<Watched> {
  const bytes = new Map<string, number>();
  const kinds = new Map<string, string>();
  const complaints: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    // A module that is preloaded is of type Other: what it is, it says itself.
    const script = /javascript/.test(response.mimeType);
    kinds.set(requestId, script ? 'script' : (KIND[type] ?? type));
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'unknown';
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.exposeFunction('reportViolation', (text: string) => complaints.push(text));
  await page.addInitScript(() => {
    window.shift = 0;
    window.moves = [];
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly): string =>
      [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { value = 0, hadRecentInput, startTime, sources = [] } of list.getEntries()) {
        if (hadRecentInput) continue;
        window.shift += value;
        const parts = sources.map(({ node, previousRect, currentRect }) => {
          const { tagName = '?', className = '' } =
            (node instanceof Element ? node : node?.parentElement) ?? {};
          return `${tagName} “${className}” from ${placeOf(previousRect)} to ${placeOf(currentRect)}`;
        });
        window.moves.push(`${value.toFixed(5)} at ${Math.round(startTime)} ms: ${parts.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('securitypolicyviolation', (event) =>
      window.reportViolation(`CSP ${event.violatedDirective}: ${event.blockedURI}`),
    );
  });
  return {
    transferred: (kind) => bytes.get(kind) ?? 0,
    complaints,
    layoutShift: () => page.evaluate(() => window.shift),
    moves: () => page.evaluate(() => window.moves),
  };
}

/**
 * Has pages wait up to that many milliseconds for their type and their end before they paint, in place of 600: on a busy machine the
 * same takes longer, and what is painted before moves. Call before `goto`. See `beforePaint.script.ts`.
 */
export const withPatience = (page: Page, limitMs: number): Promise<unknown> =>
  page.addInitScript((limit) => {
    const after = window.setTimeout;
    const waits = (work: () => void, ms?: number) => after(work, ms === 600 ? limit : ms);
    window.setTimeout = waits as typeof window.setTimeout;
  }, limitMs);
