import { fill } from '../../../i18n/fill.ts';
import { useTexts } from '../../../i18n/language.ts';
import { IconButton } from '../../../ui/Button.tsx';

interface ItemButtonsProps {
  /** Of the list. */
  label: string;
  index: number;
  count: number;
  onMove(to: number): void;
  onRemove(): void;
}

/** Moves an item of a list up or down, or removes it. */
export function ItemButtons({ label, index, count, onMove, onRemove }: ItemButtonsProps) {
  const { form } = useTexts();
  const named = { number: index + 1, label };
  return (
    <div className="flex shrink-0">
      <IconButton
        icon="up"
        label={fill(form.moveUp, named)}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      />
      <IconButton
        icon="down"
        label={fill(form.moveDown, named)}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      />
      <IconButton icon="trash" label={fill(form.removeItem, named)} onClick={onRemove} />
    </div>
  );
}
