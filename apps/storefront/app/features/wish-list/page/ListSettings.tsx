import { type FormEvent, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/wishList.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { CheckField, TextField } from '#app/ui/Field.tsx';
import { changeList } from '../settings.thunks.ts';
import type { ListSettings as Settings } from '../wishes.types.ts';
import { ShareList } from './ShareList.tsx';

/** What a customer says of the list: its e-mails, its name and who sees it. */
export function ListSettings({ settings }: { settings: Settings }) {
  const m = useScreenMessages(texts);
  return (
    <section
      aria-labelledby="wish-settings"
      className="mt-section max-w-xl rounded-card bg-sunken p-5 sm:p-8"
    >
      <h2 id="wish-settings" className="mb-4 font-display text-2xl">
        {m.settings()}
      </h2>
      <EmailChoice notify={settings.notify} />
      {/* The key takes over a name that another tab has given. */}
      <NameForm key={settings.name} name={settings.name} />
      <ShareList shareId={settings.shareId} />
    </section>
  );
}

function EmailChoice({ notify }: Pick<Settings, 'notify'>) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  /** Shown at once, until the engine has answered. */
  const [asked, setAsked] = useState<boolean>();
  const [said, setSaid] = useState('');
  const [wrong, setWrong] = useState('');
  const choose = async (wanted: boolean): Promise<void> => {
    setAsked(wanted);
    setSaid('');
    setWrong('');
    const failure = await dispatch(changeList({ notify: wanted }));
    setAsked(undefined);
    if (failure) setWrong((failure.status && failure.errors[0]?.message) || m.failed());
    else setSaid(wanted ? m.notifyOn() : m.notifyOff());
  };
  return (
    <>
      <CheckField
        label={m.notify()}
        checked={asked ?? notify}
        error={wrong}
        onChange={(event) => void choose(event.target.checked)}
      />
      <p className="text-muted text-sm">{m.notifyText()}</p>
      <p role="status" className="mt-1 text-sm empty:hidden">
        {said}
      </p>
    </>
  );
}

function NameForm({ name }: Pick<Settings, 'name'>) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState(name);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setWrong(undefined);
    const failure = await dispatch(changeList({ name: typed }));
    setBusy(false);
    if (failure) setWrong((failure.status && failure.errors[0]?.message) || m.failed());
  };
  return (
    <form noValidate method="dialog" className="mt-6" onSubmit={(event) => void save(event)}>
      <TextField
        label={m.name()}
        hint={m.nameHint()}
        value={typed}
        error={wrong}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" look="secondary" className="mt-3" busy={busy}>
        {m.saveName()}
      </Button>
    </form>
  );
}
