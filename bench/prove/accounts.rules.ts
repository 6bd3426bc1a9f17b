/** The chance that one of the first is more than one of the others, ties counting half: 0.5 tells nothing (Mann–Whitney). */
export function auc(first: readonly number[], others: readonly number[]): number {
  let more = 0;
  for (const one of first) for (const other of others) more += one > other ? 1 : one === other ? 0.5 : 0;
  return more / (first.length * others.length);
}

/** The value that so many percent do not exceed (nearest rank). */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0;
}
