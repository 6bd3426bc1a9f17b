import { useQuery } from '@tanstack/react-query';
import { failedQuery } from '../../api/areas/subscriptions.ts';
import { counted } from '../../i18n/fill.ts';
import { formatInstant } from '../../i18n/instants.ts';
import { useSpoken } from '../../i18n/language.ts';
import { OPERATIONS, useSession, useSite } from '../../session/session.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { NoResource } from '../resource/NoResource.tsx';
import { Deliveries } from './Deliveries.tsx';
import { usePages } from './usePages.ts';
import { Views } from './Views.tsx';

/** Orders that could not be charged, each with whom to help. */
export default function FailedScreen() {
  const { texts, language } = useSpoken();
  const { subscriptions } = texts;
  const site = useSite();
  const { may } = useSession();
  const pages = usePages();
  const found = useQuery({
    ...failedQuery(site.id, pages.after, language),
    enabled: may(OPERATIONS.failedCharges),
  });
  if (!may(OPERATIONS.failedCharges)) return <NoResource />;
  const at = (instant: string): string => formatInstant(instant, site.timeZone, language);
  return (
    <>
      <PageHead title={subscriptions.failed} description={subscriptions.failedText} />
      <Views />
      <Deliveries
        label={subscriptions.failed}
        none={subscriptions.noFailed}
        found={found}
        pages={pages}
        further={[
          {
            title: subscriptions.failedOn,
            cell: ({ failed, attempts }) => (
              <>
                <time dateTime={failed}>{at(failed)}</time>
                <span className="block text-muted text-xs">
                  {counted(language, subscriptions.attempts, attempts)}
                </span>
              </>
            ),
          },
          {
            title: subscriptions.again,
            cell: ({ retry }) => (retry ? at(retry) : subscriptions.byItself),
          },
        ]}
      />
    </>
  );
}
