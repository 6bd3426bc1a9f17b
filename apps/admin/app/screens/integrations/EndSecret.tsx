import { useMutation, useQueryClient } from '@tanstack/react-query';
import { endSecret, secretsQuery } from '../../api/areas/integrations.ts';
import type { Secret } from '../../api/types.ts';
import { fill } from '../../i18n/fill.ts';
import { useTexts } from '../../i18n/language.ts';
import { useSite } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { useToast } from '../../ui/toasts.ts';

interface EndSecretProps {
  id: string;
  secret: Secret;
  /** When it was made, as people read it. */
  date: string;
  onClose(): void;
}

/** Asks before a secret ends. */
export function EndSecret({ id, secret, date, onClose }: EndSecretProps) {
  const { shell, integrations } = useTexts();
  const site = useSite();
  const queries = useQueryClient();
  const toast = useToast();
  const end = useMutation({
    mutationFn: () => endSecret(site.id, id, secret.id),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: secretsQuery(site.id, id).queryKey });
      toast({ text: integrations.ended });
      onClose();
    },
  });
  return (
    <Dialog
      open
      title={fill(integrations.endOf[secret.kind], { date })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{shell.cancel}</Button>
          <Button look="danger" busy={end.isPending} onClick={() => end.mutate()}>
            {integrations.end}
          </Button>
        </>
      }
    >
      <p>{integrations.endText}</p>
      {end.error && (
        <div className="mt-4">
          <Failure error={end.error} />
        </div>
      )}
    </Dialog>
  );
}
