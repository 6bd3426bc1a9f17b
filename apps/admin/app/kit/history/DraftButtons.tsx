import { useMutation, useQueryClient } from '@tanstack/react-query';
import { publishDraft } from '../../api/changes.ts';
import type { Scheduled } from '../../api/types.ts';
import { fill } from '../../i18n/fill.ts';
import { useTexts } from '../../i18n/language.ts';
import { useSite } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { useToast } from '../../ui/toasts.ts';
import { useTakeRow } from '../undo/useTakeRow.ts';
import { useUndo } from '../undo/useUndo.ts';
import { EndButton } from './EndButton.tsx';

interface DraftButtonsProps {
  draft: Scheduled;
  onGoOn?: (draft: Scheduled) => void;
}

/** Publishes a draft, goes on with it in the form, or discards it. */
export function DraftButtons({ draft, onGoOn }: DraftButtonsProps) {
  const { content, form } = useTexts();
  const site = useSite();
  const toast = useToast();
  const queries = useQueryClient();
  const takeRow = useTakeRow(site.id, draft.resource);
  const undo = useUndo(draft.resource);
  const publish = useMutation({
    mutationFn: () => publishDraft(site.id, draft.id),
    onSuccess: (row) => {
      takeRow(row);
      void queries.invalidateQueries({ queryKey: ['scheduled', site.id] });
      const { edit } = row;
      const action = edit ? { label: form.undo, run: () => undo.mutate(edit) } : undefined;
      toast({ text: fill(content.published, { title: row.title }), action });
    },
  });
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap gap-2">
        <Button look="primary" busy={publish.isPending} onClick={() => publish.mutate()}>
          {content.publish}
        </Button>
        {onGoOn && <Button onClick={() => onGoOn(draft)}>{content.goOn}</Button>}
        <EndButton id={draft.id} label={content.discardDraft} done={content.draftDiscarded} />
      </div>
      {publish.error && <Failure error={publish.error} />}
    </div>
  );
}
