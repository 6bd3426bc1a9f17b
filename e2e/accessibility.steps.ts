import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Place } from './accessibility.places.ts';

/** A phone and a wide screen. */
export const WIDTHS = [360, 1440] as const;

/** Axe itself, 650 kB, of the version that the builder brings. */
const { source } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))(
  'axe-core',
) as { source: string };

/** Sent and compiled once a document: the builder would do both twice for every look. */
async function axeOn(page: Page): Promise<AxeBuilder> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return new AxeBuilder({ page, axeSource: 'void 0' });
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
  // The card's fields are the payment provider's page, in a frame of their own.
  let axe = (await axeOn(page))
    .exclude('iframe')
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false });
  if (only) axe = axe.include(only);
  for (const part of without) axe = axe.exclude(part);
  const { violations, passes } = await axe.analyze();
  // Nothing found where nothing was looked at would be no news.
  expect(passes.length, where).toBeGreaterThan(3);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${where} ${id}: ${node.target.join(' ')}`),
  );
}

/** Open and no longer moving: half-faded text has another contrast. */
export async function opened(part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  await settled(part.page());
}

/**
 * Nothing on the page moves that will ever come to rest, wherever it is: what is looked at may fade with a panel
 * around it. A spinner turns without end and is not waited for.
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
      await Promise.all(left.map(({ finished }) => finished.catch(() => null)));
      await new Promise(requestAnimationFrame);
    }
  });
}

/** Loaded, and taken over by the browser: what is asked about the visitor is asked then. */
export async function open(page: Page, place: Place, path: string): Promise<void> {
  const asked = page.waitForResponse(/getCustomerDetails/);
  await page.goto(place.home + path, { waitUntil: 'domcontentloaded' });
  await asked;
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  // The question about cookies fades in over what is looked at, where it is asked: a page that failed asks nothing.
  const asks = page.locator('html[data-consent]');
  await asks.waitFor({ state: 'attached', timeout: 2000 }).catch(() => undefined);
}
