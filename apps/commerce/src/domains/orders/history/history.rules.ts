/** Orders in the order of their codes; missing ones are left out. */
export function inOrder<One extends { code: string }>(
  codes: readonly string[],
  orders: readonly One[],
): One[] {
  const found = new Map(orders.map((order) => [order.code, order]));
  return codes.flatMap((code) => found.get(code) ?? []);
}
