import { useTexts } from '../../i18n/language.ts';
import { Button } from '../../ui/Button.tsx';
import { type ListState, nextPage, previousPage } from './listUrl.ts';

interface PagesProps {
  state: ListState;
  /** Cursor of the page after this one, once that is known. */
  next: string | undefined;
  onGo: (state: ListState) => void;
}

/** One page back, one page on. */
export function Pages({ state, next, onGo }: PagesProps) {
  const { list } = useTexts();
  return (
    <nav aria-label={list.pages} className="mt-3 flex items-center gap-2">
      <Button
        icon="chevron-left"
        disabled={state.cursors.length === 0}
        onClick={() => onGo(previousPage(state))}
      >
        {list.previous}
      </Button>
      <Button disabled={!next} onClick={() => next && onGo(nextPage(state, next))}>
        {list.next}
      </Button>
    </nav>
  );
}
