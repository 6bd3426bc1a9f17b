import { formatDate } from '#app/platform/i18n/formatDate.ts';
import texts from '#app/platform/i18n/generated/screens/referrals.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { type ReferralList, referrals } from './referrals.slice.ts';

/** The friends who were referred, newest first, each with what became of it. */
export function ReferredFriends({ list, busy }: { list: ReferralList; busy: boolean }) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const { currentPage, totalPages } = list.pagination;
  const go = (page: number) => () => void dispatch(referrals.load(page));
  return (
    <>
      <h3 className="mt-8 mb-3 font-semibold text-lg">{m.friends()}</h3>
      <ul className="divide-y divide-line border-line border-y">
        {list.referrals.map(({ id, email, message, sentAt, creditAt, status, amount }) => (
          <li key={id} className="flex justify-between gap-4 py-3">
            <div className="min-w-0">
              <p className="break-words font-medium">{email ?? m.forgotten()}</p>
              <p className="text-sm">{message}</p>
              <p className="tabular text-muted text-sm">
                {m.sentOn({ date: formatDate(sentAt, brand, lang) })}
                {status === 'ordered' &&
                  creditAt &&
                  ` · ${m.creditOn({ date: formatDate(creditAt, brand, lang) })}`}
              </p>
            </div>
            {amount && <p className="tabular font-semibold text-success">+{amount.formattedValue}</p>}
          </li>
        ))}
      </ul>
      {totalPages > 1 && (
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
      )}
    </>
  );
}
