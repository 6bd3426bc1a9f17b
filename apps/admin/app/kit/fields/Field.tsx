import { useId } from 'react';
import { useSpoken, useTexts } from '../../i18n/language.ts';
import { useSite } from '../../session/session.ts';
import { Below, described, Labelled } from '../../ui/Labelled.tsx';
import { type FieldProps, isComposite, readable, widgetFor, withoutNull } from './schema.ts';
import { WIDGETS } from './widgets.ts';

/** One field of a schema: label, widget, hint, error. */
export function Field({
  name,
  schema: given,
  error,
  changed,
  required = false,
  disabled = false,
  ...rest
}: FieldProps) {
  const { language } = useSpoken();
  const site = useSite();
  const id = useId();
  const { schema, nullable } = withoutNull(given);
  const widget = widgetFor(schema, rest.value);
  const Widget = WIDGETS[widget];
  const label = schema.title ?? readable(name);
  const hint = schema.description;
  const control = (
    <Widget
      {...rest}
      Field={Field}
      {...{ id, schema, site, language, required, nullable, label }}
      disabled={disabled || schema.readOnly === true}
      described={described(id, { hint, error })}
    />
  );
  const aside = changed ? <Changed /> : undefined;
  if (widget === 'switch')
    return (
      <div>
        <div className="flex items-baseline justify-between gap-3">
          <div className="flex min-h-9 items-center gap-3">
            {control}
            <label htmlFor={id} className="font-medium text-sm">
              {label}
            </label>
          </div>
          {aside}
        </div>
        <Below {...{ id, hint, error }} />
      </div>
    );
  if (!isComposite(widget)) return <Labelled {...{ id, label, hint, error, aside }}>{control}</Labelled>;
  return (
    <fieldset className="min-w-0" aria-describedby={described(id, { hint, error })['aria-describedby']}>
      <legend className="mb-1 flex w-full items-baseline justify-between gap-3 font-medium text-sm">
        {label}
        {aside}
      </legend>
      {control}
      <Below {...{ id, hint, error }} />
    </fieldset>
  );
}

function Changed() {
  const { form } = useTexts();
  return (
    <span className="rounded-control bg-accent-soft px-1.5 font-normal text-accent-strong text-xs">
      {form.changed}
    </span>
  );
}
