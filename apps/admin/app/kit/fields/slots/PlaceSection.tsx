import { Children, type ReactNode } from 'react';
import type { PartKind } from '../../../api/areas/content.ts';
import type { Place } from '../../../api/schema.ts';
import type { Row } from '../../../api/types.ts';
import { useTexts } from '../../../i18n/language.ts';
import { OPERATIONS, useSession } from '../../../session/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import type { WidgetProps } from '../schema.ts';
import { AddPart } from './AddPart.tsx';
import type { At } from './slots.ts';

/** What was just done at a place. */
export interface Told {
  position: string;
  text: string;
  /** Seen without words as well: only read out. */
  isQuiet?: boolean;
  /** What can be put back, and where. */
  from?: At & { part: string };
}

interface PlaceSectionProps extends Pick<WidgetProps, 'Field'> {
  place: Place;
  kinds: readonly PartKind[] | undefined;
  disabled: boolean;
  told: Told | undefined;
  onPutBack(from: At & { part: string }): void;
  onAdd(part: Pick<Row, 'key' | 'title'>): void;
  /** The lines of its parts. */
  children: ReactNode;
}

/** A place of a page: its parts, what was just done there, and the button that adds one. */
export function PlaceSection({
  place,
  kinds,
  disabled,
  told,
  onPutBack,
  onAdd,
  Field,
  children,
}: PlaceSectionProps) {
  const { parts, form } = useTexts();
  const { may } = useSession();
  const from = told?.from;
  return (
    <section aria-label={place.title} className="rounded-control border border-line p-2 sm:p-3">
      <p className="mb-2 font-medium text-muted text-sm">{place.title}</p>
      <ul className="grid gap-1">{children}</ul>
      {Children.count(children) === 0 && <p className="text-muted text-sm">{parts.none}</p>}
      <div role="status" className={told?.isQuiet ? 'sr-only' : 'mt-2 empty:hidden'}>
        {told?.isQuiet && told.text}
        {told && !told.isQuiet && (
          <Notice action={from && <Button onClick={() => onPutBack(from)}>{form.undo}</Button>}>
            {told.text}
          </Notice>
        )}
      </div>
      {!disabled && place.kinds.length > 0 && (
        <AddPart place={place} kinds={kinds} mayMake={may(OPERATIONS.addPart)} onAdd={onAdd} Field={Field} />
      )}
    </section>
  );
}
