import { useQueryClient } from '@tanstack/react-query';
import type { Row } from '../../api/types.ts';
import { useSpoken } from '../../i18n/language.ts';

/** Takes a row's new version over, and lets lists and histories ask again. */
export function useTakeRow(site: string, resource: string): (row: Row) => void {
  const queries = useQueryClient();
  const { language } = useSpoken();
  return (row) => {
    const key = ['row', site, resource, row.key, language];
    // The answer to a change has no schema of its own.
    queries.setQueryData<Row>(key, (before) => ({ ...row, schema: row.schema ?? before?.schema }));
    for (const kind of ['rows', 'edits', 'home']) void queries.invalidateQueries({ queryKey: [kind, site] });
  };
}
