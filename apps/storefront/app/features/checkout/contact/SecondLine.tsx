import { useEffect, useRef, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/checkout.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { TextField } from '#app/ui/Field.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import type { FieldPropsOf } from './contactField.types.ts';

/** The second line of an address, which most do not have: behind a button until it holds something. */
export function SecondLine({ propsOf }: { propsOf: FieldPropsOf }) {
  const m = useScreenMessages(texts);
  const box = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(false);
  const { label, error: _, ...props } = propsOf('line2');
  useEffect(() => {
    if (asked) box.current?.querySelector('input')?.focus();
  }, [asked]);
  if (asked || props.value) {
    return (
      <div ref={box}>
        <TextField {...propsOf('line2')} optional={m.optional()} />
      </div>
    );
  }
  return (
    <div>
      <button
        type="button"
        onClick={() => setAsked(true)}
        className="-my-2 inline-flex min-h-11 items-center gap-1.5 font-medium text-accent text-sm underline-offset-4 hover:underline"
      >
        <Icon name="plus" className="size-4" />
        {m.addLine2()}
      </button>
      {/* For browsers that fill in the whole address: they pass over a field that is not there. */}
      <input {...props} aria-label={label} aria-hidden="true" tabIndex={-1} className="sr-only" />
    </div>
  );
}
