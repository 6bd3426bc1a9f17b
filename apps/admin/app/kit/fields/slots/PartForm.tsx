import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { PartKind } from '../../../api/areas/content.ts';
import { addRow } from '../../../api/changes.ts';
import type { SavedRow } from '../../../api/types.ts';
import { useTexts } from '../../../i18n/language.ts';
import { useSite } from '../../../session/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { type Draft, EMPTY, keepDraft, readDraft, tryOf } from '../../form/draft.ts';
import { GroupFields } from '../nested/GroupFields.tsx';
import { emptyState, type WidgetProps } from '../schema.ts';

interface PartFormProps extends Pick<WidgetProps, 'Field'> {
  kinds: readonly PartKind[];
  /** What the button says. */
  send: string;
  hint?: string;
  onMade(row: SavedRow): void;
}

/** Makes a part: first of which kind, then the form of that kind. What is typed is kept over a reload. */
export function PartForm({ kinds, ...rest }: PartFormProps) {
  const { parts } = useTexts();
  const [only] = kinds.length === 1 ? kinds : [];
  const [code, setCode] = useState(only?.code ?? '');
  const select = useId();
  const kind = kinds.find((one) => one.code === code);
  return (
    <div className="grid gap-4">
      <div>
        <label htmlFor={select} className="mb-1 block font-medium text-sm">
          {parts.kind}
        </label>
        <select
          id={select}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          className="control max-w-md"
        >
          <option value="">{parts.chooseKind}</option>
          {kinds.map((one) => (
            <option key={one.code} value={one.code}>
              {one.title}
            </option>
          ))}
        </select>
      </div>
      {kind && <OfKind key={kind.code} kind={kind} {...rest} />}
    </div>
  );
}

function OfKind({ kind, send, hint, onMade, Field }: { kind: PartKind } & Omit<PartFormProps, 'kinds'>) {
  const site = useSite();
  const form = useRef<HTMLFormElement>(null);
  const place = `${site.id}/components/+${kind.code}`;
  const [draft, setDraft] = useState<Draft>(() => readDraft(place) ?? EMPTY);
  const [first] = useState(() => emptyState(kind.schema));
  const values = { ...first, ...draft.changes };
  const keep = (next: Draft): void => {
    keepDraft(place, next);
    setDraft(next);
  };
  const queries = useQueryClient();
  const make = useMutation({
    mutationFn: () => {
      const state = { typeCode: kind.code, data: values };
      const tried = tryOf(draft, state);
      keep({ ...draft, tried });
      // The same press sent again is the same part.
      return addRow(site.id, 'components', { key: keyOf(kind.code, tried.key), state }, tried.key);
    },
    onSuccess: (row) => {
      keep(EMPTY);
      keepDraft(place, EMPTY);
      for (const list of ['rows', 'edits']) void queries.invalidateQueries({ queryKey: [list, site.id] });
      onMade(row);
    },
  });
  return (
    <form
      ref={form}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!make.isPending) make.mutate();
      }}
    >
      <GroupFields
        schema={kind.schema}
        value={values}
        onChange={(changes) => keep({ ...draft, changes: changes as Draft['changes'] })}
        disabled={false}
        needed
        Field={Field}
      />
      {make.error && <Failure error={make.error} />}
      <div className="flex flex-wrap items-center justify-end gap-3">
        {hint && <p className="mr-auto text-muted text-sm">{hint}</p>}
        <Button type="submit" look="primary" busy={make.isPending}>
          {send}
        </Button>
      </div>
    </form>
  );
}

/** `RichTextComponent` → `rich-text-1f0c2a9b`. */
const keyOf = (code: string, once: string): string =>
  `${code
    .replace(/Component$/, '')
    .replaceAll(/(?<=[a-z\d])[A-Z]/g, '-$&')
    .toLowerCase()}-${once.slice(0, 8)}`;
