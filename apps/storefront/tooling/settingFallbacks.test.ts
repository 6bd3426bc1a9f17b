import { SITE_IDS } from '@crema/brands';
import { isForBrowsers, SETTINGS } from '@crema/brands/settings';
import { fallbacks } from '@crema/brands/settings/fallbacks';
import { expect, test } from 'vitest';
import { fallbacksForBrowsers } from './settingFallbacks.ts';

test('browsers get the same values as the server, of the settings that they read, and nothing else', async () => {
  const code = fallbacksForBrowsers();
  const theirs = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  for (const site of SITE_IDS) {
    const values = Object.entries(fallbacks[site]).filter(([name]) => isForBrowsers(name));
    expect(theirs.fallbacks[site]).toEqual(Object.fromEntries(values));
  }
  for (const { description, kind } of Object.values(SETTINGS)) {
    expect(code).not.toContain(description);
    expect(code).not.toContain(kind.expected);
  }
  expect(code.length).toBeLessThan(1000);
});
