import { type ComponentType, lazy, Suspense } from 'react';
import { data, useParams } from 'react-router';
import { AccountLinks } from '#app/features/identity/AccountLinks.tsx';
import { AccountPage } from '#app/features/identity/AccountPage.tsx';
import { ConfirmEmail } from '#app/features/identity/ConfirmEmail.tsx';
import { ConfirmRemoval } from '#app/features/identity/ConfirmRemoval.tsx';
import texts from '#app/platform/i18n/generated/screens/identity.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { screen } from '#app/platform/loading.ts';
import { NOINDEX, setPageMetadata } from '#app/platform/store/pageMetadata.slice.ts';
import { Skeleton } from '#app/ui/Skeleton.tsx';

type Part = 'overview' | 'orders' | 'addresses' | 'payments' | 'privacy';

/** Fetched when looked at, and drawn in the browser only. */
const PARTS: Record<Part, ComponentType> = {
  overview: lazy(() => import('./account/overview.tsx')),
  orders: lazy(() => import('#app/features/orders/OrderHistory.tsx')),
  addresses: lazy(() => import('#app/features/customers/AddressBook.tsx')),
  payments: lazy(() => import('#app/features/customers/SavedCards.tsx')),
  privacy: lazy(() => import('./account/privacy.tsx')),
};
/** Where mailed links lead: who reads one need not be logged in. */
const MAILED: Record<string, { Page: ComponentType; title: 'emailTitle' | 'removalTitle' }> = {
  email: { Page: ConfirmEmail, title: 'emailTitle' },
  removal: { Page: ConfirmRemoval, title: 'removalTitle' },
};
const mailedOf = (splat = '') => (Object.hasOwn(MAILED, splat) ? MAILED[splat] : undefined);
const AccountOrder = lazy(() => import('./account/order.tsx'));

/** What an address below `/account` names; undefined: nothing. */
function partOf(splat = ''): { part: Part; code?: string } | undefined {
  const [name = '', code, ...more] = splat.replace(/\/$/, '').split('/');
  const part = name === '' ? 'overview' : (name as Part);
  const isKnown = Object.hasOwn(PARTS, part) && !(name === 'overview') && more.length === 0;
  return isKnown && (code === undefined || (part === 'orders' && code !== '')) ? { part, code } : undefined;
}

const load = screen(async ({ dispatch, state, params }) => {
  const known = partOf(params['*']);
  const mailed = mailedOf(params['*']);
  const name = known?.part ?? mailed?.title;
  if (!name) throw data(null, { status: 404 });
  const m = texts[state().apiConfig.lang];
  const title = m[name]();
  dispatch(setPageMetadata({ title, metadata: [NOINDEX] }));
  return null;
});
export const loader = load;
export const clientLoader = load;

/** The page is nobody's until the browser fills it; still no cache has any business with it. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default function Account() {
  const m = useScreenMessages(texts);
  const { '*': splat } = useParams();
  const mailed = mailedOf(splat);
  if (mailed) return <mailed.Page />;
  const { part, code } = partOf(splat) ?? { part: 'overview' as const };
  const Part = PARTS[part];
  return (
    <AccountPage title={code ? m.orderOf({ code }) : m[part]()} links={<AccountLinks row />}>
      <Suspense fallback={<Skeleton className="h-64" />}>
        {code ? <AccountOrder code={code} /> : <Part />}
      </Suspense>
    </AccountPage>
  );
}
