import type { SiteConfiguration } from '#domains/content/index.ts';
import type { CartLine } from '../cart.types.ts';

type Units = Pick<CartLine, 'code' | 'quantity'>;

/** What one auto-delivery takes at most: of one line, and boxes in all. */
export interface DeliveryCaps
  extends Pick<SiteConfiguration, 'autoDeliveryLineMost' | 'autoDeliveryBoxesMost'> {
  /** What a box of a variant counts as; one where the catalogue does not say. */
  boxCount(code: string): number | undefined;
}

/** What a cart takes at most: of one line, and of what comes again and again. */
export interface CartLimits extends DeliveryCaps {
  maxLineQuantity: number;
}

/** What there is too much of. */
export type DeliveryExcess = { of: 'line'; code: string; most: number } | { of: 'boxes'; most: number };

/**
 * What is too much for one auto-delivery of these lines; undefined: all of it fits. The cart asks it when something is
 * put in, the order when it is placed, and a subscription whenever its lines change.
 */
export function deliveryExcess(lines: readonly Units[], caps: DeliveryCaps): DeliveryExcess | undefined {
  const { autoDeliveryLineMost, autoDeliveryBoxesMost } = caps;
  const over = lines.find(({ quantity }) => quantity > autoDeliveryLineMost);
  if (over) return { of: 'line', code: over.code, most: autoDeliveryLineMost };
  if (boxesOf(lines, caps) > autoDeliveryBoxesMost) return { of: 'boxes', most: autoDeliveryBoxesMost };
  return undefined;
}

/** How many more of a variant fit beside these lines; 0 or more. */
export function deliveryRoom(code: string, lines: readonly Units[], caps: DeliveryCaps): number {
  const { autoDeliveryLineMost, autoDeliveryBoxesMost, boxCount } = caps;
  const units = lines.reduce((sum, line) => sum + (line.code === code ? line.quantity : 0), 0);
  const boxes = Math.floor((autoDeliveryBoxesMost - boxesOf(lines, caps)) / (boxCount(code) ?? 1));
  return Math.max(0, Math.min(autoDeliveryLineMost - units, boxes));
}

/** The lines of a cart that come together every so many weeks. */
export const inDelivery = <Line extends Pick<CartLine, 'oneTime' | 'frequencyWeeks'>>(
  lines: readonly Line[],
  frequencyWeeks: number,
): Line[] => lines.filter((line) => !line.oneTime && line.frequencyWeeks === frequencyWeeks);

const boxesOf = (lines: readonly Units[], { boxCount }: DeliveryCaps): number =>
  lines.reduce((boxes, { code, quantity }) => boxes + quantity * (boxCount(code) ?? 1), 0);
