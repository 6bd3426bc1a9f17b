import { useMessages } from '#app/platform/i18n/messages.tsx';
import { Picture } from '#app/ui/Picture.tsx';
import type { Variant } from '../catalog.types.ts';
import { type OptionValue, valuesOf } from './options.ts';

interface VariantPickerProps {
  optionNames: readonly string[];
  variants: readonly Variant[];
  present: Variant;
  onChoose: (variant: Variant) => void;
}

/** One group of radio buttons for each option: counts with their price per pod, colours by their own pictures. */
export function VariantPicker({ optionNames, variants, present, onChoose }: VariantPickerProps) {
  const groups = optionNames.map((name) => ({ name, values: valuesOf(name, variants, present) }));
  return groups
    .filter(({ values }) => values.length > 1)
    .map(({ name, values }) => {
      const isColor = values.every(({ variant, value }) => variant.color === value);
      return (
        <fieldset key={name} className="variants">
          <legend className={isColor ? '' : 'max-md:sr-only'}>{name}</legend>
          <div>
            {values.map((value) => (
              <Choice key={value.value} group={name} value={value} isColor={isColor} onChoose={onChoose} />
            ))}
          </div>
        </fieldset>
      );
    });
}

interface ChoiceProps {
  group: string;
  value: OptionValue;
  isColor: boolean;
  onChoose: (v: Variant) => void;
}

function Choice({ group, value, isColor, onChoose }: ChoiceProps) {
  const m = useMessages();
  const { variant, chosen } = value;
  return (
    <label className="choice">
      <input
        type="radio"
        name={group}
        checked={chosen}
        onChange={() => onChoose(variant)}
        className="sr-only"
      />
      {isColor && variant.image && (
        <Picture
          src={variant.image}
          alt=""
          width={160}
          height={160}
          most={160}
          sizes="3.5rem"
          className="swatch"
        />
      )}
      <span className={variant.inStock ? '' : 'text-muted line-through'}>{value.value}</span>
      {!isColor && variant.pricePerPod && (
        <small className="tabular">{m.catalog.perPod({ price: variant.pricePerPod.formattedValue })}</small>
      )}
      {!variant.inStock && <span className="sr-only">{m.catalog.soldOut()}</span>}
    </label>
  );
}
