import { Link } from 'react-router';
import type { Part } from '../../../api/areas/content.ts';
import { fill } from '../../../i18n/fill.ts';
import { useTexts } from '../../../i18n/language.ts';
import { useSite } from '../../../session/session.ts';
import { IconButton } from '../../../ui/Button.tsx';
import type { At } from './slots.ts';

export type Move = 'up' | 'down';

interface PartLineProps {
  id: string;
  /** Absent while it is not known, or where there is none of this id. */
  part: Part | undefined;
  isGone: boolean;
  /** What its kind is called. */
  kind: string | undefined;
  disabled: boolean;
  /** Where it comes when it is moved; absent where it cannot be. */
  up: At | undefined;
  down: At | undefined;
  onMove(to: At, by: Move): void;
  onTakeOff(): void;
}

/** One part of a page: its form a press away, and the buttons that move it and take it off. */
export function PartLine({ id, part, isGone, kind, disabled, up, down, onMove, onTakeOff }: PartLineProps) {
  const { parts } = useTexts();
  const site = useSite();
  const title = part?.title ?? id;
  return (
    <li
      data-part={id}
      className="flex flex-wrap items-center justify-end gap-x-2 rounded-control border border-line bg-surface px-2 py-1"
    >
      <span className="min-w-40 flex-1 py-1 text-sm">
        <Link to={`/${site.id}/components/${encodeURIComponent(id)}`} className="link break-words">
          {title}
        </Link>
        <span className="block text-muted text-xs">{isGone ? parts.unused : kind}</span>
      </span>
      {!disabled && (
        <span className="flex shrink-0">
          <IconButton
            icon="up"
            data-move="up"
            label={fill(parts.up, { title })}
            disabled={!up}
            onClick={() => up && onMove(up, 'up')}
          />
          <IconButton
            icon="down"
            data-move="down"
            label={fill(parts.down, { title })}
            disabled={!down}
            onClick={() => down && onMove(down, 'down')}
          />
          <IconButton icon="trash" label={fill(parts.takeOff, { title })} onClick={onTakeOff} />
        </span>
      )}
    </li>
  );
}
