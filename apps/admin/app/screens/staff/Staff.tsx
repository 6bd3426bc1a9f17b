import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { staffQuery } from '../../api/areas/staff.ts';
import type { StaffMember } from '../../api/types.ts';
import { useTexts } from '../../i18n/language.ts';
import { OPERATIONS, useSession } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { NoResource } from '../resource/NoResource.tsx';
import { AddDialog } from './AddDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { RenewDialog } from './RenewDialog.tsx';
import { StaffTable } from './StaffTable.tsx';

/** What is open over the list. */
type Open = { kind: 'add' } | { kind: 'renew' | 'remove'; member: StaffMember };

/** Who works for the shop, for owners. The same at every site. */
export default function Staff() {
  const { shell, staff } = useTexts();
  const { may } = useSession();
  const [open, setOpen] = useState<Open>();
  const members = useQuery({ ...staffQuery, enabled: may(OPERATIONS.staff) });
  if (!may(OPERATIONS.staff)) return <NoResource />;
  const close = (): void => setOpen(undefined);
  return (
    <>
      <PageHead
        title={shell.staff}
        description={staff.text}
        actions={
          may(OPERATIONS.addStaff) && (
            <Button look="primary" icon="plus" onClick={() => setOpen({ kind: 'add' })}>
              {staff.add}
            </Button>
          )
        }
      />
      {members.isPending && <Skeleton />}
      {members.error && <Failure error={members.error} onRetry={() => void members.refetch()} />}
      {members.data?.length === 0 && <Empty>{staff.none}</Empty>}
      {members.data && members.data.length > 0 && (
        <StaffTable
          members={members.data}
          onRenew={(member) => setOpen({ kind: 'renew', member })}
          onRemove={(member) => setOpen({ kind: 'remove', member })}
        />
      )}
      {open?.kind === 'add' && <AddDialog onClose={close} />}
      {open?.kind === 'renew' && <RenewDialog member={open.member} onClose={close} />}
      {open?.kind === 'remove' && <RemoveDialog member={open.member} onClose={close} />}
    </>
  );
}
