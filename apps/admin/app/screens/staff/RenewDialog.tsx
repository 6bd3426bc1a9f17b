import { useMutation, useQueryClient } from '@tanstack/react-query';
import { renewStaff, staffQuery } from '../../api/areas/staff.ts';
import type { StaffMember } from '../../api/types.ts';
import { fill } from '../../i18n/fill.ts';
import { useTexts } from '../../i18n/language.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { OneTimeLink } from './OneTimeLink.tsx';

/** Asks, then shows a new link in place of the log-in of now. */
export function RenewDialog({
  member: { id, email },
  onClose,
}: {
  member: StaffMember;
  onClose: () => void;
}) {
  const { shell, staff } = useTexts();
  const queries = useQueryClient();
  const renew = useMutation({
    mutationFn: () => renewStaff(id),
    onSuccess: () => queries.invalidateQueries({ queryKey: staffQuery.queryKey }),
  });
  return (
    <Dialog
      open
      title={fill(staff.renewOf, { email })}
      onClose={onClose}
      footer={
        renew.data ? (
          <Button onClick={onClose}>{staff.done}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{shell.cancel}</Button>
            <Button look="primary" busy={renew.isPending} onClick={() => renew.mutate()}>
              {staff.renew}
            </Button>
          </>
        )
      }
    >
      {renew.data ? (
        <OneTimeLink email={email} link={renew.data.link} />
      ) : (
        <p>{fill(staff.renewText, { email })}</p>
      )}
      {renew.error && (
        <div className="mt-4">
          <Failure error={renew.error} />
        </div>
      )}
    </Dialog>
  );
}
