import { useTexts } from '../../../i18n/language.ts';
import { isRecord } from '../../form/values.ts';
import type { WidgetProps } from '../schema.ts';
import { PictureInput } from './PictureInput.tsx';

/** A picture, and where the site has a second language another one for that: `name`, or `{ en, fr }`. */
export function LocalizedPictureInput(props: WidgetProps) {
  const { id, value, onChange, site } = props;
  const { shell } = useTexts();
  const names: Record<string, unknown> = isRecord(value) ? value : { en: value };
  return (
    <div className={`grid gap-2 ${site.languages.length > 1 ? 'md:grid-cols-2' : ''}`}>
      {site.languages.map((language) => (
        <div key={language}>
          <label htmlFor={`${id}-${language}`} className="mb-0.5 block text-muted text-xs">
            {shell.languages[language]}
          </label>
          <PictureInput
            {...props}
            id={`${id}-${language}`}
            value={names[language] ?? ''}
            nullable={false}
            required={props.required && language === 'en'}
            onChange={(name) => onChange(together({ ...names, [language]: name }))}
          />
        </div>
      ))}
    </div>
  );
}

/** One name where no other language has its own. */
function together({ en, fr }: Record<string, unknown>): unknown {
  return fr === undefined || fr === null || fr === '' ? (en ?? '') : { en: en ?? '', fr };
}
