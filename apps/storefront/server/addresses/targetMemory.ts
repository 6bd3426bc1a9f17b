import type { HostNames } from '@crema/brands';
import { type PageTarget, pageTarget } from './pageTarget.ts';

/** Most request lines that are remembered; then the memory is cleared. */
const MOST_TARGETS = 5_000;
const LONGEST_REMEMBERED_LINE = 1_024;

/** `pageTarget`, computed once for each request line until `forget`: when hosts may lead elsewhere. */
export function rememberTargets(siteHosts: HostNames | undefined) {
  const targets = new Map<string, PageTarget>();
  return {
    targetOf: (host: string, url: string): PageTarget => {
      const line = `${host} ${url}`;
      const known = targets.get(line);
      if (known) return known;
      const target = pageTarget(host, url, siteHosts);
      if (targets.size >= MOST_TARGETS) targets.clear();
      if (line.length <= LONGEST_REMEMBERED_LINE) targets.set(line, target);
      return target;
    },
    forget: (): void => targets.clear(),
  };
}
