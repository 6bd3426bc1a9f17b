import { addDays, type Day } from '#platform/clock/index.ts';
import { type SmartRules, smartDay, supplyOn } from '../schedule/supply.rules.ts';
import type { NewSubscriptionLine, Subscription } from '../subscription/subscription.types.ts';
import type { SubscriptionStatus } from '../subscription/transitions.rules.ts';

/** A subscription as a demo's customer has it on a day. */
export interface DemoSubscription {
  /** Names it: one of a name is made of a customer. */
  name: string;
  status: SubscriptionStatus;
  weeks: number;
  lines: readonly NewSubscriptionLine[];
  /** Days of its orders so far, the oldest first. */
  ordered: readonly Day[];
  skipped?: Day;
  /** Whose charge failed on the day itself. */
  failed?: Day;
  next?: Day;
  ended?: Day;
  smart?: Subscription['smart'];
}

const line = (code: string, quantity: number, ...backups: string[]): NewSubscriptionLine => ({
  code,
  quantity,
  once: false,
  backups,
});

/** Days of the `count` orders up to `last`, the oldest first. */
const before = (last: Day, weeks: number, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => addDays(last, -7 * weeks * (count - 1 - index)));

/** One subscription of each kind: active, smart, with a failed payment, paused and cancelled. */
export function demoPlan(today: Day, rules: SmartRules): DemoSubscription[] {
  const next = addDays(today, 9);
  const year = before(addDays(next, -28), 4, 7);
  const supply = { onHand: 100, countedOn: addDays(today, -11), cupsADay: 3 };
  return [
    {
      name: 'mornings',
      status: 'ACTIVE',
      weeks: 4,
      lines: [
        line('1012-AURL-DAWN-24', 2, '1015-AURL-NOON-24', '2060-GLWD-HARB-24'),
        line('1227-CNDR-TONG-24', 1),
        { ...line('1500-CCBR-VELV-24', 1), once: true },
      ],
      ordered: year.filter((_, index) => index !== 4),
      ...(year[4] ? { skipped: year[4] } : {}),
      next,
    },
    {
      name: 'by the cup',
      status: 'ACTIVE',
      weeks: 4,
      lines: [line('2060-GLWD-HARB-24', 3, '1015-AURL-NOON-24')],
      ordered: before(addDays(today, -15), 4, 4),
      next: smartDay(supplyOn(supply, today), today, rules) ?? next,
      smart: supply,
    },
    {
      name: 'lattes',
      status: 'PAYMENT_FAILED',
      weeks: 4,
      lines: [line('1981-FRWL-LATT-20', 2)],
      ordered: before(addDays(today, -28), 4, 3),
      failed: today,
      next: addDays(today, 28),
    },
    {
      name: 'orchard',
      status: 'PAUSED',
      weeks: 6,
      lines: [line('1460-BRMY-CIDR-24', 1), line('1627-DZMR-TEAD-24', 1)],
      ordered: before(addDays(today, -20), 6, 3),
      next: addDays(today, 34),
    },
    {
      name: 'mint',
      status: 'CANCELLED',
      weeks: 8,
      lines: [line('1145-PELW-MINT-24', 2)],
      ordered: before(addDays(today, -40), 8, 3),
      ended: addDays(today, -30),
    },
  ];
}
