/** The statuses of a subscription. */
export const SUBSCRIPTION_STATUSES = [
  'ACTIVE',
  'PAUSED',
  'PAYMENT_FAILED',
  'ON_HOLD',
  'CANCELLED',
  'COMPLETED',
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/**
 * Events of a subscription. The first row is by the customer, the second by the shop: `fall-due` makes an order of the
 * coming occurrence, `charge-failed` begins the retries, `hold` ends them.
 */
export const SUBSCRIPTION_EVENTS = [
  ...(['edit', 'move', 'skip', 'undo-skip', 'ship-now', 'pause', 'resume', 'change-card', 'cancel'] as const),
  ...(['fall-due', 'charge-failed', 'charged', 'hold', 'complete'] as const),
] as const;
export type SubscriptionEvent = (typeof SUBSCRIPTION_EVENTS)[number];

/** What may happen in a status and the status that follows. Both the engine and its tests read it. */
export const SUBSCRIPTION_TRANSITIONS: Readonly<
  Record<SubscriptionStatus, Readonly<Partial<Record<SubscriptionEvent, SubscriptionStatus>>>>
> = {
  ACTIVE: {
    edit: 'ACTIVE',
    move: 'ACTIVE',
    skip: 'ACTIVE',
    'undo-skip': 'ACTIVE',
    'ship-now': 'ACTIVE',
    pause: 'PAUSED',
    'change-card': 'ACTIVE',
    cancel: 'CANCELLED',
    'fall-due': 'ACTIVE',
    'charge-failed': 'PAYMENT_FAILED',
    charged: 'ACTIVE',
    complete: 'COMPLETED',
  },
  // The resume date is the next order's, which ends the pause.
  PAUSED: {
    edit: 'PAUSED',
    pause: 'PAUSED',
    resume: 'ACTIVE',
    'change-card': 'PAUSED',
    cancel: 'CANCELLED',
    'fall-due': 'ACTIVE',
    // An order that was under way when the pause began.
    'charge-failed': 'PAYMENT_FAILED',
    charged: 'PAUSED',
  },
  PAYMENT_FAILED: {
    'change-card': 'PAYMENT_FAILED',
    cancel: 'CANCELLED',
    'charge-failed': 'PAYMENT_FAILED',
    charged: 'ACTIVE',
    hold: 'ON_HOLD',
  },
  // Nothing is charged until there is a new card, which is tried at once.
  ON_HOLD: { 'change-card': 'PAYMENT_FAILED', cancel: 'CANCELLED', charged: 'ACTIVE' },
  CANCELLED: {},
  COMPLETED: {},
};

/** The status after an event; undefined: it cannot happen in this status. */
export const statusAfter = (
  status: SubscriptionStatus,
  event: SubscriptionEvent,
): SubscriptionStatus | undefined => SUBSCRIPTION_TRANSITIONS[status][event];
