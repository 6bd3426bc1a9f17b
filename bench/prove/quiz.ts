import { setTimeout as pause } from 'node:timers/promises';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../tools/testbed/index.ts';
import type { Line } from '../harness/report.ts';
import type { Section } from '../harness/sections.ts';
import { withShop } from '../harness/shops/shops.ts';
import { percentile } from './accounts/accounts.rules.ts';

/** As slow as a cheap phone beside a desk. */
const SLOWER = 4;
const MOST_MS = 50;
/** Of six: after the last answer comes the result, with its products. */
const QUESTIONS = 5;
/** Until nothing of an answer is still to come. */
const QUIET_MS = 500;

/** Times what the browser needs by itself to show the next question. */
const MOST_OF_BARE = 1.5;
const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;

const QUIZZES = ['beverage', 'brewer'] as const;

type Times = Record<(typeof QUIZZES)[number], number[]>;

/** What the next question of a quiz costs the browser, beside a page of the same markup without a program. */
export const quiz: Section = {
  name: 'quiz',
  about: 'processor time of the main thread from an answer to the next question; Chromium, four times slower',
  run: ({ quick, say }) =>
    withShop('pglite', async (shop) => {
      const browser = await chromium.launch({
        executablePath: findChromium(say, 'whole'),
        args: [...chromiumFlags],
      });
      try {
        const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
        const session = await page.context().newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
        // Time of the thread, not of the clock: another program beside it does not count.
        await session.send('Performance.enable', { timeDomain: 'threadTicks' });
        const times: Times = { beverage: [], brewer: [] };
        const bareTimes: Times = { beverage: [], brewer: [] };
        for (let round = 0; round < (quick ? 2 : 10); round += 1)
          for (const name of QUIZZES) {
            const address = `http://www.crema.localhost:${shop.port}/quiz/${name}`;
            const visited = [address];
            await page.goto(address, { waitUntil: 'networkidle' });
            for (let at = 0; at < QUESTIONS; at += 1) {
              times[name].push(await answer(page, session));
              visited.push(page.url());
            }
            await openBare(page, visited);
            for (let at = 0; at < QUESTIONS; at += 1) bareTimes[name].push(await answer(page, session));
          }
        return QUIZZES.flatMap((name) => linesOf(`${name} quiz`, times[name], bareTimes[name]));
      } finally {
        await browser.close();
      }
    }),
};

/**
 * Opens a page that has all that the shop draws of these addresses, with its styles, and no program of the shop: a press puts
 * the next one's `main` in place and its address into the history.
 */
async function openBare(page: Page, addresses: readonly string[]): Promise<void> {
  const pages = await page.evaluate(
    (all) => Promise.all(all.map(async (address) => (await fetch(address)).text())),
    [...addresses],
  );
  const next = addresses.map((address, at) => ({ address, main: mainOf(pages[at] ?? '') }));
  if (next.some(({ main }) => !main.includes('<button'))) throw new Error('A question has no answers.');
  const program = `const next = ${JSON.stringify(next.slice(1)).replaceAll('<', '\\u003c')};
    document.addEventListener('click', () => {
      const { address, main } = next.shift();
      history.pushState(null, '', address);
      document.querySelector('main').outerHTML = main;
    });`;
  const body = (pages[0] ?? '')
    .replaceAll(SCRIPT, '')
    .replace('</body>', `<script>${program}</script></body>`);
  await page.route(addresses[0] ?? '', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(addresses[0] ?? '', { waitUntil: 'networkidle' });
  await page.unrouteAll();
}

/** @param times milliseconds of each answer, in the shop and on the bare page */
function linesOf(name: string, times: number[], bare: number[]): Line[] {
  const asked = `${name}: an answer to the next question`;
  const [median, least] = [percentile(times, 50), percentile(bare, 50)];
  return [
    { name: `${asked}, largest`, value: Math.max(...times), unit: 'ms' },
    { name: `${asked}, median`, value: median, unit: 'ms', target: { at: 'most', value: MOST_MS } },
    { name: `${name}: the same markup without a program, median`, value: least, unit: 'ms' },
    {
      name: `${name}: an answer, of the same markup without a program`,
      value: median / least,
      unit: '×',
      target: { at: 'most', value: MOST_OF_BARE },
    },
  ];
}

/** What is in the `main` of a page, with its own tag. */
const mainOf = (page: string): string =>
  page.slice(page.indexOf('<main'), page.lastIndexOf('</main>') + '</main>'.length).replaceAll(SCRIPT, '');

/** Presses the first answer as a finger does, and gives what came of it in milliseconds of the main thread. */
async function answer(page: Page, session: CDPSession): Promise<number> {
  const { x, y } = await middleOf('main fieldset button', session);
  await pause(QUIET_MS);
  const before = await busy(session);
  const from = page.url();
  const place = { x, y, button: 'left', clickCount: 1 } as const;
  for (const type of ['mousePressed', 'mouseReleased'] as const)
    await session.send('Input.dispatchMouseEvent', { type, ...place });
  await page.waitForURL((url) => url.href !== from, { waitUntil: 'commit' });
  await pause(QUIET_MS);
  return (await busy(session)) - before;
}

/**
 * Brings the first element that `selector` finds into view, and gives its middle in pixels of the window. Asked without
 * Playwright's locators: with them listeners of its own stay in the page and work at each press.
 */
async function middleOf(selector: string, session: CDPSession): Promise<{ x: number; y: number }> {
  const { result } = await session.send('Runtime.evaluate', {
    expression: `(() => {
      const found = document.querySelector(${JSON.stringify(selector)});
      found?.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = found?.getBoundingClientRect() ?? {};
      return found && { x: x + width / 2, y: y + height / 2 };
    })()`,
    returnByValue: true,
  });
  if (!result.value) throw new Error('There is no answer to press.');
  return result.value;
}

/** Milliseconds that the main thread has worked. */
async function busy(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const found = metrics.find(({ name }) => name === 'TaskDuration');
  if (!found) throw new Error('Chromium does not say how long it worked.');
  return found.value * 1000;
}
