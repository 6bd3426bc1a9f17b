import type { SiteId } from '@crema/brands';

/** What an integration can hear of. */
export const EVENT_TYPES = [
  ...(['order.placed', 'order.paid', 'order.released', 'order.shipped', 'order.delivered'] as const),
  ...(['order.cancelled', 'order.returned', 'order.refunded'] as const),
  ...(['parcel.shipped', 'parcel.delivered'] as const),
  ...(['stock.sold_out', 'stock.back'] as const),
  ...(['customer.created', 'customer.changed', 'customer.erased'] as const),
  ...(['subscription.started', 'subscription.changed', 'subscription.skipped'] as const),
  ...(['subscription.paused', 'subscription.cancelled', 'subscription.renewal_failed'] as const),
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Which integration: its key is unique at its site. */
export interface IntegrationId {
  site: SiteId;
  key: string;
}

export interface Integration extends IntegrationId {
  name: string;
  url: string | null;
  events: string[];
  scopes: string[];
  active: boolean;
}

/** Something that happened to an entity, to be told to whoever asked for it. */
export interface NewEvent {
  type: EventType;
  /** `order:<code>`, `stock:<variant>`, `customer:<id>` or `subscription:<id>`. */
  entity: `${'order' | 'stock' | 'customer' | 'subscription'}:${string}`;
  customerId?: string | undefined;
  /** Which part of the entity. No names, no addresses: it is kept. */
  detail?: EventDetail;
}

export interface EventDetail {
  /** Number of a refund. */
  refund?: number;
  /** Lines that moved, with their units. */
  entries?: readonly { entryNumber: number; quantity: number }[];
}

/** An event as it was written. */
export interface WrittenEvent {
  number: number;
  id: string;
  site: SiteId;
  type: EventType;
  entity: string;
  detail: EventDetail;
  at: Date;
}

/** An event that a sender has claimed for an integration. */
export interface ClaimedDelivery extends WrittenEvent {
  attempts: number;
  retryUntil: Date;
}

export type DeliveryState = 'waiting' | 'delivered' | 'dead';

/** A delivery as staff see it. */
export interface DeliveryRecord extends Pick<WrittenEvent, 'number' | 'id' | 'type' | 'entity' | 'at'> {
  state: DeliveryState;
  attempts: number;
  nextAttemptAt: Date;
  lastAttemptAt?: Date | undefined;
  status?: number | undefined;
  answer?: string | undefined;
  error?: string | undefined;
}

export type SecretKind = 'signing' | 'client';

/** A secret without what is secret of it. */
export interface SecretRecord {
  id: string;
  kind: SecretKind;
  createdAt: Date;
  endsAt?: Date | undefined;
}

/** How much waits to be told. */
export interface DeliveryCounts {
  waiting: number;
  /** Waiting after at least one failed attempt. */
  failing: number;
  dead: number;
  /** Seconds since the oldest waiting event happened. */
  lagSeconds: number;
}
