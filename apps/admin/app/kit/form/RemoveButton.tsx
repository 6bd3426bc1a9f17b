import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { removeRow } from '../../api/changes.ts';
import type { Resource, Row } from '../../api/types.ts';
import { fill } from '../../i18n/fill.ts';
import { useTexts } from '../../i18n/language.ts';
import { useSite } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { useToast } from '../../ui/toasts.ts';
import { useUndo } from '../undo/useUndo.ts';
import { useCallKey } from './useCallKey.ts';

/** Deletes a row after a question; the notice afterwards offers to undo it. */
export function RemoveButton({
  resource,
  row,
  onRemoved,
}: {
  resource: Resource;
  row: Row;
  onRemoved: () => void;
}) {
  const { form, shell } = useTexts();
  const site = useSite();
  const toast = useToast();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const undo = useUndo(resource.name);
  const [asked, setAsked] = useState(false);
  const { key, onError } = useCallKey();
  const remove = useMutation({
    mutationFn: (): Promise<{ edit?: string } | undefined> => removeRow(site.id, resource.name, row, key),
    onError,
    onSuccess: async (answer) => {
      const edit = answer?.edit;
      setAsked(false);
      onRemoved();
      for (const kind of ['rows', 'edits']) void queries.invalidateQueries({ queryKey: [kind, site.id] });
      toast({
        text: fill(form.removed, { title: row.title }),
        action: edit ? { label: form.undo, run: () => undo.mutate(edit) } : undefined,
      });
      await navigate(`/${site.id}/${resource.name}`);
    },
  });
  return (
    <>
      <Button look="danger" icon="trash" onClick={() => setAsked(true)}>
        {form.remove}
      </Button>
      <Dialog
        open={asked}
        title={fill(form.removeTitle, { title: row.title })}
        onClose={() => setAsked(false)}
        footer={
          <>
            <Button onClick={() => setAsked(false)}>{shell.cancel}</Button>
            <Button look="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
              {form.remove}
            </Button>
          </>
        }
      >
        <p>{form.removeText}</p>
        {remove.error && (
          <div className="mt-4">
            <Failure error={remove.error} />
          </div>
        )}
      </Dialog>
    </>
  );
}
