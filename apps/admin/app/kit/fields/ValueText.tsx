import type { Schema } from '../../api/types.ts';
import { useSpoken } from '../../i18n/language.ts';
import { useSite } from '../../session/session.ts';
import { displayValue } from './display.ts';

/** A value as text, with its line breaks. */
export function ValueText({ schema, value }: { schema: Schema; value: unknown }) {
  const { language, texts } = useSpoken();
  const site = useSite();
  return (
    <span className="block max-h-60 overflow-y-auto whitespace-pre-wrap break-words text-sm">
      {displayValue(schema, value, { site, language, texts })}
    </span>
  );
}
