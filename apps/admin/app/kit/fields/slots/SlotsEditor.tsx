import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { kindsQuery, partsQuery } from '../../../api/areas/content.ts';
import type { Place } from '../../../api/schema.ts';
import { fill } from '../../../i18n/fill.ts';
import { useTexts } from '../../../i18n/language.ts';
import { Failure } from '../../../ui/Failure.tsx';
import type { WidgetProps } from '../schema.ts';
import { type Move, PartLine } from './PartLine.tsx';
import { PlaceSection, type Told } from './PlaceSection.tsx';
import { type At, moved, partsAt, shownPlaces, slotsIn, targetOf, withoutPart, withPart } from './slots.ts';

/** The parts of a page by place: added, moved and taken off. Nothing is in the shop before the page is saved. */
export default function SlotsEditor({
  schema,
  value,
  onChange,
  site,
  language,
  disabled,
  Field,
}: WidgetProps) {
  const { parts: texts } = useTexts();
  const slots = slotsIn(value);
  const places = schema.places ?? [];
  const keys = [...new Set(slots.flatMap(({ components }) => components))];
  const names = useQuery(partsQuery(site.id, keys, language));
  const kinds = useQuery(kindsQuery(site.id, language));
  const { root, focusOn } = useFocusAfterMove();
  const [told, setTold] = useState<Told>();
  const shown = shownPlaces(places, slots, told?.position);
  const partOf = (key: string) => names.data?.find((part) => part.key === key);
  const titleOf = (key: string): string => partOf(key)?.title ?? key;

  const move = (from: At, to: At, by: Move): void => {
    const key = partsAt(slots, from.position)[from.index] ?? '';
    const place = places.find(({ position }) => position === to.position)?.title ?? to.position;
    onChange(moved(slots, places, from, to));
    focusOn(key, by);
    const text = fill(texts.movedTo, { title: titleOf(key), number: to.index + 1, place });
    setTold({ text, position: to.position, isQuiet: true });
  };
  const putBack = (at: At & { part: string }): void => {
    onChange(withPart(slots, places, at));
    setTold(undefined);
  };
  const takeOff = (at: At, key: string): void => {
    onChange(withoutPart(slots, at));
    setTold({
      position: at.position,
      text: fill(texts.takenOff, { title: titleOf(key) }),
      from: { ...at, part: key },
    });
  };
  const lineOf = (place: Place, key: string, index: number) => {
    const part = partOf(key);
    const at = { position: place.position, index };
    const to = (by: -1 | 1) => targetOf(slots, shown, at, { by, kind: part?.kind });
    return (
      <PartLine
        // One part may stand in a place twice.
        key={`${key} ${
          partsAt(slots, place.position)
            .slice(0, index)
            .filter((one) => one === key).length
        }`}
        id={key}
        part={part}
        isGone={names.isSuccess && !names.isPlaceholderData && !part}
        kind={kinds.data?.find(({ code }) => code === part?.kind)?.title}
        disabled={disabled}
        up={to(-1)}
        down={to(1)}
        onMove={(target, by) => move(at, target, by)}
        onTakeOff={() => takeOff(at, key)}
      />
    );
  };
  return (
    <div ref={root} className="grid gap-4">
      {(names.error ?? kinds.error) && (
        <Failure
          error={names.error ?? kinds.error}
          onRetry={() => void (names.error ? names : kinds).refetch()}
        />
      )}
      {shown.map((place) => (
        <PlaceSection
          key={place.position}
          place={place}
          kinds={kinds.data}
          disabled={disabled}
          Field={Field}
          told={told?.position === place.position ? told : undefined}
          onPutBack={putBack}
          onAdd={({ key, title }) => {
            onChange(withPart(slots, places, { position: place.position, part: key }));
            setTold({ position: place.position, text: fill(texts.added, { title }) });
          }}
        >
          {partsAt(slots, place.position).map((key, index) => lineOf(place, key, index))}
        </PlaceSection>
      ))}
    </div>
  );
}

/** A part that goes into another place is drawn anew there: the focus stays on its button. */
function useFocusAfterMove() {
  const root = useRef<HTMLDivElement>(null);
  const wanted = useRef<{ part: string; by: Move }>(undefined);
  useEffect(() => {
    if (!wanted.current) return;
    const { part, by } = wanted.current;
    wanted.current = undefined;
    const buttons = [
      ...(root.current?.querySelectorAll<HTMLButtonElement>(
        `[data-part="${CSS.escape(part)}"] [data-move]`,
      ) ?? []),
    ].filter((button) => !button.disabled);
    (buttons.find((button) => button.dataset.move === by) ?? buttons[0])?.focus();
  });
  return {
    root,
    focusOn: (part: string, by: Move): void => {
      wanted.current = { part, by };
    },
  };
}
