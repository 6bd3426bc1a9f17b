import type { RouteObject } from 'react-router';
import { Broken, Starting } from './shell/Broken.tsx';
import { Shell } from './shell/Shell.tsx';
import { SiteFrame } from './shell/SiteFrame.tsx';
import { ToFirstSite } from './shell/ToFirstSite.tsx';

const page = (load: () => Promise<{ default: React.ComponentType }>) => async () => ({
  Component: (await load()).default,
});

/** Every screen. What is fixed goes before what is named by data. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: Broken,
    HydrateFallback: Starting,
    children: [
      { path: 'login', lazy: page(() => import('./screens/login/LogIn.tsx')) },
      { path: 'setup', lazy: page(() => import('./screens/login/SetUp.tsx')) },
      {
        Component: Shell,
        children: [
          { index: true, Component: ToFirstSite },
          {
            path: ':site',
            Component: SiteFrame,
            children: [
              {
                ErrorBoundary: Broken,
                children: [
                  { index: true, lazy: page(() => import('./screens/home/Home.tsx')) },
                  { path: 'reports/sales', lazy: page(() => import('./screens/reports/Sales.tsx')) },
                  { path: 'edits', lazy: page(() => import('./screens/changes/Edits.tsx')) },
                  { path: 'scheduled', lazy: page(() => import('./screens/changes/ScheduledChanges.tsx')) },
                  { path: 'why', lazy: page(() => import('./screens/why/Why.tsx')) },
                  { path: 'transfer', lazy: page(() => import('./screens/transfer/Transfer.tsx')) },
                  { path: 'orders', lazy: page(() => import('./screens/orders/OrderList.tsx')) },
                  { path: 'orders/:code', lazy: page(() => import('./screens/orders/OrderScreen.tsx')) },
                  { path: 'customers', lazy: page(() => import('./screens/customers/CustomerList.tsx')) },
                  {
                    path: 'customers/:id',
                    lazy: page(() => import('./screens/customers/CustomerScreen.tsx')),
                  },
                  { path: 'staff', lazy: page(() => import('./screens/staff/Staff.tsx')) },
                  { path: 'new/:resource', lazy: page(() => import('./screens/resource/NewRow.tsx')) },
                  { path: ':resource', lazy: page(() => import('./screens/resource/Rows.tsx')) },
                  { path: ':resource/:key', lazy: page(() => import('./screens/resource/RowScreen.tsx')) },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];
