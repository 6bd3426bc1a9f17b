import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../../i18n/language.ts';
import { Button } from '../../../ui/Button.tsx';
import { MARKUPS, type Markup, marked } from './markup.ts';

interface MarkupButtonsProps {
  area: RefObject<HTMLTextAreaElement | null>;
  onChange(text: string): void;
}

/** Puts markup around what is chosen in a text. */
export function MarkupButtons({ area, onChange }: MarkupButtonsProps) {
  const { content } = useTexts();
  const put = (markup: Markup): void => {
    const field = area.current;
    if (!field) return;
    const { value, selectionStart, selectionEnd } = field;
    const next = marked({ text: value, start: selectionStart, end: selectionEnd }, markup);
    flushSync(() => onChange(next.text));
    field.focus();
    field.setSelectionRange(next.start, next.end);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons in a row need no frame.
    <div role="group" aria-label={content.markup} className="mb-1 flex flex-wrap gap-1">
      {MARKUPS.map((markup) => (
        <Button key={markup} look="quiet" onClick={() => put(markup)}>
          {content[markup]}
        </Button>
      ))}
    </div>
  );
}
