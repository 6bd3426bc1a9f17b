import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { rowsQuery } from '../../api/queries.ts';
import { useTexts } from '../../i18n/language.ts';
import { useSite } from '../../session/session.ts';
import { TextField } from '../../ui/TextField.tsx';

const SHOWN = 8;

interface ProductChoiceProps {
  value: string;
  onChoose(code: string): void;
  /** Of the field, where it is not just the product. */
  label?: string;
}

/** Finds a variant by words of its product or by its code. */
export function ProductChoice({ value, onChoose, label }: ProductChoiceProps) {
  const { why } = useTexts();
  const site = useSite();
  const [words, setWords] = useState(value);
  const query = useDeferredValue(words.trim());
  const found = useQuery({
    ...rowsQuery(site.id, 'prices', { query, filters: {} }),
    enabled: query !== '' && query !== value,
  });
  const rows = query === '' || query === value ? [] : (found.data?.items.slice(0, SHOWN) ?? []);
  return (
    <div>
      <TextField
        type="search"
        label={label ?? why.search}
        hint={why.searchHint}
        value={words}
        autoComplete="off"
        onChange={(text) => {
          setWords(text);
          onChoose('');
        }}
      />
      {found.isSuccess && query !== '' && query !== value && rows.length === 0 && (
        <p role="status" className="mt-2 text-muted text-sm">
          {why.none}
        </p>
      )}
      {rows.length > 0 && (
        <ul aria-label={why.found} className="mt-2 grid gap-1">
          {rows.map(({ key, title }) => (
            <li key={key}>
              <button
                type="button"
                onClick={() => {
                  setWords(key);
                  onChoose(key);
                }}
                className="min-h-9 w-full break-words rounded-control px-3 py-1 text-left text-sm hover:bg-sunken pointer-coarse:min-h-11"
              >
                {title}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
