/** An amount in the minor unit of its currency (cents), always an integer. */
export type Minor = number;

/**
 * Rounds half away from zero to an integer. What is a half in decimals may be a hair less in binary
 * (100.5 as 100.49999999999999), so eight decimals decide first, as the specification's price multiplication does.
 */
export function roundHalfUp(value: number): Minor {
  const eight = Number(Math.abs(value).toFixed(8));
  const rounded = Math.floor(eight + 0.5);
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}

/** `price × quantity`, rounded to 8 decimals and then to the minor unit. */
export function multiply(price: Minor, quantity: number): Minor {
  return roundHalfUp(price * quantity);
}

/** `price` less `percent` (25 = 25 %), rounded half-up once: 1899 less 25 is 1424. */
export function percentOff(price: Minor, percent: number): Minor {
  return roundHalfUp((price * (100 - percent)) / 100);
}

/** Parts per 100,000, so that 9.975 % is the integer 9975. */
export type RatePer100k = number;

/** `base × rate`, rounded half-up. */
export function atRate(base: Minor, rate: RatePer100k): Minor {
  return roundHalfUp((base * rate) / 100_000);
}

/**
 * Splits `total` by `weights` so that the parts add up exactly: largest remainder, ties to the first.
 * Weights that are all zero count as equal.
 *
 * @throws on no weights with something to split.
 */
export function allocate(total: Minor, weights: readonly number[]): Minor[] {
  if (weights.length === 0) {
    if (total !== 0) throw new Error('There is nothing to spread an amount over');
    return [];
  }
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const counted = sum > 0 ? weights : weights.map(() => 1);
  const whole = BigInt(sum > 0 ? sum : weights.length);
  const shares = counted.map((weight, index) => {
    const exact = BigInt(total) * BigInt(weight);
    return { index, part: Number(exact / whole), rest: exact % whole };
  });
  let left = total - shares.reduce((all, share) => all + share.part, 0);
  const byRest = [...shares].sort((a, b) =>
    a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1,
  );
  for (const share of byRest) {
    if (left === 0) break;
    share.part += 1;
    left -= 1;
  }
  return shares.map((share) => share.part);
}
