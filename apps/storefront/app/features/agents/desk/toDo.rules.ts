import type { components } from '@crema/api-client';

type Schemas = components['schemas'];
type Delivery = Pick<Schemas['Subscription'], 'id' | 'status' | 'editable' | 'locksAt' | 'paymentInfo'>;
type PastOrder = Pick<Schemas['OrderHistoryList']['orders'][number], 'code' | 'status' | 'placed'>;
type Commitment = Pick<Schemas['Commitment'], 'id' | 'status' | 'weightOwed' | 'warning'>;
type Box = Pick<Schemas['CampaignBox'], 'subscriptionId' | 'status'>;

/** What is known of a customer; absent: not read yet, or not to be had. */
export interface Known {
  deliveries?: readonly Delivery[] | undefined;
  orders?: readonly PastOrder[] | undefined;
  commitments?: readonly Commitment[] | undefined;
  boxes?: readonly Box[] | undefined;
}

/** Something that an agent does next, and where. */
export type ToDo = { key: string; to: string; isUrgent: boolean } & (
  | { kind: 'cardDeclined' | 'cardExpires' | 'boxDeclined' }
  | { kind: 'changeBy'; locksAt: string }
  | { kind: 'paymentOpen'; code: string }
  | { kind: 'notSent' | 'notArrived'; code: string; days: number }
  | { kind: 'kitBehind'; owed: number; days: number }
);

const DAY = 86_400_000;
/** Days after which an order should have left, and should have arrived. */
const [TO_LEAVE, TO_ARRIVE] = [3, 10];
/** Days before its lock from which on it is said until when a delivery can be changed. */
const TO_LOCK = 2;

/** What needs doing for a customer, the urgent first. `now` in milliseconds since 1970. */
export function toDoOf(
  { deliveries = [], orders = [], commitments = [], boxes = [] }: Known,
  now: number,
): ToDo[] {
  const all = [
    ...deliveries.flatMap((one) => ofDelivery(one, now)),
    ...boxes.flatMap(ofBox),
    ...orders.flatMap((one) => ofOrder(one, now)),
    ...commitments.flatMap(ofCommitment),
  ];
  return all.sort((one, other) => Number(other.isUrgent) - Number(one.isUrgent));
}

const isRefused = (status?: string): boolean => status === 'PAYMENT_FAILED' || status === 'ON_HOLD';

function ofDelivery({ id, status, editable, locksAt, paymentInfo }: Delivery, now: number): ToDo[] {
  const at = { key: id, to: `/auto-delivery/upcoming?subscription=${id}` };
  if (isRefused(status)) return [{ ...at, kind: 'cardDeclined', isUrgent: true }];
  if (status !== 'ACTIVE') return [];
  if (paymentInfo?.expiresBeforeNextOrder) return [{ ...at, kind: 'cardExpires', isUrgent: true }];
  const left = locksAt ? Date.parse(locksAt) - now : Number.NaN;
  return editable && locksAt && left > 0 && left < TO_LOCK * DAY
    ? [{ ...at, kind: 'changeBy', locksAt, isUrgent: false }]
    : [];
}

const ofBox = ({ subscriptionId, status }: Box): ToDo[] =>
  isRefused(status)
    ? [{ key: subscriptionId, to: '/account/boxes', kind: 'boxDeclined', isUrgent: true }]
    : [];

function ofOrder({ code, status, placed }: PastOrder, now: number): ToDo[] {
  const at = { key: code, code, to: `/account/orders/${code}` };
  const days = Math.floor((now - Date.parse(placed)) / DAY);
  if (status === 'created') return [{ ...at, kind: 'paymentOpen', isUrgent: true }];
  if (status === 'processing' && days >= TO_LEAVE) return [{ ...at, kind: 'notSent', days, isUrgent: true }];
  const isOnItsWay = status === 'shipped' || status === 'partiallyshipped';
  return isOnItsWay && days >= TO_ARRIVE ? [{ ...at, kind: 'notArrived', days, isUrgent: true }] : [];
}

const ofCommitment = ({ id, status, weightOwed, warning }: Commitment): ToDo[] =>
  status === 'running' && warning
    ? [
        {
          ...{ key: id, to: '/account', kind: 'kitBehind' },
          ...{ owed: weightOwed, days: warning.daysLeft, isUrgent: false },
        },
      ]
    : [];
