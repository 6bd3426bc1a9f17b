import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { PartKind } from '../../../api/areas/content.ts';
import { rowsQuery } from '../../../api/queries.ts';
import type { Row } from '../../../api/types.ts';
import { fill } from '../../../i18n/fill.ts';
import { useTexts } from '../../../i18n/language.ts';
import { useSite } from '../../../session/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TextField } from '../../../ui/TextField.tsx';

interface ExistingPartsProps {
  /** Those that the place shows. */
  kinds: readonly PartKind[];
  onChosen(part: Row): void;
}

/** Parts that are there, found by their words. */
export function ExistingParts({ kinds, onChosen }: ExistingPartsProps) {
  const { parts } = useTexts();
  const site = useSite();
  const [words, setWords] = useState('');
  const query = useDeferredValue(words);
  const found = useQuery(rowsQuery(site.id, 'components', { query, filters: {} }));
  const titles = new Map(kinds.map(({ code, title }) => [code, title]));
  const fitting = (found.data?.items ?? []).filter(({ state }) => titles.has(String(state.typeCode)));
  return (
    <div className="grid gap-3">
      <TextField
        type="search"
        label={parts.search}
        hint={parts.searchHint}
        value={words}
        onChange={setWords}
      />
      {found.isPending && <Skeleton lines={4} />}
      {found.error && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {found.data && fitting.length === 0 && <p className="text-muted text-sm">{parts.notFound}</p>}
      <ul className="grid gap-1">
        {fitting.map((row) => (
          <li
            key={row.key}
            className="flex flex-wrap items-center justify-between gap-2 border-line border-b py-1"
          >
            <span className="min-w-0 break-words text-sm">
              {row.title}
              <span className="block text-muted text-xs">{titles.get(String(row.state.typeCode))}</span>
            </span>
            <Button aria-label={fill(parts.putNamed, { title: row.title })} onClick={() => onChosen(row)}>
              {parts.put}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
