/** Order of recommended products for a visitor, as pure functions. */

/** A candidate, and its likeness to each product that the visitor viewed, latest first. */
export interface Candidate {
  code: string;
  likenesses: readonly number[];
  /** How well it fits what the visitor is known to like; 0 where nothing is known. */
  liked?: number;
}

/** Factor for each step back: the product viewed one step earlier counts half as much. */
const FADE = 0.5;

/**
 * Codes in the order of display: most like the product viewed last; ties and all else in the given order (best sellers
 * first). What is liked moves it up. A viewed product is included only if `seen` does not contain it.
 */
export function rank(candidates: readonly Candidate[], seen: ReadonlySet<string>, most: number): string[] {
  return candidates
    .filter(({ code }) => !seen.has(code))
    .map(({ code, likenesses, liked = 0 }, place) => ({
      code,
      place,
      score: likenesses.reduce((sum, likeness, back) => sum + likeness * FADE ** back, liked),
    }))
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .slice(0, most)
    .map(({ code }) => code);
}

/** The named codes first, in their order and each once, then others until there are enough. */
export function fillUp(named: readonly string[], others: readonly string[], most: number): string[] {
  return [...new Set([...named, ...others])].slice(0, most);
}
