import { useState } from 'react';
import type { Resource } from '../../api/types.ts';
import { counted } from '../../i18n/fill.ts';
import { useSpoken } from '../../i18n/language.ts';
import { Button } from '../../ui/Button.tsx';
import { BulkDialog } from './BulkDialog.tsx';

interface BulkBarProps {
  resource: Resource;
  keys: string[];
  onClear: () => void;
}

/** What can be done with the rows that are chosen. */
export function BulkBar({ resource, keys, onClear }: BulkBarProps) {
  const { texts, language } = useSpoken();
  const [open, setOpen] = useState(false);
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2 rounded-control bg-accent-soft px-3 py-2">
      <span role="status" className="mr-auto text-accent-strong text-sm">
        {counted(language, texts.list.chosen, keys.length)}
      </span>
      <Button onClick={onClear}>{texts.list.clear}</Button>
      <Button look="primary" onClick={() => setOpen(true)}>
        {texts.list.bulkEdit}
      </Button>
      {open && <BulkDialog resource={resource} keys={keys} onClose={() => setOpen(false)} />}
    </div>
  );
}
