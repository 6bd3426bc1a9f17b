import { useParams } from 'react-router';
import { useSpoken } from '../../../i18n/language.ts';
import { OPERATIONS, useSession, useSite } from '../../../session/session.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { BackToList } from '../../resource/BackToList.tsx';
import { NoResource } from '../../resource/NoResource.tsx';
import { CreditPanel } from './CreditPanel.tsx';
import { PerksPanel } from './PerksPanel.tsx';

/** What a customer has of points and store credit, and how it came about. */
export default function CustomerRewards() {
  const { texts, language } = useSpoken();
  const { programmes, customers } = texts;
  const site = useSite();
  const { may } = useSession();
  const { id = '' } = useParams();
  if (!may(OPERATIONS.perks) && !may(OPERATIONS.credit)) return <NoResource />;
  const of = { site: site.id, customer: id, language };
  return (
    <>
      <PageHead
        title={programmes.ledger}
        description={programmes.ledgerText}
        above={<BackToList resource={{ name: `customers/${id}`, title: customers.profile }} />}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4" key={id}>
        {may(OPERATIONS.perks) && <PerksPanel of={of} />}
        {may(OPERATIONS.credit) && <CreditPanel of={of} />}
      </div>
    </>
  );
}
