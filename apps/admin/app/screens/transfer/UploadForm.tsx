import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { type ImportOptions, sendRest, startImport, type Upload } from '../../api/areas/transfer.ts';
import { ConnectionLost } from '../../api/errors.ts';
import { fill } from '../../i18n/fill.ts';
import { useTexts } from '../../i18n/language.ts';
import { useSite } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { described, Labelled } from '../../ui/Labelled.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Choice } from './Choice.tsx';
import { Progress } from './Progress.tsx';

const MOST_MB = 200;
const MB = 1024 * 1024;
const inMb = (bytes: number): string => (bytes / MB).toFixed(1);

/** Chooses a file and sends it; after a lost connection, the rest of it. */
export function UploadForm({ interrupted }: { interrupted: string | undefined }) {
  const { transfer } = useTexts();
  const site = useSite();
  const id = useId();
  const queries = useQueryClient();
  const [file, setFile] = useState<File>();
  const [options, setOptions] = useState<ImportOptions>({ replace: false, allStock: false });
  const [upload, setUpload] = useState<Upload>();
  const send = useMutation({
    mutationFn: async (chosen: File) => {
      const under = upload ?? (await startImport(site.id, chosen, options));
      setUpload(under);
      await sendRest(site.id, chosen, under, setUpload);
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['imports', site.id] }),
    onError: (error) => {
      if (!(error instanceof ConnectionLost)) setUpload(undefined);
    },
  });
  const isLarge = file !== undefined && file.size > MOST_MB * MB;
  const error = isLarge ? fill(transfer.tooLarge, { size: inMb(file.size), most: MOST_MB }) : undefined;
  const sent = { done: inMb(upload?.done ?? 0), total: inMb(file?.size ?? 0) };
  const isLost = send.error instanceof ConnectionLost && upload !== undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (file && !isLarge && !send.isPending) send.mutate(file);
  };
  return (
    <Panel title={transfer.importTitle}>
      {send.isPending && file && (
        <Progress
          label={fill(transfer.sending, { file: file.name })}
          done={upload?.done ?? 0}
          total={file.size}
          text={fill(transfer.sent, sent)}
        />
      )}
      {/* Hidden, not gone: the file stays chosen. */}
      <form onSubmit={submit} className={send.isPending ? 'hidden' : 'grid grid-cols-1 gap-4'}>
        <p className="max-w-prose text-muted text-sm">{fill(transfer.importText, { most: MOST_MB })}</p>
        {interrupted !== undefined && !isLost && (
          <Notice>{fill(transfer.interrupted, { file: interrupted })}</Notice>
        )}
        <Labelled id={id} label={transfer.file} error={error}>
          <input
            id={id}
            type="file"
            required
            accept=".csv,.json,.tsv,.txt,text/csv,application/json"
            {...described(id, { error })}
            onChange={({ target }) => {
              setFile(target.files?.[0]);
              setUpload(undefined);
              send.reset();
            }}
            className="control"
          />
        </Labelled>
        <Choice
          label={transfer.replace}
          hint={transfer.replaceHint}
          checked={options.replace}
          onChange={(replace) => setOptions({ ...options, replace })}
        />
        <Choice
          label={transfer.allStock}
          hint={transfer.allStockHint}
          checked={options.allStock}
          onChange={(allStock) => setOptions({ ...options, allStock })}
        />
        {isLost ? (
          <Notice tone="warning" role="alert">
            {fill(transfer.lost, sent)}
          </Notice>
        ) : (
          send.error && <Failure error={send.error} />
        )}
        <div>
          <Button type="submit" look="primary">
            {isLost ? transfer.sendRest : transfer.send}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
