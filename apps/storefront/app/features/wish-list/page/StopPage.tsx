import { useState } from 'react';
import { Link } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/wishList.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { stopEmails } from '../settings.thunks.ts';

/**
 * Page of a mailed link. Opening it changes nothing, because mail programs open links by themselves; the button does.
 */
export default function StopPage({ title }: { title: string }) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ text: string; failed: boolean }>();
  const press = async (): Promise<void> => {
    setBusy(true);
    const outcome = await dispatch(stopEmails(location.hash.slice(1)));
    setBusy(false);
    if ('message' in outcome) return setSaid({ text: outcome.message, failed: false });
    const { status, errors } = outcome.failure;
    setSaid({ text: (status && errors[0]?.message) || m.failed(), failed: true });
  };
  return (
    <div className="page-width max-w-prose py-section">
      <h1 className="font-display text-4xl">{title}</h1>
      <p className="mt-4 text-lg">{m.stopText()}</p>
      <div className="mt-8 min-h-24">
        {said && (
          <Notice tone={said.failed ? 'danger' : 'success'} role={said.failed ? 'alert' : 'status'}>
            {said.text}
          </Notice>
        )}
        {(!said || said.failed) && (
          <Button className="mt-4" busy={busy} onClick={() => void press()}>
            {m.stopButton()}
          </Button>
        )}
      </div>
      <Link
        to={link('/wishlist')}
        className="inline-flex min-h-11 items-center font-semibold text-accent underline"
      >
        {m.toList()}
      </Link>
    </div>
  );
}
