import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { addressOf, path } from '../../api/client.ts';
import { salesQuery } from '../../api/queries.ts';
import { dayOf } from '../../i18n/instants.ts';
import { useSpoken } from '../../i18n/language.ts';
import { OPERATIONS, useSession, useSite } from '../../session/session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { NoResource } from '../resource/NoResource.tsx';
import { SalesTable } from './SalesTable.tsx';

const DAYS = 30;

/** Sales day by day, with their sums and as a file. */
export default function Sales() {
  const { screens } = useSpoken().texts;
  const site = useSite();
  const { may } = useSession();
  const [parameters, setParameters] = useSearchParams();
  const now = new Date();
  const from = parameters.get('from') ?? dayOf(now, site.timeZone, 1 - DAYS);
  const to = parameters.get('to') ?? dayOf(now, site.timeZone);
  const isBackwards = from !== '' && to !== '' && from > to;
  const report = useQuery({
    ...salesQuery(site.id, from, to),
    enabled: may(OPERATIONS.sales) && from !== '' && to !== '' && !isBackwards,
  });
  const choose = (name: 'from' | 'to', value: string): void =>
    setParameters({ from, to, [name]: value }, { replace: true });
  if (!may(OPERATIONS.sales)) return <NoResource />;
  return (
    <>
      <PageHead
        title={screens.salesTitle}
        description={screens.salesText}
        actions={
          <a
            href={addressOf(path(site.id, 'reports', 'sales.csv'), { from, to })}
            download
            className="button secondary"
          >
            {screens.csv}
          </a>
        }
      />
      <div className="mb-4 flex flex-wrap gap-3">
        <TextField
          type="date"
          label={screens.fromDay}
          value={from}
          max={to}
          onChange={(day) => choose('from', day)}
        />
        <TextField
          type="date"
          label={screens.toDay}
          value={to}
          min={from}
          onChange={(day) => choose('to', day)}
        />
      </div>
      {isBackwards && (
        <Notice tone="warning" role="alert">
          {screens.daysBackwards}
        </Notice>
      )}
      {report.isLoading && <Skeleton lines={10} />}
      {report.error && <Failure error={report.error} onRetry={() => void report.refetch()} />}
      {report.data &&
        !isBackwards &&
        (report.data.rows.length === 0 ? (
          <Empty>{screens.noSales}</Empty>
        ) : (
          <SalesTable report={report.data} />
        ))}
    </>
  );
}
