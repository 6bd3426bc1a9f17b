import { type ReactNode, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/identity.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import type { Failure } from '#app/platform/store/failure.ts';
import { Button } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';

interface MailedLinkProps {
  title: string;
  text: string;
  /** Label of the button, and what it does with the token. */
  label: string;
  use: (token: string) => Promise<Failure | null>;
  /** Shown and announced once it is done. */
  done: string;
  onward: ReactNode;
}

/**
 * Page of a mailed link. Opening it changes nothing, because mail programs open links by themselves; the button does.
 */
export function MailedLink({ title, text, label, use, done, onward }: MailedLinkProps) {
  const m = useScreenMessages(texts);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ failed: boolean; text: string }>();
  const press = async (): Promise<void> => {
    const token = location.hash.slice(1);
    if (!token) return setSaid({ failed: true, text: m.noLink() });
    setBusy(true);
    const failure = await use(token);
    setBusy(false);
    const words = failure ? (failure.status && failure.errors[0]?.message) || m.failed() : done;
    setSaid({ failed: failure !== null, text: words });
  };
  return (
    <div className="page-width min-h-dvh max-w-prose pt-8 pb-section">
      <h1 className="font-display text-4xl leading-tight">{title}</h1>
      <p className="mt-4 mb-6 text-lg">{text}</p>
      {said && (
        <Notice tone={said.failed ? 'danger' : 'success'} role={said.failed ? 'alert' : 'status'}>
          {said.text}
        </Notice>
      )}
      <div className="mt-6">
        {said && !said.failed ? (
          onward
        ) : (
          <Button busy={busy} onClick={() => void press()}>
            {label}
          </Button>
        )}
      </div>
    </div>
  );
}
