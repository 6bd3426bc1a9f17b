import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';

interface FoldedItemProps {
  /** What the item is known by. */
  summary: string;
  buttons?: ReactNode;
  /** Whether it begins unfolded, as one that was just added. */
  unfolded?: boolean;
  children: ReactNode;
}

/** An item of several fields: one line that unfolds. */
export function FoldedItem({ summary, buttons, unfolded = false, children }: FoldedItemProps) {
  const [open, setOpen] = useState(unfolded);
  // What was typed half stays typed when it is folded.
  const [made, setMade] = useState(unfolded);
  const inside = useId();
  return (
    <div className="rounded-control border border-line">
      <div className="flex flex-wrap items-center justify-end">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={made ? inside : undefined}
          onClick={() => {
            setOpen(!open);
            setMade(true);
          }}
          className="flex min-h-9 min-w-36 flex-1 items-center gap-1 rounded-control px-2 py-1 text-left text-sm hover:bg-sunken pointer-coarse:min-h-11"
        >
          <Icon name={open ? 'chevron-down' : 'chevron-right'} className="size-4" />
          <span className="min-w-0 break-words">{summary}</span>
        </button>
        {buttons}
      </div>
      {made && (
        // biome-ignore lint/a11y/useSemanticElements: a legend would say the line above once more.
        <div
          id={inside}
          role="group"
          aria-label={summary}
          hidden={!open}
          // A control that is hidden cannot say what is wrong with it.
          onInvalidCapture={() => setOpen(true)}
          className={open ? 'grid gap-3 border-line border-t p-2 sm:p-3' : ''}
        >
          {children}
        </div>
      )}
    </div>
  );
}
