import { useMessages } from '#app/platform/i18n/messages.tsx';
import type { Variant } from '../catalog.types.ts';
import { type OptionValue, valuesOf } from './options.ts';

interface VariantPickerProps {
  optionNames: readonly string[];
  variants: readonly Variant[];
  present: Variant;
  onChoose: (variant: Variant) => void;
}

/** One group of radio buttons for each option: counts with their price per pod, colours by name. */
export function VariantPicker({ optionNames, variants, present, onChoose }: VariantPickerProps) {
  const groups = optionNames.map((name) => ({ name, values: valuesOf(name, variants, present) }));
  return groups
    .filter(({ values }) => values.length > 1)
    .map(({ name, values }) => (
      <fieldset key={name} className="mt-6">
        <legend className="pb-2 font-semibold text-sm">{name}</legend>
        <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
          {values.map((value) => (
            <Choice key={value.value} group={name} value={value} onChoose={onChoose} />
          ))}
        </div>
      </fieldset>
    ));
}

function Choice({
  group,
  value,
  onChoose,
}: {
  group: string;
  value: OptionValue;
  onChoose: (v: Variant) => void;
}) {
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
      <span className={`block font-medium ${variant.inStock ? '' : 'text-muted line-through'}`}>
        {value.value}
      </span>
      {variant.pricePerPod && (
        <span className="tabular block text-muted text-xs">
          {m.catalog.perPod({ price: variant.pricePerPod.formattedValue })}
        </span>
      )}
      {!variant.inStock && <span className="sr-only">{m.catalog.soldOut()}</span>}
    </label>
  );
}
