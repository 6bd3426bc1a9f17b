/** Which products a visitor is shown first, decided without looking anything up. */

/** A candidate and how alike it is to each product that the visitor looked at, latest first. */
export interface Candidate {
  code: string;
  likenesses: readonly number[];
}

/** What was looked at longer ago counts less: half as much each step back. */
const FADE = 0.5;

/**
 * Codes in the order in which to show them: most like what was looked at last, ties and all else in the order given
 * (best sellers first). What was itself looked at comes with the others only if `seen` does not name it.
 */
export function rank(candidates: readonly Candidate[], seen: ReadonlySet<string>, most: number): string[] {
  return candidates
    .filter(({ code }) => !seen.has(code))
    .map(({ code, likenesses }, place) => ({
      code,
      place,
      score: likenesses.reduce((sum, likeness, back) => sum + likeness * FADE ** back, 0),
    }))
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .slice(0, most)
    .map(({ code }) => code);
}

/** Named codes first, in their order and without repetitions, then others until there are enough. */
export function fillUp(named: readonly string[], others: readonly string[], most: number): string[] {
  return [...new Set([...named, ...others])].slice(0, most);
}
