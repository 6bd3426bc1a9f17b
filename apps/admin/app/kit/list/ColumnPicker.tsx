import type { Schema } from '../../api/schema.ts';
import { useTexts } from '../../i18n/language.ts';
import { Button } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { readable } from '../fields/schema.ts';

interface ColumnPickerProps {
  schema: Schema;
  columns: string[];
  onChange: (columns: string[] | undefined) => void;
}

/** Which fields a list shows. */
export function ColumnPicker({ schema, columns, onChange }: ColumnPickerProps) {
  const { list } = useTexts();
  const names = Object.keys(schema.properties ?? {});
  return (
    <Disclosure label={list.columns} icon="columns">
      {() => (
        <fieldset>
          <legend className="mb-2 font-semibold text-sm">{list.columns}</legend>
          {names.map((name) => (
            <label key={name} className="flex min-h-9 cursor-pointer items-center gap-2 text-sm">
              <input
                type="checkbox"
                className="size-4 accent-accent"
                checked={columns.includes(name)}
                onChange={({ target }) =>
                  onChange(names.filter((one) => (one === name ? target.checked : columns.includes(one))))
                }
              />
              {schema.properties?.[name]?.title ?? readable(name)}
            </label>
          ))}
          <Button look="quiet" className="-ml-2 mt-1" onClick={() => onChange(undefined)}>
            {list.usualColumns}
          </Button>
        </fieldset>
      )}
    </Disclosure>
  );
}
