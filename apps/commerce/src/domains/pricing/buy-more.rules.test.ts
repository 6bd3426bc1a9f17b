import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buyMoreSaved } from './buy-more.rules.ts';

const step = fc.record({ boxes: fc.integer({ min: 1, max: 20 }), percent: fc.integer({ min: 1, max: 60 }) });

test('what a few boxes more would save is what they do save, and not one box earlier', () => {
  fc.assert(
    fc.property(fc.nat(25), fc.array(step, { maxLength: 5 }), (boxes, steps) => {
      const { percent, next } = buyMoreSaved(boxes, steps);
      expect(percent).toBe(
        Math.max(0, ...steps.filter((one) => one.boxes <= boxes).map((one) => one.percent)),
      );
      if (next) {
        expect(next.percent).toBeGreaterThan(percent);
        expect(buyMoreSaved(boxes + next.boxes, steps).percent).toBe(next.percent);
        expect(buyMoreSaved(boxes + next.boxes - 1, steps).percent).toBe(percent);
      } else expect(Math.max(0, ...steps.map((one) => one.percent))).toBe(percent);
    }),
  );
});
