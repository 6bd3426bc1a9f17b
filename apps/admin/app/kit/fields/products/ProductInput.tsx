import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId } from 'react';
import { rowsQuery } from '../../../api/queries.ts';
import type { WidgetProps } from '../schema.ts';
import { TextInput } from '../TextInputs.tsx';

const RESOURCE = 'products';

/** The code of a product: what is typed, a name too, is looked for and offered. */
export function ProductInput(props: WidgetProps) {
  const { value, site } = props;
  const list = useId();
  const words = useDeferredValue(typeof value === 'string' ? value : '');
  const found = useQuery({
    ...rowsQuery(site.id, RESOURCE, { query: words.replaceAll('-', ' '), filters: {} }),
    enabled: words.length > 1 && !props.disabled,
  });
  return (
    <>
      <TextInput {...props} list={list} />
      <datalist id={list}>
        {found.data?.items.slice(0, 20).map(({ key, title }) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </datalist>
    </>
  );
}
