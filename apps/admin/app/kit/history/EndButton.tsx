import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelScheduled } from '../../api/changes.ts';
import { useSite } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { useToast } from '../../ui/toasts.ts';

/** Ends a scheduled change, or a draft. `done` is said afterwards. */
export function EndButton({ id, label, done }: { id: string; label: string; done: string }) {
  const site = useSite();
  const toast = useToast();
  const queries = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => cancelScheduled(site.id, id),
    onSuccess: () => {
      for (const kind of ['scheduled', 'rows', 'row', 'edits'])
        void queries.invalidateQueries({ queryKey: [kind, site.id] });
      toast({ text: done });
    },
  });
  return (
    <div>
      <Button
        look="quiet"
        icon="close"
        className="-ml-2"
        busy={cancel.isPending}
        onClick={() => cancel.mutate()}
      >
        {label}
      </Button>
      {cancel.error && <Failure error={cancel.error} />}
    </div>
  );
}
