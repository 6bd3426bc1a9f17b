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
                  { path: 'reports', lazy: page(() => import('./screens/reports/Reports.tsx')) },
                  { path: 'reports/:report', lazy: page(() => import('./screens/reports/Report.tsx')) },
                  { path: 'edits', lazy: page(() => import('./screens/changes/Edits.tsx')) },
                  { path: 'scheduled', lazy: page(() => import('./screens/changes/ScheduledChanges.tsx')) },
                  { path: 'preview', lazy: page(() => import('./screens/preview/Preview.tsx')) },
                  { path: 'why', lazy: page(() => import('./screens/why/Why.tsx')) },
                  { path: 'transfer', lazy: page(() => import('./screens/transfer/Transfer.tsx')) },
                  { path: 'orders', lazy: page(() => import('./screens/orders/OrderList.tsx')) },
                  { path: 'orders/:code', lazy: page(() => import('./screens/orders/OrderScreen.tsx')) },
                  {
                    path: 'orders/:code/slip',
                    lazy: page(() => import('./screens/gifts/PackingSlip.tsx')),
                  },
                  { path: 'gift-cards', lazy: page(() => import('./screens/gifts/GiftCards.tsx')) },
                  { path: 'gift-cards/:id', lazy: page(() => import('./screens/gifts/GiftCardScreen.tsx')) },
                  { path: 'customers', lazy: page(() => import('./screens/customers/CustomerList.tsx')) },
                  {
                    path: 'customers/:id',
                    lazy: page(() => import('./screens/customers/CustomerScreen.tsx')),
                  },
                  {
                    path: 'customers/:id/rewards',
                    lazy: page(() => import('./screens/programmes/ledger/CustomerRewards.tsx')),
                  },
                  {
                    path: 'programmes/experiments',
                    lazy: page(() => import('./screens/programmes/experiments/Experiments.tsx')),
                  },
                  {
                    path: 'programmes/campaigns',
                    lazy: page(() => import('./screens/programmes/campaigns/Campaigns.tsx')),
                  },
                  {
                    path: 'programmes/boxes',
                    lazy: page(() => import('./screens/programmes/boxes/BoxBoard.tsx')),
                  },
                  {
                    path: 'programmes/rewards',
                    lazy: page(() => import('./screens/programmes/rewards/Rewards.tsx')),
                  },
                  {
                    path: 'programmes/quizzes',
                    lazy: page(() => import('./screens/programmes/quizzes/Quizzes.tsx')),
                  },
                  {
                    path: 'auto-delivery',
                    lazy: page(() => import('./screens/subscriptions/CalendarScreen.tsx')),
                  },
                  {
                    path: 'auto-delivery/forecast',
                    lazy: page(() => import('./screens/subscriptions/ForecastScreen.tsx')),
                  },
                  {
                    path: 'auto-delivery/failed',
                    lazy: page(() => import('./screens/subscriptions/FailedScreen.tsx')),
                  },
                  {
                    path: 'auto-delivery/days/:day',
                    lazy: page(() => import('./screens/subscriptions/DayScreen.tsx')),
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
