import { useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/identity.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { setting } from '#app/platform/store/setting.ts';
import { Button } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { safeReturn } from '../login/returnTo.ts';
import { departToProvider } from './provider.thunks.ts';

/** Logs in at the outside identity provider, if the shop has one, and returns to the present page. */
export function ProviderButton() {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const name = useAppSelector((state) => setting(state, 'auth.providerName'));
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState('');
  if (name === undefined) return null;
  const press = async (): Promise<void> => {
    setBusy(true);
    setFailed('');
    const { pathname, search, origin } = location;
    const next = new URLSearchParams(search).get('next');
    // On the log-in page, the address that it was to lead to.
    const back = safeReturn(next, origin) ?? safeReturn(pathname + search, origin) ?? link('/account');
    const failure = await dispatch(departToProvider(back));
    // Without a failure the browser is leaving the page.
    if (!failure) return;
    setBusy(false);
    setFailed((failure.status && failure.errors[0]?.message) || m.failed());
  };
  return (
    <div className="space-y-5 border-line border-t pt-5">
      {failed && (
        <Notice tone="danger" role="alert">
          {failed}
        </Notice>
      )}
      <Button look="secondary" busy={busy} onClick={() => void press()} className="w-full">
        {m.logInAt({ name })}
      </Button>
    </div>
  );
}
