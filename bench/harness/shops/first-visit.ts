import type { Browser, CDPSession, Page } from '@playwright/test';
import { watchPage } from './watched-page.ts';

/** A slow phone's line, as Lighthouse has it: 1.6 Mbps down, 750 kbps up, 150 ms there and back. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1e6) / 8,
  uploadThroughput: (0.75 * 1e6) / 8,
};

/** What a first visit on a slow line came to. */
export interface FirstVisit {
  /** The families that heading and text are drawn with, as the browser says; `own` where the page brought them. */
  type: { family: string; own: boolean }[];
  /** Milliseconds from the request until the first text was painted, and until the last font was there. */
  painted: number;
  typeset: number;
  /** Cumulative layout shift. */
  shift: number;
  /** What moved: see `Watched`. */
  moves: string[];
}

/**
 * Opens an address on a slow line with nothing in the cache, and waits until nothing comes any more.
 *
 * @param prepare what a test does with the page before its first request
 */
export async function firstVisit(
  browser: Browser,
  address: string,
  viewport: { width: number; height: number },
  prepare?: (page: Page) => Promise<unknown>,
): Promise<FirstVisit> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    await prepare?.(page);
    const watched = await watchPage(page);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW);
    const answer = await page.goto(address, { waitUntil: 'networkidle' });
    if (answer?.status() !== 200) throw new Error(`${address} answered ${answer?.status()}`);
    const seen = { shift: await watched.layoutShift(), moves: await watched.moves() };
    return { type: await typeOf(session), ...(await timesOf(page)), ...seen };
  } finally {
    await context.close();
  }
}

/** Whether every text that was looked at is drawn with a font of the page, nothing with one of the system. */
export const isBrandType = ({ type }: FirstVisit): boolean => type.length > 0 && type.every(({ own }) => own);

/** The fonts of the page's heading and of the text in its head and foot. */
async function typeOf(session: CDPSession): Promise<FirstVisit['type']> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const found = new Map<string, boolean>();
  for (const selector of ['h1', 'header a', 'main p', 'footer p']) {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    if (nodeId === 0) continue;
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName, isCustomFont } of fonts) found.set(familyName, isCustomFont);
  }
  return [...found].map(([family, own]) => ({ family, own }));
}

const timesOf = (page: Page): Promise<Pick<FirstVisit, 'painted' | 'typeset'>> =>
  page.evaluate(() => {
    const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    return {
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      typeset: Math.max(...fonts.map((font) => font.startTime + font.duration)),
    };
  });
