import { expect, test } from '@playwright/test';
import { firstVisit, isBrandType } from '../bench/harness/shops/first-visit.ts';
import { LOOKS } from './accessibility.places.ts';

for (const { name, home } of LOOKS) {
  test(`${name}: a first visit on a slow line is in the brand’s type, and nothing moves for it`, async ({
    browser,
  }) => {
    const look = async (viewport: { width: number; height: number }): Promise<void> => {
      const visit = await firstVisit(browser, home, viewport);
      expect(visit.type, `${viewport.width} pixels wide`).not.toEqual([]);
      expect(isBrandType(visit), visit.type.map(({ family }) => family).join(', ')).toBe(true);
      expect(visit.shift, `${viewport.width} pixels wide`).toBe(0);
    };
    // Side by side: each waits for its own slow line.
    await Promise.all([look({ width: 390, height: 844 }), look({ width: 1440, height: 900 })]);
  });
}
