import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { applyBulk, tryBulk } from '../../api/changes.ts';
import type { BulkChange, DryRun, Resource } from '../../api/types.ts';
import { counted } from '../../i18n/fill.ts';
import { useSpoken } from '../../i18n/language.ts';
import { useSite } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { useCallKey } from '../form/useCallKey.ts';
import { useWhen } from '../when/useWhen.ts';
import { WhenFields } from '../when/WhenFields.tsx';
import { BatchProgress } from './BatchProgress.tsx';
import { BulkChoice, type Chosen } from './BulkChoice.tsx';
import { BulkDiff } from './BulkDiff.tsx';

interface BulkDialogProps {
  resource: Resource;
  keys: string[];
  onClose: () => void;
}

/** One field of many rows: choose it, see what would change, then do it, and undo it as one. */
export function BulkDialog({ resource, keys, onClose }: BulkDialogProps) {
  const { texts, language } = useSpoken();
  const { list, shell, content } = texts;
  const when = useWhen({ optional: true });
  const site = useSite();
  const [chosen, setChosen] = useState<Chosen>({ field: '', value: undefined, reason: '' });
  const [trial, setTrial] = useState<{ change: BulkChange; result: DryRun }>();
  const change: BulkChange = {
    keys,
    changes: { [chosen.field]: chosen.value ?? null },
    reason: chosen.reason.trim() || undefined,
  };
  const { key, renew, onError } = useCallKey();
  const dryRun = useMutation({
    mutationFn: (one: BulkChange) => tryBulk(site.id, resource.name, one),
    onSuccess: (result, one) => {
      renew();
      setTrial({ change: one, result });
    },
  });
  const apply = useMutation({
    mutationFn: ({ change: one, result }: { change: BulkChange; result: DryRun }) =>
      applyBulk(site.id, resource.name, { ...one, hash: result.hash }, key),
    onError,
  });
  const batch = apply.data?.batch;
  const step = batch ? (
    <Button look="primary" onClick={onClose}>
      {shell.close}
    </Button>
  ) : trial ? (
    <>
      <Button onClick={() => setTrial(undefined)}>{shell.back}</Button>
      <Button
        look="primary"
        busy={apply.isPending}
        disabled={trial.result.changed === 0}
        onClick={() => apply.mutate(trial)}
      >
        {counted(language, list.apply, trial.result.changed)}
      </Button>
    </>
  ) : (
    <Button
      look="primary"
      disabled={!chosen.field}
      busy={dryRun.isPending}
      onClick={() => {
        const period = when.read();
        if (period) dryRun.mutate({ ...change, ...period });
      }}
    >
      {list.preview}
    </Button>
  );
  return (
    <Dialog
      open
      place="wide"
      title={counted(language, list.bulkTitle, keys.length)}
      onClose={onClose}
      footer={step}
    >
      {batch ? (
        <BatchProgress id={batch} resource={resource} planned={trial?.change.from !== undefined} />
      ) : trial ? (
        <BulkDiff schema={resource.schema} result={trial.result} />
      ) : (
        <div className="grid gap-4">
          <BulkChoice schema={changeable(resource)} chosen={chosen} onChange={setChosen} />
          <WhenFields when={when} label={content.fromOptional} />
          <p className="text-muted text-sm">{content.atOnce}</p>
        </div>
      )}
      {[dryRun.error, apply.error].map((error, index) =>
        error && !batch ? (
          <div key={index === 0 ? 'dry-run' : 'apply'} className="mt-4">
            <Failure error={error} />
          </div>
        ) : null,
      )}
    </Dialog>
  );
}

/** Fields of the rows, and what a change may say besides. */
const changeable = ({ schema, inputs }: Resource): Resource['schema'] => ({
  ...schema,
  properties: { ...inputs?.properties, ...schema.properties },
});
