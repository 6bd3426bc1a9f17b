import type { Currency, Language, SiteId } from '@crema/brands';
import type { RowOf } from '#platform/db/index.ts';
import type { CampaignCode } from '../campaigns.types.ts';
import type { kits } from './commitments.tables.ts';
import type { CommitmentStatus, Kit } from './commitments.types.ts';

export type KitRow = Omit<RowOf<typeof kits>, 'emailKey' | 'addressKey' | 'createdAt' | 'updatedAt'> & {
  createdAt: string;
  updatedAt: string;
  counted: number;
};

/** A kit as the domain knows it; what a row has not is absent. */
export const toKit = (row: KitRow): Kit => {
  const { customerId, subscriptionId, arrivedOn, consent, endedOn, endAmount, ...whole } = row;
  return {
    ...whole,
    site: row.site as SiteId,
    campaignCode: row.campaignCode as CampaignCode,
    language: row.language as Language,
    currency: row.currency as Currency,
    status: row.status as CommitmentStatus,
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
    ...(customerId !== null && { customerId }),
    ...(subscriptionId !== null && { subscriptionId }),
    ...(arrivedOn !== null && { arrivedOn }),
    ...(consent !== null && { consent }),
    ...(endedOn !== null && { endedOn }),
    ...(endAmount !== null && { endAmount }),
  };
};
