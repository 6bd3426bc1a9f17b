import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { deliveriesQuery } from '../../api/areas/subscriptions.ts';
import { fill, named } from '../../i18n/fill.ts';
import { formatDay } from '../../i18n/instants.ts';
import { useSpoken } from '../../i18n/language.ts';
import { Pages } from '../../kit/list/Pages.tsx';
import { OPERATIONS, useSession, useSite } from '../../session/session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { BackToList } from '../resource/BackToList.tsx';
import { NoResource } from '../resource/NoResource.tsx';
import { Customer, Products } from './Customer.tsx';
import { usePages } from './usePages.ts';

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** Whose orders come on a day. */
export default function DayScreen() {
  const { texts, language } = useSpoken();
  const { subscriptions, customers } = texts;
  const { day = '' } = useParams();
  const site = useSite();
  const { may } = useSession();
  const { state, after, go } = usePages();
  const isShown = may(OPERATIONS.deliveries) && DAY.test(day);
  const found = useQuery({ ...deliveriesQuery(site.id, day, after, language), enabled: isShown });
  if (!isShown) return <NoResource />;
  const title = fill(subscriptions.ordersOfDay, { day: formatDay(day, language) });
  const { data } = found;
  return (
    <>
      <PageHead
        title={title}
        above={<BackToList resource={{ name: 'auto-delivery', title: subscriptions.title }} />}
      />
      {found.isPending && <Skeleton lines={8} />}
      {found.error && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {data?.items.length === 0 && <Empty>{subscriptions.noneOfDay}</Empty>}
      {data && data.items.length > 0 && (
        <ScrollBox label={title}>
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{subscriptions.customer}</th>
                <th scope="col">{subscriptions.products}</th>
                <th scope="col">{texts.orders.statusTitle}</th>
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
