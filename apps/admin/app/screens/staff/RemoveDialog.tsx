import { useMutation, useQueryClient } from '@tanstack/react-query';
import { removeStaff, staffQuery } from '../../api/areas/staff.ts';
import type { StaffMember } from '../../api/types.ts';
import { fill } from '../../i18n/fill.ts';
import { useTexts } from '../../i18n/language.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { useToast } from '../../ui/toasts.ts';

/** Asks before somebody's log-ins end. */
export function RemoveDialog({
  member: { id, email },
  onClose,
}: {
  member: StaffMember;
  onClose: () => void;
}) {
  const { shell, staff } = useTexts();
  const queries = useQueryClient();
  const toast = useToast();
  const remove = useMutation({
    mutationFn: () => removeStaff(id),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: staffQuery.queryKey });
      toast({ text: fill(staff.removed, { email }) });
      onClose();
    },
  });
  return (
    <Dialog
      open
      title={fill(staff.removeOf, { email })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{shell.cancel}</Button>
          <Button look="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
            {staff.remove}
          </Button>
        </>
      }
    >
      <p>{fill(staff.removeText, { email })}</p>
      {remove.error && (
        <div className="mt-4">
          <Failure error={remove.error} />
        </div>
      )}
    </Dialog>
  );
}
