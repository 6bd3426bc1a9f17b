import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { PartKind } from '../../../api/areas/content.ts';
import type { Place } from '../../../api/schema.ts';
import type { Row } from '../../../api/types.ts';
import { fill } from '../../../i18n/fill.ts';
import { useTexts } from '../../../i18n/language.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { WidgetProps } from '../schema.ts';
import { ExistingParts } from './ExistingParts.tsx';
import { PartForm } from './PartForm.tsx';

interface AddPartProps extends Pick<WidgetProps, 'Field'> {
  place: Place;
  kinds: readonly PartKind[] | undefined;
  /** Whether the role makes parts; else it uses those that are there. */
  mayMake: boolean;
  onAdd(part: Pick<Row, 'key' | 'title'>): void;
}

/** Puts a part at the end of a place: a new one, or one that is there. */
export function AddPart({ place, kinds, mayMake, onAdd, Field }: AddPartProps) {
  const { parts } = useTexts();
  const [open, setOpen] = useState(false);
  const [isNew, setNew] = useState(mayMake);
  const added = (part: Pick<Row, 'key' | 'title'>): void => {
    setOpen(false);
    onAdd(part);
  };
  const held = kinds?.filter(({ code }) => place.kinds.includes(code));
  return (
    <div className="mt-2">
      <Button
        icon="plus"
        aria-label={fill(parts.addTo, { place: place.title })}
        onClick={() => setOpen(true)}
      >
        {parts.add}
      </Button>
      {
        // It has a form of its own, which cannot be inside that of the page, nor send that one.
        createPortal(
          <div onSubmit={(event) => event.stopPropagation()}>
            <Dialog
              open={open}
              place="wide"
              title={fill(parts.addTo, { place: place.title })}
              onClose={() => setOpen(false)}
            >
              {mayMake && (
                <div className="mb-4 flex flex-wrap gap-2">
                  {[true, false].map((one) => (
                    <Button key={String(one)} aria-pressed={isNew === one} onClick={() => setNew(one)}>
                      {one ? parts.new : parts.existing}
                    </Button>
                  ))}
                </div>
              )}
              {!held && <Skeleton lines={4} />}
              {held && isNew && (
                <PartForm
                  kinds={held}
                  send={parts.addNew}
                  hint={parts.onceSaved}
                  onMade={added}
                  Field={Field}
                />
              )}
              {held && !isNew && <ExistingParts kinds={held} onChosen={added} />}
            </Dialog>
          </div>,
          document.body,
        )
      }
    </div>
  );
}
