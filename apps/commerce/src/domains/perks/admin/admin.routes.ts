import { registerLedgerAdmin } from '#domains/value/index.ts';
import type { Platform } from '#platform/index.ts';
import { AdjustBody } from './admin.schemas.ts';
import type { PerksAdmin } from './admin.service.ts';

/** Registers the points of a customer for staff, and what a site's points will cost. */
export const registerPerksAdmin = (platform: Platform, perks: PerksAdmin): void =>
  registerLedgerAdmin(
    platform,
    {
      path: 'perks',
      operations: {
        ...{ view: 'adminGetCustomerPerks', adjust: 'adminAdjustPerks', reverse: 'adminReversePerks' },
        liability: 'adminGetPerksLiability',
      },
      summaries: {
        view: 'The points of a customer, and how they came about',
        adjust: 'Give a customer points, or take some, and say why',
        reverse: 'Take an adjustment of points back, by an entry of its own',
        liability: 'The open points of a site, and what they will cost',
      },
      schemas: { view: 'AdminCustomerPerks', liability: 'PerksLiability' },
      ...{ body: AdjustBody, ids: 'uuid' },
    },
    perks,
  );
