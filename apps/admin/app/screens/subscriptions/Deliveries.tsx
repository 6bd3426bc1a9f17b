import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DeliveryList } from '../../api/types.ts';
import { named } from '../../i18n/fill.ts';
import { useTexts } from '../../i18n/language.ts';
import { Pages } from '../../kit/list/Pages.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Customer, Products } from './Customer.tsx';
import type { usePages } from './usePages.ts';

interface DeliveriesProps<Item> {
  /** Names the table. */
  label: string;
  /** Said where there are none. */
  none: string;
  found: UseQueryResult<{ items: Item[]; next?: string }>;
  pages: ReturnType<typeof usePages>;
  /** Columns between the status and the amount. */
  further?: readonly { title: string; cell: (item: Item) => ReactNode }[];
}

/** Orders of auto-delivery page by page: whose they are, what they send, and what they cost at most. */
export function Deliveries<Item extends DeliveryList['items'][number]>({
  label,
  none,
  found,
  pages: { state, go },
  further = [],
}: DeliveriesProps<Item>) {
  const { subscriptions, customers, orders } = useTexts();
  const { data } = found;
  const titles = [subscriptions.customer, subscriptions.products, orders.statusTitle];
  return (
    <>
      {found.isPending && <Skeleton lines={8} />}
      {found.error && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {data?.items.length === 0 && <Empty>{none}</Empty>}
      {data && data.items.length > 0 && (
        <ScrollBox label={label}>
          <table className="table">
            <thead>
              <tr>
                {[...titles, ...further.map(({ title }) => title)].map((title) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
                <th scope="col" className="number">
                  {subscriptions.most}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.items.map((one) => (
                <tr key={one.id}>
                  <td className="min-w-40">
                    <Customer of={one} />
                  </td>
                  <td className="min-w-40">
                    <Products of={one} />
                  </td>
                  <td>{named(customers.states, one.status)}</td>
                  {further.map(({ title, cell }) => (
                    <td key={title}>{cell(one)}</td>
                  ))}
                  <td className="number">{one.ceiling.formattedValue}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
      {(data?.next || state.cursors.length > 0) && (
        <Pages state={state} next={found.isPlaceholderData ? undefined : data?.next} onGo={go} />
      )}
    </>
  );
}
