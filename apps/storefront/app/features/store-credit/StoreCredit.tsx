import { useEffect } from 'react';
import { Link } from 'react-router';
import { formatDate } from '#app/platform/i18n/formatDate.ts';
import texts from '#app/platform/i18n/generated/screens/storeCredit.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { type StoreCreditPage, storeCredit } from './storeCredit.slice.ts';

/** In the account: the store credit and how it came and went; nothing for who never had any. */
export default function StoreCredit() {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const { data, error, loading } = useAppSelector(storeCredit.select);
  useEffect(() => {
    void dispatch(storeCredit.load(0));
  }, [dispatch]);
  if (data ? data.pagination.totalResults === 0 : !error) return null;
  return (
    <section aria-labelledby="account-credit" className="max-w-xl">
      <h2 id="account-credit" className="mb-4 font-display text-2xl">
        {m.title()}
      </h2>
      {data && (
        <>
          <p className="tabular font-display text-4xl">{data.balance.formattedValue}</p>
          <p className="mt-2 mb-4 text-muted">{data.balance.value > 0 ? m.use() : m.spent()}</p>
          <Movements entries={data.entries} />
          <Pages {...data.pagination} busy={loading} />
        </>
      )}
      {!data && error && (
        <div className="space-y-4">
          <Notice tone="danger" role="alert">
            {m.failed()}
          </Notice>
          <Button busy={loading} onClick={() => void dispatch(storeCredit.load(0))}>
            {m.retry()}
          </Button>
        </div>
      )}
    </section>
  );
}

function Movements({ entries }: Pick<StoreCreditPage, 'entries'>) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  return (
    <ul className="tabular divide-y divide-line border-line border-y">
      {entries.map(({ date, kind, amount, orderCode, balance }) => (
        <li key={`${date} ${kind} ${balance.value}`} className="flex justify-between gap-4 py-3">
          <div>
            <p>{m.kind({ kind })}</p>
            <p className="text-muted text-sm">
              {formatDate(date, brand, lang)}
              {/* The order that a friend placed is the friend's own. */}
              {orderCode && kind !== 'referral' && (
                <>
                  {' · '}
                  <Link to={link(`/account/orders/${orderCode}`)} className="underline underline-offset-4">
                    {orderCode}
                  </Link>
                </>
              )}
            </p>
          </div>
          <div className="text-right">
            <p className="font-semibold">
              {amount.value > 0 && '+'}
              {amount.formattedValue}
            </p>
            <p className="text-muted text-sm">{m.after({ amount: balance.formattedValue })}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Pages({
  currentPage,
  totalPages,
  busy,
}: Pick<StoreCreditPage['pagination'], 'currentPage' | 'totalPages'> & { busy: boolean }) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  if (totalPages < 2) return null;
  const go = (page: number) => () => void dispatch(storeCredit.load(page));
  return (
    <nav aria-label={m.pages()} className="mt-2 -ml-5 flex flex-wrap">
      {currentPage > 0 && (
        <Button look="quiet" busy={busy} onClick={go(currentPage - 1)}>
          {m.newer()}
        </Button>
      )}
      {currentPage + 1 < totalPages && (
        <Button look="quiet" busy={busy} onClick={go(currentPage + 1)}>
          {m.older()}
        </Button>
      )}
    </nav>
  );
}
