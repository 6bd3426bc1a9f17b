/** A gauge of the shop's own `/metrics`, by its name. Reading resets the event loop's histogram. */
export async function readMetric(origin: string, names: readonly string[]): Promise<number[]> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return names.map((name) => {
    const value = new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1];
    if (value === undefined) throw new Error(`/metrics has no ${name}`);
    return Number(value);
  });
}
