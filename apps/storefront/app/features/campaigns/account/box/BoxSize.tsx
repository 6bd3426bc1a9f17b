import { useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/myCampaigns.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { SelectField } from '#app/ui/Field.tsx';
import { boxOffer } from '../../boxes/boxes.slices.ts';

interface BoxSizeProps {
  boxes: number;
  busy: boolean;
  onSave: (boxes: number) => void;
}

/** Changes the size of a monthly box for the coming month. */
export function BoxSize({ boxes, busy, onSave }: BoxSizeProps) {
  const m = useScreenMessages(texts);
  const { data: offer } = useAppSelector(boxOffer.select);
  const [size, setSize] = useState(boxes);
  if (!offer) return null;
  return (
    <form
      className="mt-4 flex max-w-sm items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(size);
      }}
    >
      <div className="grow">
        <SelectField
          label={m.sizeLabel()}
          value={size}
          onChange={(event) => setSize(Number(event.target.value))}
        >
          {offer.sizes.map((one) => (
            <option key={one.boxes} value={one.boxes}>
              {m.sizeOption({ count: one.boxes, price: one.price.formattedValue })}
            </option>
          ))}
        </SelectField>
      </div>
      {size !== boxes && (
        <Button type="submit" look="secondary" busy={busy} className="mb-1.5">
          {m.sizeSave()}
        </Button>
      )}
    </form>
  );
}
