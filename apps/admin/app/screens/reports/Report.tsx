import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { reportQuery } from '../../api/areas/reports.ts';
import { addressOf, path } from '../../api/client.ts';
import { useSpoken } from '../../i18n/language.ts';
import { type ListState, readList } from '../../kit/list/listUrl.ts';
import { Pages } from '../../kit/list/Pages.tsx';
import { Period } from '../../kit/period/Period.tsx';
import { usePeriod } from '../../kit/period/usePeriod.ts';
import { useSession, useSite } from '../../session/session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { BackToList } from '../resource/BackToList.tsx';
import { NoResource } from '../resource/NoResource.tsx';
import { isKind, KINDS, type Kind } from './kinds.ts';
import { ReportTable } from './ReportTable.tsx';

/** A report whose columns the engine names: its period, its rows with their sums, and as a file. */
export default function Report() {
  const { report = '' } = useParams();
  const { may } = useSession();
  return isKind(report) && may(KINDS[report].see) ? <Shown key={report} name={report} /> : <NoResource />;
}

function Shown({ name }: { name: Kind }) {
  const { texts, language } = useSpoken();
  const { screens, reports } = texts;
  const site = useSite();
  const { may } = useSession();
  const { hasPeriod, hasDays, take } = KINDS[name];
  const period = usePeriod();
  const [parameters, setParameters] = useSearchParams();
  const by = hasDays && parameters.get('by') === 'day' ? 'day' : 'total';
  const state = readList(parameters, []);
  const asked = hasPeriod ? { from: period.from, to: period.to, ...(hasDays ? { by } : {}) } : {};
  const found = useQuery({
    ...reportQuery(site.id, name, { ...asked, after: state.cursors.at(-1) }, language),
    enabled: !hasPeriod || period.isWhole,
  });
  const go = ({ cursors }: ListState): void => {
    const next = new URLSearchParams(parameters);
    next.delete('after');
    for (const cursor of cursors) next.append('after', cursor);
    setParameters(next);
  };
  const { data } = found;
  return (
    <>
      <PageHead
        title={reports.names[name]}
        description={data?.description}
        above={<BackToList resource={{ name: 'reports', title: reports.title }} />}
        actions={
          may(take) && (
            <a
              href={addressOf(path(site.id, 'reports', `${name}.csv`), asked)}
              download
              className="button secondary"
            >
              {screens.csv}
            </a>
          )
        }
      />
      {hasPeriod && (
        <Period period={period}>{hasDays && <Division by={by} onChange={period.choose} />}</Period>
      )}
      {found.isLoading && <Skeleton lines={10} />}
      {found.error && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {data && !period.isBackwards && (
        <>
          {data.rows.length === 0 ? (
            <Empty>{hasPeriod ? reports.nothing : reports.nothingNow}</Empty>
          ) : (
            <ReportTable report={data} />
          )}
          {(data.next || state.cursors.length > 0) && (
            <Pages state={state} next={found.isPlaceholderData ? undefined : data.next} onGo={go} />
          )}
        </>
      )}
    </>
  );
}

function Division({ by, onChange }: { by: string; onChange: (change: { by: string }) => void }) {
  const { texts } = useSpoken();
  const { reports } = texts;
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium text-sm">
        {reports.by}
      </label>
      <select
        id={id}
        value={by}
        onChange={(event) => onChange({ by: event.target.value })}
        className="control w-auto"
      >
        <option value="total">{reports.byTotal}</option>
        <option value="day">{reports.byDay}</option>
      </select>
    </div>
  );
}
