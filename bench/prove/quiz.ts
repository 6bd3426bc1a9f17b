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

const QUIZZES = ['beverage', 'brewer'] as const;

/** What the next question of a quiz costs the browser. */
export const quiz: Section = {
  name: 'quiz',
  about: 'processor time of the main thread from an answer to the next question; Chromium, four times slower',
  run: ({ quick, say }) =>
    withShop('pglite', async (shop) => {
      const browser = await chromium.launch({ executablePath: findChromium(say), args: [...chromiumFlags] });
      try {
        const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
        const session = await page.context().newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
        // Time of the thread, not of the clock: another program beside it does not count.
        await session.send('Performance.enable', { timeDomain: 'threadTicks' });
        const times: Record<(typeof QUIZZES)[number], number[]> = { beverage: [], brewer: [] };
        for (let round = 0; round < (quick ? 2 : 10); round += 1)
          for (const name of QUIZZES) {
            const address = `http://www.crema.localhost:${shop.port}/quiz/${name}`;
            await page.goto(address, { waitUntil: 'networkidle' });
            for (let at = 0; at < QUESTIONS; at += 1) times[name].push(await answer(page, session));
          }
        return QUIZZES.flatMap((name) =>
          linesOf(`${name} quiz: an answer to the next question`, times[name]),
        );
      } finally {
        await browser.close();
      }
    }),
};

/** @param times milliseconds of each answer */
const linesOf = (name: string, times: number[]): Line[] => [
  { name: `${name}, largest`, value: Math.max(...times), unit: 'ms' },
  {
    name: `${name}, median`,
    value: percentile(times, 50),
    unit: 'ms',
    target: { at: 'most', value: MOST_MS },
  },
];

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
