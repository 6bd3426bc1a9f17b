import { useQuery } from '@tanstack/react-query';
import { failedQuery } from '../../api/areas/subscriptions.ts';
import { counted, named } from '../../i18n/fill.ts';
import { formatInstant } from '../../i18n/instants.ts';
import { useSpoken } from '../../i18n/language.ts';
import { Pages } from '../../kit/list/Pages.tsx';
import { OPERATIONS, useSession, useSite } from '../../session/session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { NoResource } from '../resource/NoResource.tsx';
import { Customer, Products } from './Customer.tsx';
import { usePages } from './usePages.ts';
import { Views } from './Views.tsx';

/** Orders that could not be charged, each with whom to help. */
export default function FailedScreen() {
  const { texts, language } = useSpoken();
  const { subscriptions, customers, orders } = texts;
  const site = useSite();
  const { may } = useSession();
  const { state, after, go } = usePages();
  const found = useQuery({
    ...failedQuery(site.id, after, language),
    enabled: may(OPERATIONS.failedCharges),
  });
  if (!may(OPERATIONS.failedCharges)) return <NoResource />;
  const { data } = found;
  const at = (instant: string): string => formatInstant(instant, site.timeZone, language);
  const titles = [subscriptions.customer, subscriptions.products, orders.statusTitle];
  return (
    <>
      <PageHead title={subscriptions.failed} description={subscriptions.failedText} />
      <Views />
      {found.isPending && <Skeleton lines={8} />}
      {found.error && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {data?.items.length === 0 && <Empty>{subscriptions.noFailed}</Empty>}
      {data && data.items.length > 0 && (
        <ScrollBox label={subscriptions.failed}>
          <table className="table">
            <thead>
              <tr>
                {[...titles, subscriptions.failedOn, subscriptions.again].map((title) => (
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
                  <td>
                    <time dateTime={one.failed}>{at(one.failed)}</time>
                    <span className="block text-muted text-xs">
                      {counted(language, subscriptions.attempts, one.attempts)}
                    </span>
                  </td>
                  <td>{one.retry ? at(one.retry) : subscriptions.byItself}</td>
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
