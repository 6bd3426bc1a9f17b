import type { Page } from '@playwright/test';
import axe from 'axe-core';

export interface AxeScope {
  /** The one part to look at. */
  only?: string;
  without?: readonly string[];
  /** The rules to look by; all unless told. */
  rules?: readonly string[];
}

/** The card’s fields are the payment provider’s page, in a frame of their own. */
export const PROVIDER_FRAME = 'iframe';

/**
 * What axe finds in a page, as `rule: part`, and how many rules found something to pass. Axe, 650 kB, is sent and compiled
 * once a document.
 */
async function runAxe(page: Page, { only, without = [], rules }: AxeScope = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([include, exclude, runOnly]) => {
      const { run } = window.axe;
      const context = {
        ...(include ? { include: [[include]] } : {}),
        exclude: exclude.map((part) => [part]),
      };
      const { violations, passes } = await run(context, {
        resultTypes: ['violations'],
        preload: false,
        ...(runOnly ? { runOnly: [...runOnly] } : {}),
      });
      return {
        found: violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)),
        passed: passes.length,
      };
    },
    [only, without, rules] as const,
  );
}

/** @throws where nothing was looked at: nothing found there would be no news. */
export async function axeFindings(page: Page, scope?: AxeScope): Promise<string[]> {
  const { found, passed } = await runAxe(page, scope);
  if (found.length === 0 && passed <= (scope?.rules ? 0 : 3))
    throw new Error(`axe looked at nothing: ${passed} rules passed`);
  return found;
}
