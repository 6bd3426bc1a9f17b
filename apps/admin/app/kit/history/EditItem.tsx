import type { Schema } from '../../api/schema.ts';
import type { Edit } from '../../api/types.ts';
import { formatInstant } from '../../i18n/instants.ts';
import { useSpoken } from '../../i18n/language.ts';
import { useSite } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { useUndo } from '../undo/useUndo.ts';
import { FieldDiff } from './FieldDiff.tsx';

/** One edit: who, when, why, what it changed; and undone by a press. */
export function EditItem({ edit, schema }: { edit: Edit; schema: Schema }) {
  const { texts, language } = useSpoken();
  const { form } = texts;
  const site = useSite();
  const undo = useUndo(edit.resource);
  const kind = !edit.before
    ? form.wasAdded
    : !edit.after
      ? form.wasRemoved
      : edit.undoes
        ? form.wasUndo
        : undefined;
  return (
    <div className="grid gap-1 text-sm">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <time dateTime={edit.at} className="tabular text-muted">
          {formatInstant(edit.at, site.timeZone, language)}
        </time>
        <span className="min-w-0 break-words">{edit.staff}</span>
        {kind && <span className="text-muted">{kind}</span>}
        {edit.undoneBy && <span className="text-muted">{form.wasUndone}</span>}
      </p>
      {edit.reason && <p className="break-words italic">{edit.reason}</p>}
      {edit.before && edit.after && <FieldDiff schema={schema} before={edit.before} after={edit.after} />}
      {edit.undoable && !edit.undoneBy && (
        <div>
          <Button
            look="quiet"
            icon="undo"
            className="-ml-2"
            busy={undo.isPending}
            onClick={() => undo.mutate(edit.id)}
          >
            {form.undo}
          </Button>
        </div>
      )}
    </div>
  );
}
