import { useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/wishList.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { TextField } from '#app/ui/Field.tsx';
import { shareList } from '../settings.thunks.ts';
import type { ListSettings } from '../wishes.types.ts';

/** The link by which others see the list: made, copied and ended. */
export function ShareList({ shareId }: Pick<ListSettings, 'shareId'>) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [wrong, setWrong] = useState('');
  const address = shareId && `${location.origin}${link(`/wishlist/shared#${shareId}`)}`;
  const share = async (isShared: boolean): Promise<void> => {
    setBusy(true);
    setSaid('');
    setWrong('');
    const failure = await dispatch(shareList(isShared));
    setBusy(false);
    if (failure) setWrong((failure.status && failure.errors[0]?.message) || m.failed());
    else setSaid(isShared ? m.shared() : m.unshared());
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address ?? '');
      setSaid(m.copied());
    } catch {
      // Not allowed, or no secure origin: it can be selected in the field.
      setSaid('');
    }
  };
  return (
    <div className="mt-6">
      <h3 className="font-semibold">{m.share()}</h3>
      <p className="mt-1 text-muted text-sm">{m.shareText()}</p>
      {address ? (
        <>
          <div className="mt-3">
            <TextField
              label={m.shareLink()}
              value={address}
              readOnly
              onFocus={(event) => event.target.select()}
            />
          </div>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button look="secondary" onClick={() => void copy()}>
              {m.copy()}
            </Button>
            <Button look="quiet" busy={busy} onClick={() => void share(false)}>
              {m.unshare()}
            </Button>
          </div>
        </>
      ) : (
        <Button look="secondary" className="mt-3" busy={busy} onClick={() => void share(true)}>
          {m.makeLink()}
        </Button>
      )}
      <p role="status" className="mt-2 text-sm empty:hidden">
        {said}
      </p>
      <p role="alert" className="mt-2 text-danger text-sm empty:hidden">
        {wrong}
      </p>
    </div>
  );
}
