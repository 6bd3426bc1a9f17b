import { useEffect, useRef } from 'react';
import texts from '#app/platform/i18n/generated/screens/outreach.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { Button } from '#app/ui/Button.tsx';

/** Replaces the form of a message that was sent. Takes the focus, which the form's button had. */
export function MessageSent({ answer, onAgain }: { answer: string; onAgain: () => void }) {
  const m = useScreenMessages(texts);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="max-w-prose rounded-card bg-success-soft p-6">
      <h2 ref={title} tabIndex={-1} className="font-display text-2xl">
        {m.sentTitle()}
      </h2>
      <p className="mt-2">{answer}</p>
      <Button look="secondary" className="mt-4" onClick={onAgain}>
        {m.writeAgain()}
      </Button>
    </div>
  );
}
