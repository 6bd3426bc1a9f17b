import type { CartLine, MergeChange, NewLine } from '../cart.types.ts';
import { type CartLimits, deliveryRoom, inDelivery } from './delivery.rules.ts';

/** The same for lines that are the same purchase: of the same, bought once or as often. */
export const purchaseKey = (line: Omit<NewLine, 'quantity'>): string =>
  JSON.stringify([line.code, line.oneTime, line.frequencyWeeks, line.components]);

/** Lines that are the same purchase become one: a shopper may name a product twice in one call. */
export function mergeLines(lines: readonly NewLine[]): NewLine[] {
  const merged = new Map<string, NewLine>();
  for (const line of lines) {
    const key = purchaseKey(line);
    const before = merged.get(key);
    merged.set(key, before ? { ...before, quantity: before.quantity + line.quantity } : line);
  }
  return [...merged.values()];
}

/** A cart's lines with what is added to it: all of them, and those that changed, in the order in which they were asked for. */
export function withAdded(
  lines: readonly CartLine[],
  added: readonly NewLine[],
  nextEntry: number,
): { lines: CartLine[]; changed: CartLine[] } {
  const held = new Map(lines.map((line) => [purchaseKey(line), line]));
  const changed = added.map((line, index): CartLine => {
    const before = held.get(purchaseKey(line));
    return before
      ? { ...before, quantity: before.quantity + line.quantity }
      : { ...line, entryNumber: nextEntry + index };
  });
  for (const line of changed) held.set(purchaseKey(line), line);
  return { lines: [...held.values()], changed };
}

/** Units a cart would take of each variant, over all its lines. */
export function unitsByCode(lines: readonly Pick<CartLine, 'code' | 'quantity'>[]): Map<string, number> {
  const units = new Map<string, number>();
  for (const { code, quantity } of lines) units.set(code, (units.get(code) ?? 0) + quantity);
  return units;
}

/**
 * The lines that a customer's cart is to have once a guest's has joined it: those that change, with what they come to.
 * Quantities add up as far as a line, an auto-delivery and the stock of a variant over all its lines go; nothing falls
 * below what the customer had.
 */
export function mergeCarts(
  own: readonly CartLine[],
  guest: readonly CartLine[],
  limits: CartLimits,
  stock: ReadonlyMap<string, number>,
): { lines: NewLine[]; changes: MergeChange[] } {
  const held = new Map<string, NewLine>(own.map((line) => [purchaseKey(line), line]));
  const units = unitsByCode(own);
  const lines: NewLine[] = [];
  const changes: MergeChange[] = [];
  for (const { entryNumber: _, ...line } of guest) {
    const { code, oneTime, frequencyWeeks } = line;
    const key = purchaseKey(line);
    const before = held.get(key)?.quantity ?? 0;
    const free = Math.max(0, (stock.get(code) ?? 0) - (units.get(code) ?? 0));
    const inLine = Math.max(0, limits.maxLineQuantity - before);
    const inAll = oneTime
      ? inLine
      : deliveryRoom(code, inDelivery([...held.values()], frequencyWeeks), limits);
    const added = Math.min(line.quantity, inLine, inAll, free);
    const quantity = before + added;
    if (added > 0) {
      lines.push({ ...line, quantity });
      held.set(key, { ...line, quantity });
    }
    units.set(code, (units.get(code) ?? 0) + added);
    if (added < line.quantity) {
      const asked = before + line.quantity;
      const capped = inAll < inLine ? 'autoDelivery' : 'cap';
      changes.push({ code, asked, quantity, reason: Math.min(inLine, inAll) < free ? capped : 'stock' });
    }
  }
  return { lines, changes };
}
