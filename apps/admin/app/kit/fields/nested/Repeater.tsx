import { type ReactNode, useRef, useState } from 'react';
import { fill } from '../../../i18n/fill.ts';
import { useTexts } from '../../../i18n/language.ts';
import { Button } from '../../../ui/Button.tsx';
import { isRecord } from '../../form/values.ts';
import { FoldedItem } from './FoldedItem.tsx';
import { ItemButtons } from './ItemButtons.tsx';

interface RepeaterProps {
  items: unknown[];
  onChange(items: unknown[]): void;
  /** Makes a new item. */
  onAdd(): unknown;
  label: string;
  disabled: boolean;
  most?: number;
  /** Items are folded to this line. */
  summary?(item: unknown, index: number): string;
  children(item: unknown, index: number, change: (item: unknown) => void): ReactNode;
}

/** Items that are added, removed and moved. */
export function Repeater({
  items,
  onChange,
  onAdd,
  label,
  disabled,
  most = 500,
  summary,
  children,
}: RepeaterProps) {
  const { form } = useTexts();
  const { keys, move, forget, next } = useKeys(items.length);
  const [added, setAdded] = useState<number>();
  return (
    <div className="grid gap-2">
      {items.length === 0 && <p className="text-muted text-sm">{form.noItems}</p>}
      {items.map((item, index) => {
        const content = children(item, index, (changed) => onChange(items.with(index, changed)));
        const buttons = disabled ? null : (
          <ItemButtons
            label={label}
            index={index}
            count={items.length}
            onMove={(to) => {
              onChange(swapped(items, index, to));
              move(index, to);
            }}
            onRemove={() => {
              forget(index);
              onChange(items.toSpliced(index, 1));
            }}
          />
        );
        if (summary)
          return (
            <FoldedItem
              key={keys[index]}
              summary={summary(item, index)}
              buttons={buttons}
              unfolded={keys[index] === added || isBlank(item)}
            >
              {content}
            </FoldedItem>
          );
        return (
          <div key={keys[index]} className="flex items-end gap-1">
            <div className="min-w-0 grow">{content}</div>
            {buttons}
          </div>
        );
      })}
      {!disabled && items.length < most && (
        <div>
          <Button
            icon="plus"
            aria-label={fill(form.addTo, { label })}
            onClick={() => {
              setAdded(next());
              onChange([...items, onAdd()]);
            }}
          >
            {form.add}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Whether nothing is in any field: there is nothing to know it by, and it is to be filled in. */
const isBlank = (item: unknown): boolean =>
  isRecord(item) &&
  Object.values(item).every((value) => value === undefined || value === null || value === '');

/** Items have no names of their own: each keeps the number under which it came here, wherever it is moved. */
function useKeys(count: number) {
  const keys = useRef<number[]>([]);
  const last = useRef(0);
  while (keys.current.length < count) keys.current.push(++last.current);
  keys.current.length = count;
  return {
    keys: keys.current,
    move: (from: number, to: number): void => {
      keys.current = swapped(keys.current, from, to);
    },
    forget: (index: number): void => {
      keys.current = keys.current.toSpliced(index, 1);
    },
    /** The number that the next new item will have. */
    next: (): number => last.current + 1,
  };
}

function swapped<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from] as T;
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}
