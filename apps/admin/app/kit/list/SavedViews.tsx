import { useState } from 'react';
import { fill } from '../../i18n/fill.ts';
import { useTexts } from '../../i18n/language.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { keepViews, readViews, type View, withView } from './kept.ts';

interface SavedViewsProps {
  resource: string;
  /** Search and filters of now. */
  current: string;
  onOpen: (search: string) => void;
}

/** Searches and filters under a name, in this browser. */
export function SavedViews({ resource, current, onOpen }: SavedViewsProps) {
  const { list } = useTexts();
  const [views, setViews] = useState(() => readViews(resource));
  const [name, setName] = useState('');
  const change = (next: View[]): void => {
    setViews(next);
    keepViews(resource, next);
  };
  const open = views.find(({ search }) => search === current);
  return (
    <Disclosure label={open ? open.name : list.views} icon="bookmark">
      {(close) => (
        <div className="grid gap-3">
          {views.length === 0 && <p className="text-muted text-sm">{list.noViews}</p>}
          <ul>
            {views.map((view) => (
              <li key={view.name} className="flex items-center gap-1">
                <button
                  type="button"
                  aria-current={view.search === current || undefined}
                  className="min-h-9 min-w-0 grow truncate rounded-control px-2 text-left text-sm hover:bg-sunken aria-[current]:font-semibold"
                  onClick={() => {
                    onOpen(view.search);
                    close();
                  }}
                >
                  {view.name}
                </button>
                <IconButton
                  icon="trash"
                  label={fill(list.forgetView, { name: view.name })}
                  onClick={() => change(views.filter((one) => one !== view))}
                />
              </li>
            ))}
          </ul>
          <form
            className="flex items-end gap-2"
            onSubmit={(event) => {
              event.preventDefault();
              if (!name.trim()) return;
              change(withView(views, { name: name.trim(), search: current }));
              setName('');
            }}
          >
            <div className="min-w-0 grow">
              <TextField label={list.viewName} value={name} maxLength={60} required onChange={setName} />
            </div>
            <Button type="submit">{list.keep}</Button>
          </form>
        </div>
      )}
    </Disclosure>
  );
}
