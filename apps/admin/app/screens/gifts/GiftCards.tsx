import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { giftCardsQuery } from '../../api/areas/gifts.ts';
import type { AdminGiftCards } from '../../api/types.ts';
import { useTexts } from '../../i18n/language.ts';
import { type ListState, readList, writeList } from '../../kit/list/listUrl.ts';
import { Pages } from '../../kit/list/Pages.tsx';
import { SearchBar } from '../../kit/list/SearchBar.tsx';
import { OPERATIONS, useSession, useSite } from '../../session/session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Facts } from '../programmes/Facts.tsx';
import { useFigures } from '../programmes/useFigures.ts';
import { NoResource } from '../resource/NoResource.tsx';

/** The gift cards of a site, and what it owes in all of them. */
export default function GiftCards() {
  const { may } = useSession();
  return may(OPERATIONS.giftCards) ? <Cards /> : <NoResource />;
}

function Cards() {
  const { giftCards } = useTexts();
  const site = useSite();
  const { count, money } = useFigures();
  const [parameters, setParameters] = useSearchParams();
  const state = readList(parameters, []);
  const found = useQuery(giftCardsQuery(site.id, state.query, state.cursors.at(-1)));
  const go = (next: ListState, replace = false): void => setParameters(writeList(next), { replace });
  const { data } = found;
  return (
    <>
      <PageHead title={giftCards.title} description={giftCards.text} />
      {data && (
        <div className="mb-4">
          <Facts
            facts={[
              { title: giftCards.owed, value: money(data.owed) },
              { title: giftCards.withBalance, value: count(data.cards) },
            ]}
          />
        </div>
      )}
      <SearchBar filters={[]} state={state} onChange={(next) => go(next, true)} />
      {found.error && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton />}
      {data?.items.length === 0 && <Empty>{state.query ? giftCards.noneFound : giftCards.none}</Empty>}
      {data && data.items.length > 0 && <Table items={data.items} />}
      {(state.cursors.length > 0 || data?.next) && (
        <Pages state={state} next={found.isPlaceholderData ? undefined : data?.next} onGo={go} />
      )}
    </>
  );
}

function Table({ items }: Pick<AdminGiftCards, 'items'>) {
  const { giftCards } = useTexts();
  const site = useSite();
  const { instant, money } = useFigures();
  return (
    <ScrollBox label={giftCards.title}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{giftCards.card}</th>
            <th scope="col">{giftCards.state}</th>
            <th scope="col" className="number">
              {giftCards.sold}
            </th>
            <th scope="col" className="number">
              {giftCards.balance}
            </th>
            <th scope="col">{giftCards.recipient}</th>
            <th scope="col">{giftCards.bought}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, lastFour, state, amount, balance, recipientEmail, createdAt }) => (
            <tr key={id}>
              <td className="whitespace-nowrap">
                <Link to={`/${site.id}/gift-cards/${id}`} className="link">
                  {lastFour ? `•••• ${lastFour}` : giftCards.noCode}
                </Link>
              </td>
              <td>{giftCards.states[state]}</td>
              <td className="number">{money(amount)}</td>
              <td className="number">{money(balance)}</td>
              <td className="min-w-40 break-all">{recipientEmail}</td>
              <td className="whitespace-nowrap">
                <time dateTime={createdAt}>{instant(createdAt)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
