import { bindAll } from '#platform/bind/index.ts';
import type { Database } from '#platform/db/index.ts';
import {
  claimStockRelease,
  deliver,
  lastMoved,
  setStatus,
  ship,
} from './fulfilment/fulfilment.repository.ts';
import { claim, codesOf, list, stepsOf, traces } from './history/history.repository.ts';
import {
  confirmLocked,
  confirmMany,
  outcomes,
  setPayment,
  unsettled,
  unsettledCounts,
} from './payment/payment.repository.ts';
import { insert, insertMany } from './placement/placement.repository.ts';
import {
  byCode,
  byCodes,
  byGuid,
  byKey,
  charges,
  listedByCodes,
  lock,
  lockAll,
} from './reading.repository.ts';
import { refundsRepository } from './refunds/refunds.repository.ts';

/** All SQL of orders. */
export function ordersRepository(db: Database) {
  return {
    refunds: refundsRepository(db),
    ...bindAll(db, {
      ...{ byCode, byCodes, byGuid, byKey, charges, listedByCodes, lock, lockAll },
      ...{ insert, insertMany },
      ...{ confirmLocked, confirmMany, outcomes, setPayment, unsettled, unsettledCounts },
      ...{ claimStockRelease, deliver, lastMoved, setStatus, ship },
      ...{ claim, codesOf, list, stepsOf, traces },
    }),
  };
}

export type OrdersRepository = ReturnType<typeof ordersRepository>;
