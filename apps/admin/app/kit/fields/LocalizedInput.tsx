import { useTexts } from '../../i18n/language.ts';
import { isRecord } from '../form/values.ts';
import type { WidgetProps } from './schema.ts';
import { LongTextInput, TextInput } from './TextInputs.tsx';

const LONG = 80;

/** A text in each of the site's languages, side by side. */
export function LocalizedInput(props: WidgetProps) {
  const { id, schema, value, onChange, site } = props;
  const { shell } = useTexts();
  const texts = isRecord(value) ? value : {};
  const isLong =
    schema.format === 'localized-html' ||
    schema.format === 'localized-multiline' ||
    Object.values(texts).some((text) => String(text).length > LONG || String(text).includes('\n'));
  const Input = isLong ? LongTextInput : TextInput;
  return (
    <div className={`grid gap-2 ${site.languages.length > 1 ? 'md:grid-cols-2' : ''}`}>
      {site.languages.map((language) => (
        <div key={language} lang={language}>
          <label htmlFor={`${id}-${language}`} className="mb-0.5 block text-muted text-xs">
            {shell.languages[language]}
          </label>
          <Input
            {...props}
            id={`${id}-${language}`}
            value={texts[language]}
            nullable={false}
            required={false}
            onChange={(text) => onChange(withText(texts, language, text))}
          />
        </div>
      ))}
    </div>
  );
}

/** An emptied text is left out, so that the other language stands in. */
function withText(texts: Record<string, unknown>, language: string, text: unknown): Record<string, unknown> {
  const { [language]: _, ...others } = texts;
  return text === '' || text === null ? others : { ...texts, [language]: text };
}
