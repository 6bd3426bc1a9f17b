import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { homeQuery } from '../../api/queries.ts';
import type { Home as HomeAnswer } from '../../api/types.ts';
import { useSpoken } from '../../i18n/language.ts';
import { OPERATIONS, useSession, useSite } from '../../session/session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { appPath } from './appPath.ts';
import { OpenYourShop } from './OpenYourShop.tsx';
import { SalesOfDays } from './SalesOfDays.tsx';

/** What is to do, each number with its rows behind it; then yesterday and today. */
export default function Home() {
  const { texts, language } = useSpoken();
  const { screens } = texts;
  const { may } = useSession();
  const site = useSite();
  const home = useQuery({ ...homeQuery(site.id, language), enabled: may(OPERATIONS.home) });
  if (!may(OPERATIONS.home))
    return (
      <>
        <PageHead title={site.name} />
        <Empty>{screens.homeNotYours}</Empty>
      </>
    );
  return (
    <>
      <PageHead
        title={site.name}
        actions={
          <a href={site.origin} target="_blank" rel="noreferrer" className="button secondary">
            {screens.openShop}
          </a>
        }
      />
      <OpenYourShop />
      {home.isPending && <Skeleton lines={4} className="h-20" />}
      {home.error && <Failure error={home.error} onRetry={() => void home.refetch()} />}
      {home.data && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <section aria-labelledby="todo">
            <h2 id="todo" className="mb-2 font-semibold text-lg">
              {screens.toDo}
            </h2>
            <ToDo todo={home.data.todo} />
          </section>
          <SalesOfDays today={home.data.today} yesterday={home.data.yesterday} />
        </div>
      )}
    </>
  );
}

function ToDo({ todo }: Pick<HomeAnswer, 'todo'>) {
  const site = useSite();
  const { screens } = useSpoken().texts;
  const open = todo.filter(({ count }) => count > 0);
  if (open.length === 0) return <Empty>{screens.nothingToDo}</Empty>;
  return (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {open.map(({ code, title, count, href }) => {
        const inside = (
          <>
            <span className="tabular font-semibold text-2xl">{count}</span>
            <span className="min-w-0">{title}</span>
          </>
        );
        const look = 'panel flex items-center gap-4 p-4';
        const path = href === undefined ? undefined : appPath(href, site.id);
        return (
          <li key={code}>
            {path !== undefined ? (
              <Link to={path} className={`${look} hover:border-control hover:bg-sunken`}>
                {inside}
              </Link>
            ) : (
              <div className={look}>{inside}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
