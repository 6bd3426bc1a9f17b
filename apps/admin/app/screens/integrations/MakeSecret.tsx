import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { makeSecret, secretsQuery } from '../../api/areas/integrations.ts';
import type { SecretKind } from '../../api/types.ts';
import { useTexts } from '../../i18n/language.ts';
import { useSite } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface MakeSecretProps {
  id: string;
  kind: SecretKind;
  onClose(): void;
}

/** Makes a secret and shows it, once. */
export function MakeSecret({ id, kind, onClose }: MakeSecretProps) {
  const { shell, integrations } = useTexts();
  const site = useSite();
  const queries = useQueryClient();
  const make = useMutation({
    mutationFn: () => makeSecret(site.id, id, kind),
    onSuccess: () => queries.invalidateQueries({ queryKey: secretsQuery(site.id, id).queryKey }),
  });
  return (
    <Dialog
      open
      title={integrations.makeOf[kind]}
      onClose={onClose}
      footer={
        make.data ? (
          <Button onClick={onClose}>{integrations.done}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{shell.cancel}</Button>
            <Button look="primary" busy={make.isPending} onClick={() => make.mutate()}>
              {integrations.make}
            </Button>
          </>
        )
      }
    >
      {make.data ? <Shown secret={make.data.secret} /> : <p>{integrations.makeText}</p>}
      {make.error && (
        <div className="mt-4">
          <Failure error={make.error} />
        </div>
      )}
    </Dialog>
  );
}

function Shown({ secret }: { secret: string }) {
  const { integrations } = useTexts();
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(secret);
      setSaid(integrations.copied);
    } catch {
      setSaid(integrations.copyFailed);
    }
  };
  return (
    <div className="grid gap-3">
      <p>{integrations.once}</p>
      <TextField
        label={integrations.secret}
        value={secret}
        readOnly
        onFocus={(event) => event.target.select()}
        onChange={() => {}}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button look="primary" onClick={() => void copy()}>
          {integrations.copy}
        </Button>
        <p role="status">{said}</p>
      </div>
    </div>
  );
}
