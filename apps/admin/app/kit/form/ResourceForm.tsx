import { useId, useRef, useState } from 'react';
import { ConnectionLost, statusOf } from '../../api/errors.ts';
import type { Resource, Row } from '../../api/types.ts';
import { useTexts } from '../../i18n/language.ts';
import { useSession } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Conflict } from '../conflict/Conflict.tsx';
import { LaterDialog } from '../when/LaterDialog.tsx';
import type { Draft } from './draft.ts';
import { Fields } from './Fields.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { refusedFields } from './refusals.ts';
import { SaveBar } from './SaveBar.tsx';
import type { DraftState } from './useDraft.ts';
import { useFocusOnRefusal } from './useFocusOnRefusal.ts';
import { useSave, type When } from './useSave.ts';
import { useSaveKey } from './useSaveKey.ts';

interface ResourceFormProps {
  resource: Resource;
  row: Row;
  state: DraftState;
}

/** The form of a row, made from its schema. Sends what was changed; what is refused is said beside its field. */
export function ResourceForm({ resource, row, state }: ResourceFormProps) {
  const texts = useTexts().form;
  const { may } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const [reason, setReason] = useState('');
  const [later, setLater] = useState(false);
  // Another value makes all controls anew, with what they keep of half-typed text.
  const [generation, setGeneration] = useState(0);
  const { save, conflict, endConflict } = useSave(resource, row, state);
  const schema = row.schema ?? resource.schema;
  const maySave = may(resource.operations.save);
  const names = new Set(Object.keys(schema.properties ?? {}));
  const refused = refusedFields(save.error, names);
  useFocusOnRefusal(form, save.error);

  const send = (draft: Draft, when?: When): void => {
    if (save.isPending) return;
    save.mutate({ draft, reason, when }, { onSuccess: () => setReason('') });
  };
  const submit = (): void => {
    if (state.dirty && form.current?.reportValidity()) send(state.draft);
  };
  useSaveKey(submit);
  return (
    <form
      ref={form}
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {!maySave && <Notice>{texts.readOnly}</Notice>}
      {state.restored && (
        <div className="mb-4">
          <Notice role="status">{texts.restored}</Notice>
        </div>
      )}
      <Fields
        key={generation}
        schema={schema}
        values={state.values}
        errors={refused.fields}
        changed={new Set(Object.keys(state.draft.changes))}
        disabled={!maySave}
        onChange={state.change}
      />
      <Problem
        error={save.error}
        others={refused.others}
        hasFields={Object.keys(refused.fields).length > 0}
        onRetry={submit}
      />
      {maySave && (
        <SaveBar
          count={Object.keys(state.draft.changes).length}
          busy={save.isPending}
          reason={reason}
          onReason={setReason}
          onDiscard={() => {
            save.reset();
            state.reset();
            setGeneration(generation + 1);
          }}
          onLater={() => form.current?.reportValidity() && setLater(true)}
        />
      )}
      <LaterDialog
        open={later}
        drafts={resource.drafts}
        error={save.error}
        busy={save.isPending}
        onClose={() => setLater(false)}
        onSend={(when) => {
          save.mutate({ draft: state.draft, reason, when }, { onSuccess: () => setLater(false) });
        }}
      />
      {conflict && (
        <Conflict
          draft={state.draft}
          theirs={conflict}
          schema={schema}
          onClose={endConflict}
          onDecided={(draft) => {
            endConflict();
            state.replace(draft);
            setGeneration(generation + 1);
            if (Object.keys(draft.changes).length > 0) send(draft);
            else save.reset();
          }}
        />
      )}
      <LeaveDialog blocker={state.blocker} />
    </form>
  );
}

interface ProblemProps {
  error: unknown;
  others: string[];
  hasFields: boolean;
  onRetry: () => void;
}

/** What no field says. A conflict has a view of its own. */
function Problem({ error, others, hasFields, onRetry }: ProblemProps) {
  const { form, shell } = useTexts();
  if (!error || statusOf(error) === 412 || statusOf(error) === 401) return null;
  if (error instanceof ConnectionLost)
    return (
      <div className="mt-4">
        <Notice tone="danger" role="alert" action={<Button onClick={onRetry}>{shell.tryAgain}</Button>}>
          {form.connectionLost}
        </Notice>
      </div>
    );
  if (hasFields && others.length === 0) return null;
  return (
    <div className="mt-4">
      {others.length > 0 ? (
        <Notice tone="danger" role="alert">
          {others.join(' ')}
        </Notice>
      ) : (
        <Failure error={error} onRetry={onRetry} />
      )}
    </div>
  );
}
