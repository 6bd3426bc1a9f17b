/** Buy more save more: percents off by boxes of the lines that take part, whatever is mixed. */

/** From so many boxes on, so many percent off each. */
export interface BuyMoreStep {
  boxes: number;
  percent: number;
}

/** What the boxes of a cart save. */
export interface BuyMoreSaved extends BuyMoreStep {
  /** Boxes that lack to a higher percentage, and which; absent on the highest step. */
  next?: BuyMoreStep;
}

/** @param boxes of the lines that take part. @param steps in any order. */
export function buyMoreSaved(boxes: number, steps: readonly BuyMoreStep[]): BuyMoreSaved {
  const percent = Math.max(0, ...steps.filter((step) => boxes >= step.boxes).map((step) => step.percent));
  const [next] = steps
    .filter((step) => step.percent > percent)
    .sort((a, b) => a.boxes - b.boxes || b.percent - a.percent);
  return { boxes, percent, ...(next ? { next: { boxes: next.boxes - boxes, percent: next.percent } } : {}) };
}
