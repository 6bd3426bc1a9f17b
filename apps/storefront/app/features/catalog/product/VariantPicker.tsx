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
        <fieldset key={name} className="variants mt-4">
          <legend className={`pb-1.5 font-semibold text-sm ${isColor ? '' : 'max-md:sr-only'}`}>
            {name}
          </legend>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-2 sm:flex sm:flex-wrap">
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
    <label className={`choice ${isColor ? 'flex max-w-28 flex-col items-center gap-1 sm:w-24' : ''}`}>
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
          className="size-12 object-contain sm:size-14"
        />
      )}
      <span
        className={`block font-medium ${isColor ? 'text-sm' : ''} ${variant.inStock ? '' : 'text-muted line-through'}`}
      >
        {value.value}
      </span>
      {!isColor && variant.pricePerPod && (
        <span className="tabular block text-muted text-xs">
          {m.catalog.perPod({ price: variant.pricePerPod.formattedValue })}
        </span>
      )}
      {!variant.inStock && <span className="sr-only">{m.catalog.soldOut()}</span>}
    </label>
  );
}
