import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { rowsQuery } from '../../api/queries.ts';
import type { Resource } from '../../api/types.ts';
import { useTexts } from '../../i18n/language.ts';
import { useSession, useSite } from '../../session/session.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { BulkBar } from '../bulk/BulkBar.tsx';
import { ColumnPicker } from './ColumnPicker.tsx';
import { ListTable } from './ListTable.tsx';
import { type ListState, readList, viewOf, writeList } from './listUrl.ts';
import { Pages } from './Pages.tsx';
import { SavedViews } from './SavedViews.tsx';
import { SearchBar } from './SearchBar.tsx';
import { useColumns } from './useColumns.ts';

/** The rows of a resource: searched, filtered, paged, chosen. The address holds all of it. */
export function ResourceList({ resource }: { resource: Resource }) {
  const { list: texts } = useTexts();
  const site = useSite();
  const { may } = useSession();
  const [parameters, setParameters] = useSearchParams();
  const state = readList(parameters, resource.filters);
  const { query, filters, cursors } = state;
  const rows = useQuery(rowsQuery(site.id, resource.name, { query, filters, after: cursors.at(-1) }));
  const [columns, setColumns] = useColumns(resource);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const go = (next: ListState, replace = false): void => setParameters(writeList(next), { replace });
  const search = (next: ListState): void => {
    setSelected(new Set());
    go(next, true);
  };
  const isNarrowed = query !== '' || Object.keys(filters).length > 0;
  const mayAdd = resource.creates && may(resource.operations.add);
  const add = mayAdd ? (
    <LinkButton look="primary" icon="plus" to={`/${site.id}/new/${resource.name}`}>
      {texts.add}
    </LinkButton>
  ) : undefined;
  const mayBulk = resource.bulk && may(resource.operations.bulk ?? resource.operations.save);
  const items = rows.data?.items ?? [];
  return (
    <>
      <SearchBar filters={resource.filters} state={state} onChange={search} />
      <div className="mb-3 flex flex-wrap gap-2">
        <SavedViews
          resource={resource.name}
          current={viewOf(state)}
          onOpen={(view) => setParameters(new URLSearchParams(view))}
        />
        <ColumnPicker schema={resource.schema} columns={columns} onChange={setColumns} />
      </div>
      {mayBulk && selected.size > 0 && (
        <BulkBar resource={resource} keys={[...selected]} onClear={() => setSelected(new Set())} />
      )}
      {rows.error && <Failure error={rows.error} onRetry={() => void rows.refetch()} />}
      {rows.isPending && <Skeleton lines={10} />}
      {rows.data && items.length === 0 && (
        <Empty
          action={
            isNarrowed ? (
              <Button onClick={() => search({ query: '', filters: {}, cursors: [] })}>{texts.showAll}</Button>
            ) : (
              add
            )
          }
        >
          {isNarrowed ? texts.nothingFound : texts.empty}
        </Empty>
      )}
      {items.length > 0 && (
        <ListTable
          resource={resource}
          items={items}
          columns={columns}
          selected={mayBulk ? selected : undefined}
          onSelect={setSelected}
          stale={rows.isPlaceholderData}
        />
      )}
      <Pages state={state} next={rows.isPlaceholderData ? undefined : rows.data?.next} onGo={go} />
    </>
  );
}
