import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { addRow } from '../../api/changes.ts';
import { isDecided } from '../../api/errors.ts';
import type { Resource } from '../../api/types.ts';
import { fill } from '../../i18n/fill.ts';
import { useTexts } from '../../i18n/language.ts';
import { useSite } from '../../session/session.ts';
import { Failure } from '../../ui/Failure.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useToast } from '../../ui/toasts.ts';
import { emptyState } from '../fields/schema.ts';
import { useTakeRow } from '../undo/useTakeRow.ts';
import { useUndo } from '../undo/useUndo.ts';
import { sentChanges, tryOf } from './draft.ts';
import { Fields } from './Fields.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { refusedFields } from './refusals.ts';
import { SaveBar } from './SaveBar.tsx';
import { type DraftState, useDraft } from './useDraft.ts';
import { useFocusOnRefusal } from './useFocusOnRefusal.ts';
import { useSaveKey } from './useSaveKey.ts';

/** The name under which the draft keeps the key, which is no field of the row. */
const KEY = '$key';

/** The form of a row that is not there yet. */
export function CreateForm({ resource }: { resource: Resource }) {
  const { schema, name } = resource;
  const { form: texts } = useTexts();
  const site = useSite();
  const form = useRef<HTMLFormElement>(null);
  const [first] = useState(() => emptyState(schema));
  const [reason, setReason] = useState('');
  const [generation, setGeneration] = useState(0);
  const state = useDraft({ place: `${site.id}/${name}/+`, saved: first });
  const { add, isDone } = useAdd(resource, state);
  const key = String(state.values[KEY] ?? '').trim();
  const names = new Set([...Object.keys(schema.properties ?? {}), 'key']);
  const refused = refusedFields(add.error, names);
  useFocusOnRefusal(form, add.error);
  const submit = (): void => {
    if (!add.isPending && form.current?.reportValidity()) {
      const { [KEY]: _, ...changes } = sentChanges(state.draft);
      add.mutate({
        key,
        state: { ...first, ...changes },
        reason: reason.trim() || undefined,
      });
    }
  };
  useSaveKey(submit);
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {state.restored && (
        <div className="mb-4">
          <Notice role="status">{texts.restored}</Notice>
        </div>
      )}
      <div className="mb-5">
        <TextField
          label={resource.keyTitle}
          hint={texts.keyHint}
          required
          maxLength={120}
          value={String(state.values[KEY] ?? '')}
          error={refused.fields.key}
          onChange={(value) => state.change(KEY, value || undefined)}
        />
      </div>
      <Fields
        key={generation}
        schema={withoutReadOnly(schema)}
        values={state.values}
        errors={refused.fields}
        onChange={state.change}
      />
      {add.error && (Object.keys(refused.fields).length === 0 || refused.others.length > 0) ? (
        <div className="mt-4">
          <Failure error={add.error} onRetry={submit} />
        </div>
      ) : null}
      <SaveBar
        count={Object.keys(state.draft.changes).length}
        busy={add.isPending}
        reason={reason}
        onReason={setReason}
        isNew
        onDiscard={() => {
          add.reset();
          state.reset();
          setGeneration(generation + 1);
        }}
      />
      {!isDone && <LeaveDialog blocker={state.blocker} />}
    </form>
  );
}

/** What nobody may type is not asked for; what is asked for once can be typed here. */
const withoutReadOnly = (schema: Resource['schema']): Resource['schema'] => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {})
      .filter(([, { readOnly, asked }]) => asked || !readOnly)
      .map(([name, own]) => [name, own.asked ? { ...own, readOnly: false } : own]),
  ),
});

/** Adds the row, and goes to it once the form is no longer dirty. */
function useAdd(resource: Resource, { draft, replace, reset }: DraftState) {
  const site = useSite();
  const { form } = useTexts();
  const toast = useToast();
  const navigate = useNavigate();
  const takeRow = useTakeRow(site.id, resource.name);
  const undo = useUndo(resource.name);
  const add = useMutation({
    mutationFn: (body: Parameters<typeof addRow>[2]) => {
      const tried = tryOf(draft, body);
      replace((now) => ({ ...now, tried }));
      return addRow(site.id, resource.name, body, tried.key);
    },
    onError: (error) => {
      if (isDecided(error)) replace((now) => ({ ...now, tried: undefined }));
    },
    onSuccess: (row) => {
      takeRow(row);
      reset();
      const action = row.edit
        ? { label: form.undo, run: () => row.edit && undo.mutate(row.edit) }
        : undefined;
      toast({ text: fill(form.added, { title: row.title }), action });
    },
  });
  const made = add.data?.key;
  useEffect(() => {
    if (made !== undefined)
      void navigate(`/${site.id}/${resource.name}/${encodeURIComponent(made)}`, { replace: true });
  }, [made, navigate, site.id, resource.name]);
  return { add, isDone: made !== undefined };
}
