import { BY_OPERATOR, type StepBy } from '../actor.types.ts';
import type { EmailAbout } from '../emails/order.emails.ts';
import { orderErrors } from '../orders.errors.ts';
import type { Order, Part } from '../orders.types.ts';
import { unsentOf } from '../refunds/refunds.rules.ts';
import type { FulfilmentNeeds } from './fulfilment.deps.ts';
import { chosenLines, type Parcel, progressed } from './parcel.rules.ts';
import { requireTransition, step } from './step.service.ts';
import { mayFollow } from './transitions.rules.ts';

/** Sends what is left, or some lines of it; units refunded before they were sent are left out. */
export function ship(
  needs: FulfilmentNeeds,
  code: string,
  parcel: Parcel = {},
  { actor, language }: StepBy = BY_OPERATOR,
): Promise<Order> {
  const {
    repository,
    settlement,
    hooks,
    platform: { clock },
  } = needs;
  const work = async (order: Order): Promise<void> => {
    if (!mayFollow(order.status, 'shipped') && !mayFollow(order.status, 'partiallydelivered')) {
      throw orderErrors.transition(language, code, order.status, 'shipped');
    }
    const entries = chosenLines(order, parcel, unsentOf, language);
    const status = progressed(order, entries, 'shipped');
    requireTransition(order, status, language);
    await repository.ship(code, entries, parcel, clock.now());
    await settlement.move(order, status, actor);
    for (const hook of hooks) await hook.shipped?.(order, entries);
    if (parcel.silent) return;
    // By what was sent: if a part has arrived, the order's status says so even when all of it has been sent.
    const sent = sum(order.lines, (line) => line.shipped) + sum(entries, (entry) => entry.quantity);
    const withdrawn = sum(order.lines, (line) => line.withdrawn);
    const last = sent + withdrawn === sum(order.lines, (line) => line.quantity);
    if (last && order.shipments.length === 0)
      await settlement.email(order, 'shipped', withdrawn > 0 ? { part: entries } : {});
    else
      await settlement.email(
        order,
        last ? 'restshipped' : 'partiallyshipped',
        aboutPart(order, entries, 'shipped'),
      );
  };
  return step(needs, code, work, language);
}

/** Records the arrival of what was sent, or of some lines of it. */
export function deliver(
  needs: FulfilmentNeeds,
  code: string,
  parcel: Parcel = {},
  { actor, language }: StepBy = BY_OPERATOR,
): Promise<Order> {
  const { repository, settlement, hooks } = needs;
  const work = async (order: Order): Promise<void> => {
    if (!mayFollow(order.status, 'partiallydelivered')) {
      throw orderErrors.transition(language, code, order.status, 'delivered');
    }
    const entries = chosenLines(order, parcel, (line) => line.shipped - line.delivered, language);
    const status = progressed(order, entries, 'delivered');
    requireTransition(order, status, language);
    await repository.deliver(code, entries);
    await settlement.move(order, status, actor);
    for (const hook of hooks) await hook.delivered?.(order, entries);
    if (parcel.silent) return;
    if (status === 'delivered') await settlement.email(order, status);
    else await settlement.email(order, 'partiallydelivered', aboutPart(order, entries, 'delivered'));
  };
  return step(needs, code, work, language);
}

/** A line of which some had moved before moves again: the number of its units tells one email from the other. */
function aboutPart(order: Order, part: Part, what: 'shipped' | 'delivered'): EmailAbout {
  const first = order.lines.find(({ entryNumber }) => entryNumber === part[0]?.entryNumber);
  const before = first?.[what] ?? 0;
  return before > 0 ? { part, moved: before } : { part };
}

const sum = <One>(all: readonly One[], amount: (one: One) => number): number =>
  all.reduce((units, one) => units + amount(one), 0);
