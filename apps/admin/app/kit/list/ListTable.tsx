import { Link } from 'react-router';
import type { Resource, Row } from '../../api/types.ts';
import { fill } from '../../i18n/fill.ts';
import { useSpoken } from '../../i18n/language.ts';
import { useSession, useSite } from '../../session/session.ts';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { displayCell } from '../fields/display.ts';
import { readable, widgetOf, withoutNull } from '../fields/schema.ts';

interface ListTableProps {
  resource: Resource;
  items: Row[];
  columns: string[];
  /** Keys; absent: rows cannot be chosen. */
  selected?: ReadonlySet<string>;
  onSelect: (keys: ReadonlySet<string>) => void;
  /** Another page is on its way. */
  stale: boolean;
}

export function ListTable({ resource, items, columns, selected, onSelect, stale }: ListTableProps) {
  const { texts, language } = useSpoken();
  const { list } = texts;
  const site = useSite();
  const { may } = useSession();
  const isAllChosen = selected !== undefined && items.every(({ key }) => selected.has(key));
  const choose = (keys: string[], on: boolean): void => {
    const next = new Set(selected);
    for (const key of keys) on ? next.add(key) : next.delete(key);
    onSelect(next);
  };
  const schemaOf = (name: string) => resource.schema.properties?.[name] ?? {};
  return (
    <ScrollBox label={resource.title} className={stale ? 'opacity-60' : ''}>
      <table className="table" aria-busy={stale || undefined}>
        <thead>
          <tr>
            {selected && (
              <th className="w-10">
                <input
                  type="checkbox"
                  aria-label={list.chooseAll}
                  className="size-4 accent-accent"
                  checked={isAllChosen}
                  onChange={({ target }) =>
                    choose(
                      items.map(({ key }) => key),
                      target.checked,
                    )
                  }
                />
              </th>
            )}
            <th scope="col">{resource.one}</th>
            {columns.map((name) => (
              <th key={name} scope="col" className={isNumber(schemaOf(name)) ? 'number' : undefined}>
                {schemaOf(name).title ?? readable(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((row) => (
            <tr key={row.key} className={selected?.has(row.key) ? 'bg-accent-soft' : undefined}>
              {selected && (
                <td>
                  <input
                    type="checkbox"
                    aria-label={fill(list.choose, { title: row.title })}
                    className="size-4 accent-accent"
                    checked={selected.has(row.key)}
                    onChange={({ target }) => choose([row.key], target.checked)}
                  />
                </td>
              )}
              <td className="min-w-40 max-w-80">
                {may(resource.operations.get) ? (
                  <Link to={`/${site.id}/${resource.name}/${encodeURIComponent(row.key)}`} className="link">
                    {row.title}
                  </Link>
                ) : (
                  row.title
                )}
                {row.key !== row.title && !UUID.test(row.key) && (
                  <span className="block break-all text-muted text-xs">{row.key}</span>
                )}
              </td>
              {columns.map((name) => (
                <td key={name} className={isNumber(schemaOf(name)) ? 'number' : 'max-w-72'}>
                  <div className={isLong(row.state[name]) ? 'line-clamp-3 min-w-56' : undefined}>
                    {displayCell(schemaOf(name), row.state[name], { site, language, texts })}
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

/** Keys that say nothing to staff. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Text that needs a width of its own: a column of one word a line is not read. */
const isLong = (value: unknown): boolean => typeof value === 'string' && value.length > 60;

function isNumber(schema: Parameters<typeof withoutNull>[0]): boolean {
  const widget = widgetOf(withoutNull(schema).schema);
  return widget === 'money' || widget === 'number';
}
