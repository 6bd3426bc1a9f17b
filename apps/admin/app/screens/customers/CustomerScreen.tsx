import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { addCustomerNote, customerQuery } from '../../api/areas/customers.ts';
import type { AdminCustomer } from '../../api/types.ts';
import { useSpoken } from '../../i18n/language.ts';
import { Notes } from '../../kit/notes/Notes.tsx';
import { OPERATIONS, useSession, useSite } from '../../session/session.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { BackToList } from '../resource/BackToList.tsx';
import { NoResource } from '../resource/NoResource.tsx';
import { CustomerOrders } from './parts/CustomerOrders.tsx';
import { Profile } from './parts/Profile.tsx';
import { Subscriptions } from './subscriptions/Subscriptions.tsx';

/** Who calls: profile, auto-deliveries, orders and notes. */
export default function CustomerScreen() {
  const { texts, language } = useSpoken();
  const { customers, shell } = texts;
  const site = useSite();
  const { may } = useSession();
  const { id = '' } = useParams();
  const found = useQuery({ ...customerQuery(site.id, id, language), enabled: may(OPERATIONS.customer) });
  if (!may(OPERATIONS.customer)) return <NoResource />;
  const above = <BackToList resource={{ name: 'customers', title: shell.customers }} />;
  if (found.data) return <ShownCustomer key={id} customer={found.data} above={above} />;
  return (
    <>
      <PageHead title={customers.profile} above={above} />
      {found.error ? (
        <Failure error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <Skeleton lines={8} />
      )}
    </>
  );
}

function ShownCustomer({ customer, above }: { customer: AdminCustomer; above: React.ReactNode }) {
  const { language, texts } = useSpoken();
  const site = useSite();
  const { may } = useSession();
  const queries = useQueryClient();
  const { customerId, firstName, lastName } = customer.profile;
  const addNote = async (text: string, key: string): Promise<void> => {
    const { notes } = await addCustomerNote(site.id, customerId, text, key);
    queries.setQueryData(customerQuery(site.id, customerId, language).queryKey, { ...customer, notes });
  };
  return (
    <>
      <PageHead
        title={`${firstName} ${lastName}`}
        above={above}
        actions={
          (may(OPERATIONS.perks) || may(OPERATIONS.credit)) && (
            <LinkButton to={`/${site.id}/customers/${customerId}/rewards`}>
              {texts.programmes.ledger}
            </LinkButton>
          )
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid content-start gap-4">
          <Subscriptions customer={customer} />
          <CustomerOrders customer={customer} />
        </div>
        <div className="grid content-start gap-4">
          <Profile profile={customer.profile} />
          <Notes
            notes={customer.notes.map(({ id, text, created, author }) => ({
              ...{ id, text, at: created, by: author },
            }))}
            onAdd={may(OPERATIONS.customerNote) ? addNote : undefined}
          />
        </div>
      </div>
    </>
  );
}
