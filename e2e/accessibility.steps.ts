import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Place } from './accessibility.places.ts';

/** A phone and a wide screen. */
export const WIDTHS = [360, 1440] as const;

/** Axe itself, 650 kB, of the version that the builder brings. */
const { source } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))(
  'axe-core',
) as { source: string };

/** What axe finds in a page, and how many rules found something to pass; sent and compiled once a document. */
async function runAxe(page: Page, only: string | undefined, without: readonly string[]) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ([include, exclude]) => {
      const { run } = window.axe;
      const context = {
        ...(include ? { include: [[include]] } : {}),
        exclude: exclude.map((part) => [part]),
      };
      const { violations, passes } = await run(context, { resultTypes: ['violations'], preload: false });
      return {
        found: violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)),
        passed: passes.length,
      };
    },
    // The card’s fields are the payment provider’s page, in a frame of their own.
    [only, ['iframe', ...without]] as const,
  );
}

interface Scope {
  /** The part that was opened: the rest has been looked at. */
  only?: string;
  without?: readonly string[];
}

export async function findings(
  page: Page,
  where: string,
  { only, without = [] }: Scope = {},
): Promise<string[]> {
  await settled(page);
  const { found, passed } = await runAxe(page, only, without);
  // Nothing found where nothing was looked at would be no news.
  expect(passed, where).toBeGreaterThan(3);
  return found.map((one) => `${where} ${one}`);
}

/** Open and no longer moving: half-faded text has another contrast. */
export async function opened(part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  await settled(part.page());
}

/**
 * Nothing on the page moves that will ever come to rest, wherever it is: what is looked at may fade with a panel
 * around it. Each movement is brought to its end at once, and what it sets off too; a spinner turns without end and is
 * left alone.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, timeline, effect }) =>
            playState === 'running' &&
            timeline instanceof DocumentTimeline &&
            Number.isFinite(effect?.getComputedTiming().endTime),
        );
    // What comes to rest may set off the next, in the handlers that run before the next frame.
    for (let left = moving(); left.length > 0; left = moving()) {
      for (const one of left) one.finish();
      await new Promise(requestAnimationFrame);
    }
  });
}

/** Loaded, and taken over by the browser: what is asked about the visitor is asked then. */
export async function open(page: Page, place: Place, path: string): Promise<void> {
  // The page that is left asks nothing any more, which would be taken for this one's call.
  await page.goto('about:blank');
  const asked = page.waitForResponse(/getCustomerDetails/);
  const answer = await page.goto(place.home + path, { waitUntil: 'domcontentloaded' });
  await asked;
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  // The question about cookies comes up over what is looked at; a page that failed asks nothing.
  if (answer?.ok()) await page.locator('html[data-consent]').waitFor({ state: 'attached' });
}
