import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { customersQuery } from '../../api/areas/customers.ts';
import type { AdminCustomerList } from '../../api/types.ts';
import { counted } from '../../i18n/fill.ts';
import { formatDay } from '../../i18n/instants.ts';
import { useSpoken } from '../../i18n/language.ts';
import { isSearchable } from '../../kit/list/isSearchable.ts';
import { type ListState, readList, writeList } from '../../kit/list/listUrl.ts';
import { Pages } from '../../kit/list/Pages.tsx';
import { SearchBar } from '../../kit/list/SearchBar.tsx';
import { OPERATIONS, useSession, useSite } from '../../session/session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { NoResource } from '../resource/NoResource.tsx';
import { FoundOrders } from './parts/FoundOrders.tsx';

/** Customers are searched for: nobody pages through all of them. */
export default function CustomerList() {
  const { may } = useSession();
  return may(OPERATIONS.customers) ? <Customers /> : <NoResource />;
}

function Customers() {
  const { texts, language } = useSpoken();
  const { customers, orders, shell } = texts;
  const site = useSite();
  const { may } = useSession();
  const [parameters, setParameters] = useSearchParams();
  const state = readList(parameters, []);
  const canAsk = state.query !== '' && isSearchable(state.query);
  const found = useQuery({
    ...customersQuery(site.id, state.query, state.cursors.at(-1)),
    enabled: canAsk,
  });
  const go = (next: ListState, replace = false): void => setParameters(writeList(next), { replace });
  const page = canAsk ? found.data : undefined;
  return (
    <>
      <PageHead title={shell.customers} description={customers.text} />
      <SearchBar filters={[]} state={state} onChange={(next) => go(next, true)} isFirst />
      {!canAsk && <Empty>{state.query === '' ? customers.begin : orders.tooShort}</Empty>}
      {canAsk && found.error && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {canAsk && found.isPending && <Skeleton />}
      {page?.items.length === 0 && <Empty>{customers.nobody}</Empty>}
      {page && page.items.length > 0 && (
        <>
          <p role="status" className="mb-2 text-muted text-sm">
            {counted(language, customers.found, page.total)}
          </p>
          <CustomerTable items={page.items} />
        </>
      )}
      {canAsk && state.cursors.length === 0 && may(OPERATIONS.orders) && <FoundOrders query={state.query} />}
      {(state.cursors.length > 0 || (page && page.items.length > 0)) && (
        <Pages state={state} next={found.isPlaceholderData ? undefined : page?.next} onGo={go} />
      )}
    </>
  );
}

function CustomerTable({ items }: Pick<AdminCustomerList, 'items'>) {
  const { texts, language } = useSpoken();
  const { customers, shell } = texts;
  const site = useSite();
  const { may } = useSession();
  return (
    <ScrollBox label={shell.customers}>
      <table className="table">
        <thead>
          <tr>
            {[customers.name, customers.email, customers.since].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map(({ customerId, firstName, lastName, email, customerSince }) => (
            <tr key={customerId}>
              <td className="min-w-32 break-words">
                {may(OPERATIONS.customer) ? (
                  <Link to={`/${site.id}/customers/${customerId}`} className="link">
                    {`${firstName} ${lastName}`}
                  </Link>
                ) : (
                  `${firstName} ${lastName}`
                )}
              </td>
              <td className="min-w-40 break-all">{email}</td>
              <td className="whitespace-nowrap">
                <time dateTime={customerSince}>{formatDay(customerSince, language)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
