import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../tools/testbed/index.ts';
import type { Line } from '../harness/report.ts';
import type { Section } from '../harness/sections.ts';
import { withShop } from '../harness/shops/shops.ts';

/** What a shopper presses as soon as it is on the screen, and which opens a dialog. */
interface Press {
  name: string;
  path: string;
  /** Of the button, in the document as the server wrote it. */
  button: string;
}

const PRESSES: readonly Press[] = [
  { name: 'filters', path: '/plp/coffee', button: 'main section button.lg\\:hidden' },
  { name: 'menu', path: '/', button: 'header button.lg\\:hidden' },
  { name: 'cart', path: '/plp/coffee', button: 'header button[aria-label^="Cart"]' },
  { name: 'add to cart', path: '/p/aurelune-dawn-parade', button: 'main button.primary.w-full' },
];
const PHONE = { width: 390, height: 844 };
const SLOWDOWN = 6;
const ROUNDS = 9;
const LONGEST_MS = 20_000;
/** Until then, and above this, what tasks of the main thread take is counted. */
const UNTIL_MS = 5000;
const LONG_MS = 50;
const WORK_SLOWDOWN = 4;
/** Pages whose main-thread work is measured. */
const WORKING = [
  { name: 'home', path: '/' },
  { name: 'product', path: '/p/aurelune-dawn-parade' },
];

/** Milliseconds from a press in the first frame that shows the button to the open dialog; every file comes anew. */
async function untilOpen(browser: Browser, origin: string, { path, button }: Press): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE });
  try {
    const page = await context.newPage();
    await page.addInitScript((selector) => {
      const look = (): void => {
        const target = document.querySelector<HTMLElement>(selector);
        const isSeen = target && performance.getEntriesByName('first-contentful-paint').length > 0;
        if (!isSeen) return void requestAnimationFrame(look);
        performance.mark('pressed');
        target.click();
        const wait = (): void => {
          const dialog = document.querySelector('dialog[open], [role=dialog]');
          if (dialog?.checkVisibility()) performance.measure('until open', 'pressed');
          else requestAnimationFrame(wait);
        };
        wait();
      };
      requestAnimationFrame(look);
    }, button);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(origin + path, { waitUntil: 'commit' });
    const opened = await page.waitForFunction(
      () => performance.getEntriesByName('until open')[0]?.duration,
      undefined,
      { timeout: LONGEST_MS, polling: 200 },
    );
    return (await opened.jsonValue()) ?? Number.NaN;
  } finally {
    await context.close();
  }
}

/** Processor milliseconds above 50 that tasks of the main thread take, of a page until five seconds after it came. */
async function longWork(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: WORK_SLOWDOWN });
    await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'blink.user_timing'] });
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForTimeout(UNTIL_MS);
    return aboveLong(JSON.parse((await browser.stopTracing()).toString()).traceEvents);
  } finally {
    await context.close();
  }
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Processor time of the thread, in microseconds. */
  tdur?: number;
  args?: { data?: { isMainFrame?: boolean; isOutermostMainFrame?: boolean; documentLoaderURL?: string } };
}

function aboveLong(events: readonly TraceEvent[]): number {
  const start = events
    .filter(({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL)
    .at(-1);
  if (!start) throw new Error('The trace shows no navigation.');
  return events
    .filter(({ name, pid, tid }) => /RunTask$/.test(name) && pid === start.pid && tid === start.tid)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, tdur / 1000 - LONG_MS), 0);
}

/** Early presses and the work of two pages in a slow browser. Nothing is asked here: the figures are for comparing trees. */
export const presses: Section = {
  name: 'presses',
  about:
    'press before the page is alive until the dialog is open, long work of two pages, in a slow Chromium',
  run: ({ quick, say }) =>
    withShop('pglite', async (shop) => {
      const origin = `http://www.crema.localhost:${shop.port}`;
      const browser = await chromium.launch({
        executablePath: findChromium(say, 'whole'),
        args: [...chromiumFlags],
      });
      try {
        const lines: Line[] = [];
        for (const press of PRESSES) {
          const values = await repeated(quick, () => untilOpen(browser, origin, press));
          lines.push(
            lineOf(`${press.name}: early press until the open dialog, ${SLOWDOWN} × slower`, values),
          );
        }
        for (const { name, path } of WORKING) {
          const work = await repeated(quick, () => longWork(browser, origin + path));
          lines.push(
            lineOf(
              `${name}: main-thread tasks above ${LONG_MS} ms until 5 s, ${WORK_SLOWDOWN} × slower`,
              work,
            ),
          );
        }
        return lines;
      } finally {
        await browser.close();
      }
    }),
};

async function repeated(quick: boolean, measure: () => Promise<number>): Promise<number[]> {
  const values: number[] = [];
  for (let round = 0; round < (quick ? 1 : ROUNDS); round += 1) values.push(await measure());
  return values.sort((a, b) => a - b);
}

function lineOf(name: string, sorted: readonly number[]): Line {
  const at = (part: number): number => sorted[Math.round((sorted.length - 1) * part)] ?? Number.NaN;
  const note = `quartiles ${at(0.25).toFixed(0)} and ${at(0.75).toFixed(0)}, ${sorted.length} rounds`;
  return { name, value: at(0.5), unit: 'ms', note };
}
