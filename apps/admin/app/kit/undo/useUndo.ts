import { useMutation, useQueryClient } from '@tanstack/react-query';
import { undoEdit } from '../../api/changes.ts';
import { fill } from '../../i18n/fill.ts';
import { useTexts } from '../../i18n/language.ts';
import { useSite } from '../../session/session.ts';
import { useFailureText } from '../../ui/Failure.tsx';
import { useToast } from '../../ui/toasts.ts';
import { useTakeRow } from './useTakeRow.ts';

/** Undoes an edit by its id; what it says, and that a redo is offered, is a notice. */
export function useUndo(resource: string) {
  const site = useSite();
  const { form } = useTexts();
  const toast = useToast();
  const text = useFailureText();
  const queries = useQueryClient();
  const takeRow = useTakeRow(site.id, resource);
  const undo = useMutation({
    mutationFn: (edit: string) => undoEdit(site.id, edit),
    onSuccess: (row) => {
      // Without a version there is no such row any more.
      if (row.version) takeRow(row);
      for (const kind of ['rows', 'row', 'edits'])
        void queries.invalidateQueries({ queryKey: [kind, site.id] });
      toast({ text: fill(form.undone, { title: row.title }) });
    },
    onError: (error) => toast({ tone: 'danger', text: text(error) }),
  });
  return undo;
}
