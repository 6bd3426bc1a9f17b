import { createContext, useContext } from 'react';
import type { Me, Resource, Site } from '../api/types.ts';

/** The operations of the screens that no resource describes. */
export const OPERATIONS = {
  home: 'adminGetHome',
  opening: 'adminGetOpening',
  saveSetting: 'adminSaveSetting',
  sales: 'adminGetSales',
  salesFile: 'adminGetSalesFile',
  edits: 'adminListEdits',
  scheduled: 'adminListScheduled',
  orders: 'adminListOrders',
  order: 'adminGetOrder',
  customers: 'adminListCustomers',
  customer: 'adminGetCustomer',
  customerNote: 'adminAddCustomerNote',
  skip: 'adminSkipSubscription',
  staff: 'adminListStaff',
  addStaff: 'adminAddStaff',
  renewStaff: 'adminRenewStaff',
  removeStaff: 'adminRemoveStaff',
} as const;

export interface Session {
  me: Me;
  resources: Resource[];
  /** Whether the role allows an operation. */
  may(operation: string | undefined): boolean;
}

export const SessionContext = createContext<Session | undefined>(undefined);
export const SiteContext = createContext<Site | undefined>(undefined);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('Outside of Shell');
  return session;
}

/** The site whose address this is. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('Outside of SiteFrame');
  return site;
}

const KEPT = 'crema.admin.site';

/** The site that was worked on last, else the first. */
export const lastSite = (sites: readonly Site[]): Site | undefined =>
  sites.find(({ id }) => id === localStorage.getItem(KEPT)) ?? sites[0];

export const keepSite = (id: string): void => localStorage.setItem(KEPT, id);
