import { Link } from 'react-router';
import { useTexts } from '../../i18n/language.ts';
import { OPERATIONS, useSession, useSite } from '../../session/session.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { NoResource } from '../resource/NoResource.tsx';
import { KINDS } from './kinds.ts';

/** Every report that one may see. */
export default function Reports() {
  const { reports } = useTexts();
  const { may } = useSession();
  const site = useSite();
  const sales = { name: 'sales', see: OPERATIONS.sales } as const;
  const shown = [
    sales,
    ...(Object.keys(KINDS) as (keyof typeof KINDS)[]).map((name) => ({ name, see: KINDS[name].see })),
  ].filter(({ see }) => may(see));
  if (shown.length === 0) return <NoResource />;
  return (
    <>
      <PageHead title={reports.title} description={reports.text} />
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {shown.map(({ name }) => (
          <li key={name}>
            <Link
              to={`/${site.id}/reports/${name}`}
              className="panel block p-4 font-medium hover:border-control hover:bg-sunken"
            >
              {reports.names[name]}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
