import { useEffect, useRef } from 'react';
import texts from '#app/platform/i18n/generated/screens/coupons.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { Button } from '#app/ui/Button.tsx';

interface ReplaceQuestionProps {
  code: string;
  old: string;
  onReplace: () => void;
  onKeep: () => void;
}

/** Asks before a coupon replaces another. */
export function ReplaceQuestion({ code, old, onReplace, onKeep }: ReplaceQuestionProps) {
  const m = useScreenMessages(texts);
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <fieldset ref={box} tabIndex={-1} className="mt-4 rounded-control bg-sunken px-4 pb-4">
      <legend className="float-left w-full break-words pt-3 font-medium text-sm">
        {m.replaceTitle({ old, code })}
      </legend>
      <p className="clear-both text-muted text-sm">{m.replaceNote()}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={onReplace}>{m.replace({ code })}</Button>
        <Button look="secondary" onClick={onKeep}>
          {m.keep({ old })}
        </Button>
      </div>
    </fieldset>
  );
}
