import { type ReactNode, useRef } from 'react';
import { fill } from '../../i18n/fill.ts';
import { useTexts } from '../../i18n/language.ts';
import { Button, IconButton } from '../../ui/Button.tsx';

interface RepeaterProps {
  items: unknown[];
  onChange(items: unknown[]): void;
  /** Makes a new item. */
  onAdd(): unknown;
  label: string;
  disabled: boolean;
  most?: number;
  children(item: unknown, index: number, change: (item: unknown) => void): ReactNode;
}

/** Items that are added, removed and moved. */
export function Repeater({ items, onChange, onAdd, label, disabled, most = 500, children }: RepeaterProps) {
  const { form } = useTexts();
  // Items have no names of their own: each keeps the number under which it came here, wherever it is moved.
  const keys = useRef<number[]>([]);
  const last = useRef(0);
  while (keys.current.length < items.length) keys.current.push(++last.current);
  keys.current.length = items.length;
  const move = (from: number, to: number): void => {
    onChange(swapped(items, from, to));
    keys.current = swapped(keys.current, from, to);
  };
  return (
    <div className="grid gap-2">
      {items.length === 0 && <p className="text-muted text-sm">{form.noItems}</p>}
      {items.map((item, index) => (
        <div
          key={keys.current[index]}
          className="flex items-start gap-1 rounded-control border border-line p-2"
        >
          <div className="min-w-0 grow">
            {children(item, index, (next) => onChange(items.with(index, next)))}
          </div>
          {!disabled && (
            <div className="flex flex-wrap justify-end">
              <IconButton
                icon="up"
                label={fill(form.moveUp, { number: index + 1, label })}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                icon="down"
                label={fill(form.moveDown, { number: index + 1, label })}
                disabled={index === items.length - 1}
                onClick={() => move(index, index + 1)}
              />
              <IconButton
                icon="trash"
                label={fill(form.removeItem, { number: index + 1, label })}
                onClick={() => {
                  keys.current = keys.current.toSpliced(index, 1);
                  onChange(items.toSpliced(index, 1));
                }}
              />
            </div>
          )}
        </div>
      ))}
      {!disabled && items.length < most && (
        <div>
          <Button
            icon="plus"
            aria-label={fill(form.addTo, { label })}
            onClick={() => onChange([...items, onAdd()])}
          >
            {form.add}
          </Button>
        </div>
      )}
    </div>
  );
}

function swapped<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from] as T;
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}
