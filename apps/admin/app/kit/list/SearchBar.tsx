import { useEffect, useId, useRef, useState } from 'react';
import type { Filter } from '../../api/types.ts';
import { useTexts } from '../../i18n/language.ts';
import { Icon } from '../../ui/Icon.tsx';
import { filtered, type ListState, searched } from './listUrl.ts';
import { useSlashKey } from './useSlashKey.ts';

/** So that a word that is typed in one go is searched once. */
const PAUSE_MS = 300;

interface SearchBarProps {
  filters: readonly Filter[];
  state: ListState;
  onChange: (state: ListState) => void;
  /** Searching is what one comes for: the field has the focus at once. */
  isFirst?: boolean;
}

export function SearchBar({ filters, state, onChange, isFirst = false }: SearchBarProps) {
  const { list } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(state.query);
  const [known, setKnown] = useState(state.query);
  useSlashKey(input);
  useEffect(() => {
    if (isFirst) input.current?.focus();
  }, [isFirst]);
  // The address changed by itself: back, a saved view.
  if (known !== state.query) {
    setKnown(state.query);
    setText(state.query);
  }
  const isTyped = text.trim() !== state.query;
  useEffect(() => {
    if (!isTyped) return;
    const timer = setTimeout(() => onChange(searched(state, text.trim())), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <search className="mb-3 flex flex-wrap items-end gap-2">
      <form
        className="relative min-w-0 grow basis-60"
        onSubmit={(event) => {
          event.preventDefault();
          onChange(searched(state, text.trim()));
        }}
      >
        <Icon
          name="search"
          className="pointer-events-none absolute inset-y-0 left-2.5 my-auto size-4 text-muted"
        />
        <input
          ref={input}
          type="search"
          aria-label={list.search}
          aria-keyshortcuts="/"
          placeholder={list.search}
          value={text}
          maxLength={200}
          onChange={(event) => setText(event.target.value)}
          className="control pl-8"
        />
      </form>
      {filters.map((filter) => (
        <FilterSelect
          key={filter.name}
          filter={filter}
          value={state.filters[filter.name] ?? ''}
          onChange={(value) => onChange(filtered(state, filter.name, value))}
        />
      ))}
    </search>
  );
}

function FilterSelect({
  filter,
  value,
  onChange,
}: {
  filter: Filter;
  value: string;
  onChange: (value: string) => void;
}) {
  const { list } = useTexts();
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-0.5 block text-muted text-xs">
        {filter.title}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="control w-auto max-w-56"
      >
        <option value="">{list.all}</option>
        {filter.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.title}
          </option>
        ))}
      </select>
    </div>
  );
}
