import { expect, type Locator, type Page } from '@playwright/test';
import { axeFindings, PROVIDER_FRAME } from '../apps/storefront/test/axe.ts';
import { LOOKS, type Place } from './accessibility.places.ts';

/** A phone and a wide screen. */
export const WIDTHS = [360, 1440] as const;

interface Scope {
  /** The part that was opened: the rest has been looked at. */
  only?: string;
  without?: readonly string[];
  rules?: readonly string[];
}

/** What the dark changes of a page is its colours; these are all rules of axe about them. */
export const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What the words of a page are to those who do not see it: the rules of axe about names, and about their language. */
const OF_NAMES = [
  ...['document-title', 'html-has-lang', 'html-lang-valid', 'valid-lang', 'frame-title', 'empty-heading'],
  ...['button-name', 'link-name', 'summary-name', 'image-alt', 'image-redundant-alt', 'role-img-alt'],
  ...['svg-img-alt', 'label', 'select-name', 'input-button-name', 'aria-command-name', 'aria-dialog-name'],
  ...['aria-input-field-name', 'aria-meter-name', 'aria-progressbar-name', 'aria-toggle-field-name'],
];

/**
 * Every place has the structure of the first, in its own words and colours. The first is judged by all rules at both
 * widths; the others by all on a phone, and on a wide screen by those of colours and names. In the dark it is colours.
 */
export const rulesAt = (place: string, width: number): readonly string[] | undefined =>
  place === LOOKS[0]?.name || width === WIDTHS[0] ? undefined : [...OF_COLOURS, ...OF_NAMES];

/** What axe finds now, with the place that it is said of. */
export async function findings(page: Page, where: string, scope: Scope = {}): Promise<string[]> {
  await settled(page);
  const without = [PROVIDER_FRAME, ...(scope.without ?? [])];
  const found = await axeFindings(page, { ...scope, without });
  return found.map((one) => `${where} ${one}`);
}

/** The same at both widths, in a page that is opened once. */
export async function atBothWidths(
  page: Page,
  where: string,
  scope: Scope & { place?: string } = {},
): Promise<string[]> {
  const { place, ...same } = scope;
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const rules = same.rules ?? (place === undefined ? undefined : rulesAt(place, width));
    found.push(...(await findings(page, `${where} at ${width}`, { ...same, rules })));
  }
  return found;
}

/** What axe finds of the page’s own part at both widths, and where it is wider than its window. */
export async function look(page: Page, where: string, place: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const rules = rulesAt(place, width);
    found.push(...(await findings(page, `${where} at ${width}`, { only: 'main', rules })));
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
      found.push(`${where} at ${width} is too wide`);
  }
  return found;
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

/**
 * Loaded, and taken over by the browser: what is asked about the visitor is asked then, and read from this page's own list
 * of what it fetched. From page to page of a site the browser keeps its process, and with it what it has compiled.
 */
export async function open(page: Page, place: Place, path: string): Promise<void> {
  const answer = await page.goto(place.home + path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('getCustomerDetails')),
  );
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  // The question about cookies comes up over what is looked at; a page that failed asks nothing.
  if (answer?.ok()) await page.locator('html[data-consent]').waitFor({ state: 'attached' });
}
