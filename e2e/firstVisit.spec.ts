import { expect, test } from '@playwright/test';
import { firstVisit, isBrandType } from '../bench/harness/shops/first-visit.ts';
import { PLACES } from './accessibility.places.ts';

for (const { name, home } of PLACES) {
  test(`${name}: a first visit on a slow line is in the brand’s type, and nothing moves for it`, async ({
    browser,
  }) => {
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      const visit = await firstVisit(browser, home, viewport);
      expect(visit.type, `${viewport.width} pixels wide`).not.toEqual([]);
      expect(isBrandType(visit), visit.type.map(({ family }) => family).join(', ')).toBe(true);
      expect(visit.shift, `${viewport.width} pixels wide`).toBe(0);
    }
  });
}
