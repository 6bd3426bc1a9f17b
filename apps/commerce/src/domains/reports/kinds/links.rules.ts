import type { Day } from '#platform/clock/index.ts';

/** Where the orders of a period are, below the site's part of the back office. */
export const ordersLink = (
  { from, to }: { from: Day; to: Day },
  narrowed: Record<string, string> = {},
): string => `orders?${new URLSearchParams({ from, to, ...narrowed })}`;
