import type { OrderHooks } from './hooks.types.ts';

/** The hooks of orders, called in the order in which they were added; they are added while the shop is put together. */
export function createOrderHooks() {
  const hooks: OrderHooks[] = [];
  return {
    hooks,
    addHooks: <Prepared>(added: OrderHooks<Prepared>): void => void hooks.push(added as OrderHooks),
  };
}
