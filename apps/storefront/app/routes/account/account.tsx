import { type ComponentType, lazy, Suspense } from 'react';
import { data, redirectDocument, useParams } from 'react-router';
import { AccountLinks } from '#app/features/identity/account/AccountLinks.tsx';
import { AccountPage } from '#app/features/identity/account/AccountPage.tsx';
import { ConfirmEmail } from '#app/features/identity/mailed-links/ConfirmEmail.tsx';
import { ConfirmRemoval } from '#app/features/identity/mailed-links/ConfirmRemoval.tsx';
import texts from '#app/platform/i18n/generated/screens/identity.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { type ScreenContext, screen } from '#app/platform/loading.ts';
import { NOINDEX, setPageMetadata } from '#app/platform/store/pageMetadata.slice.ts';
import { Skeleton } from '#app/ui/Skeleton.tsx';

type Part = 'overview' | 'orders' | 'boxes' | 'addresses' | 'payments' | 'privacy';

/** Loaded when opened, and rendered in the browser only. */
const PARTS: Record<Part, ComponentType> = {
  overview: lazy(() => import('./overview.tsx')),
  orders: lazy(() => import('#app/features/orders/OrderHistory.tsx')),
  boxes: lazy(() => import('./boxes.tsx')),
  addresses: lazy(() => import('#app/features/customers/addresses/AddressBook.tsx')),
  payments: lazy(() => import('./payments.tsx')),
  privacy: lazy(() => import('./privacy.tsx')),
};
/** Parts in which a card can be entered. */
const CARDS: ReadonlySet<Part | undefined> = new Set<Part>(['boxes', 'payments']);
/** Pages of mailed links, which need no log-in. */
const MAILED: Record<string, { Page: ComponentType; title: 'emailTitle' | 'removalTitle' }> = {
  email: { Page: ConfirmEmail, title: 'emailTitle' },
  removal: { Page: ConfirmRemoval, title: 'removalTitle' },
};
const mailedOf = (splat = '') => (Object.hasOwn(MAILED, splat) ? MAILED[splat] : undefined);
const AccountOrder = lazy(() => import('./order.tsx'));

/** The part that an address below `/account` names; undefined if there is none. */
function partOf(splat = ''): { part: Part; code?: string } | undefined {
  const [name = '', code, ...more] = splat.replace(/\/$/, '').split('/');
  const part = name === '' ? 'overview' : (name as Part);
  const isKnown = Object.hasOwn(PARTS, part) && !(name === 'overview') && more.length === 0;
  return isKnown && (code === undefined || (part === 'orders' && code !== '')) ? { part, code } : undefined;
}

const load = async ({ dispatch, state, params }: ScreenContext): Promise<null> => {
  const known = partOf(params['*']);
  const mailed = mailedOf(params['*']);
  const name = known?.part ?? mailed?.title;
  if (!name) throw data(null, { status: 404 });
  const m = texts[state().apiConfig.lang];
  const title = m[name]();
  dispatch(setPageMetadata({ title, metadata: [NOINDEX] }));
  return null;
};
export const loader = screen(load);
/** Only a document of its own may hold the payment provider's frame, which a card is entered in. */
export const clientLoader = screen(async (context) => {
  const { url, params } = context;
  if (CARDS.has(partOf(params['*'])?.part) && url.pathname !== location.pathname)
    throw redirectDocument(url.pathname + url.search);
  return load(context);
});

/** Personal data is filled in by the browser; even so no cache may store the page. */
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
