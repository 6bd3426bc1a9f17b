import type { Schema } from '../../api/schema.ts';
import { useSpoken } from '../../i18n/language.ts';
import { useSite } from '../../session/session.ts';
import { displayValue } from './display.ts';

/** Longer texts scroll in a box of some twelve lines. */
const LONG = { characters: 400, lines: 10 };

/** A value as text, with its line breaks. */
export function ValueText({ schema, value }: { schema: Schema; value: unknown }) {
  const { language, texts } = useSpoken();
  const site = useSite();
  const text = displayValue(schema, value, { site, language, texts });
  const look = 'block whitespace-pre-wrap break-words text-sm';
  const isLong = text.length > LONG.characters || text.split('\n').length > LONG.lines;
  if (!isLong) return <span className={look}>{text}</span>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
    <span tabIndex={0} className={`${look} max-h-60 overflow-y-auto`}>
      {text}
    </span>
  );
}
