import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type CatalogImport, dropImport, stepOfImport } from '../../api/areas/transfer.ts';
import { addressOf, path } from '../../api/client.ts';
import { fill } from '../../i18n/fill.ts';
import { useTexts } from '../../i18n/language.ts';
import { BatchProgress } from '../../kit/bulk/BatchProgress.tsx';
import { useSite } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Counts, hasChanges } from './Counts.tsx';
import { Differences, Findings } from './Found.tsx';
import { Progress } from './Progress.tsx';

/** An import after its upload: at work, checked, done or refused. */
export function ImportState({ one, onAnother }: { one: CatalogImport; onAnother(): void }) {
  const { transfer } = useTexts();
  const { file, status, done, total } = one;
  if (status === 'checking' || status === 'applying')
    return (
      <Panel title={transfer.importTitle}>
        <Progress
          label={fill(transfer[status], { file })}
          {...{ done, total }}
          text={total > 0 ? fill(transfer.rowsOf, { done, total }) : transfer.starting}
        />
      </Panel>
    );
  const titles = { checked: transfer.checkTitle, done: transfer.doneTitle, failed: transfer.failedTitle };
  const title = fill(titles[status as keyof typeof titles], { file });
  return (
    <Panel title={title}>
      <div className="grid grid-cols-1 gap-4">
        {one.problem !== undefined && (
          <Notice tone="danger" role="alert">
            {one.problem}
          </Notice>
        )}
        {one.counts && <Counts one={one} />}
        {one.notes.map((note) => (
          <p key={note} className="text-muted text-sm">
            {note}
          </p>
        ))}
        {status === 'checked' && <Checked one={one} />}
        {status !== 'checked' && one.batch !== undefined && (
          <BatchProgress id={one.batch} resource={{ title: file }} />
        )}
        <Findings one={one} />
        <Differences one={one} />
        {status !== 'checked' && <Files one={one} onAnother={onAnother} />}
      </div>
    </Panel>
  );
}

/** What can be done with a checked file. */
function Checked({ one }: { one: CatalogImport }) {
  const { transfer } = useTexts();
  const site = useSite();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['imports', site.id] });
  const step = useMutation({
    mutationFn: (name: 'check' | 'apply') => stepOfImport(site.id, one.id, name),
    onSuccess: refresh,
  });
  const drop = useMutation({ mutationFn: () => dropImport(site.id, one.id), onSuccess: refresh });
  const isWorth = hasChanges(one);
  return (
    <>
      {isWorth && (
        <p className={one.undoable ? 'text-muted text-sm' : 'text-warning'}>
          {one.undoable ? transfer.undoable : transfer.notUndoable}
        </p>
      )}
      {(step.error ?? drop.error) && <Failure error={step.error ?? drop.error} />}
      <div className="flex flex-wrap gap-2">
        {isWorth && (
          <Button look="primary" busy={step.isPending} onClick={() => step.mutate('apply')}>
            {transfer.apply}
          </Button>
        )}
        <Button onClick={() => step.mutate('check')}>{transfer.checkAgain}</Button>
        <Button look="quiet" busy={drop.isPending} onClick={() => drop.mutate()}>
          {transfer.discard}
        </Button>
      </div>
    </>
  );
}

function Files({ one, onAnother }: { one: CatalogImport; onAnother(): void }) {
  const { transfer } = useTexts();
  const site = useSite();
  const address = (kind: 'before' | 'report'): string =>
    addressOf(path(site.id, 'catalog', 'imports', one.id, kind));
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="primary" onClick={onAnother}>
        {transfer.another}
      </Button>
      {one.status === 'done' && (
        <a href={address('before')} download className="button secondary">
          {transfer.backup}
        </a>
      )}
    </div>
  );
}
