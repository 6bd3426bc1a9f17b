export interface Edge {
  from: string;
  to: string;
  path: string;
  line: number;
}

/** One circle for each group of names that reach each other, with the edge that closes it. */
export function cycles<E extends Edge>(edges: E[]): { names: string[]; edge: E }[] {
  const outgoing = Map.groupBy(edges, (edge) => edge.from);
  const done = new Set<string>();
  const found: { names: string[]; edge: E }[] = [];
  const trail: string[] = [];
  const visit = (name: string): void => {
    trail.push(name);
    for (const edge of outgoing.get(name) ?? []) {
      const start = trail.indexOf(edge.to);
      if (start !== -1) found.push({ names: [...trail.slice(start), edge.to], edge });
      else if (!done.has(edge.to)) visit(edge.to);
    }
    trail.pop();
    done.add(name);
  };
  for (const name of outgoing.keys()) if (!done.has(name)) visit(name);
  return found;
}
