import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { deliveriesQuery } from '../../api/areas/subscriptions.ts';
import { fill } from '../../i18n/fill.ts';
import { formatDay } from '../../i18n/instants.ts';
import { useSpoken } from '../../i18n/language.ts';
import { OPERATIONS, useSession, useSite } from '../../session/session.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { BackToList } from '../resource/BackToList.tsx';
import { NoResource } from '../resource/NoResource.tsx';
import { Deliveries } from './Deliveries.tsx';
import { usePages } from './usePages.ts';

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** Whose orders come on a day. */
export default function DayScreen() {
  const { texts, language } = useSpoken();
  const { subscriptions } = texts;
  const { day = '' } = useParams();
  const site = useSite();
  const { may } = useSession();
  const pages = usePages();
  const isShown = may(OPERATIONS.deliveries) && DAY.test(day);
  const found = useQuery({ ...deliveriesQuery(site.id, day, pages.after, language), enabled: isShown });
  if (!isShown) return <NoResource />;
  const title = fill(subscriptions.ordersOfDay, { day: formatDay(day, language) });
  return (
    <>
      <PageHead
        title={title}
        above={<BackToList resource={{ name: 'auto-delivery', title: subscriptions.title }} />}
      />
      <Deliveries label={title} none={subscriptions.noneOfDay} found={found} pages={pages} />
    </>
  );
}
