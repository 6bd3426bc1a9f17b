import { type FormEvent, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/outreach.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { TextField } from '#app/ui/Field.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { Dialog } from '#app/ui/overlay/Dialog.tsx';
import { alertMe } from './outreach.thunks.ts';

interface NotifyMeDialogProps {
  /** Variant code. */
  code: string;
  productName: string;
  onClose: () => void;
}

/** Asks for an address, for one mail when the product is back. */
export default function NotifyMeDialog({ code, productName, onClose }: NotifyMeDialogProps) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const [done, setDone] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setFailed(undefined);
    setWrong(undefined);
    if (!email.trim()) return setWrong(m.emailMissing());
    setBusy(true);
    const outcome = await dispatch(alertMe(code, email));
    setBusy(false);
    if ('message' in outcome) return setDone(outcome.message);
    const [error] = outcome.failure.errors;
    if (error?.subject === 'email') setWrong(error.message);
    else setFailed((outcome.failure.status && error?.message) || m.failed());
  };
  return (
    <Dialog open onClose={onClose} title={m.alertTitle()} closeLabel={m.close()}>
      <p>{m.alertText({ name: productName })}</p>
      {done ? (
        <div className="mt-5 space-y-5">
          <Notice tone="success" role="status">
            {done}
          </Notice>
          <Button look="secondary" onClick={onClose}>
            {m.close()}
          </Button>
        </div>
      ) : (
        <form noValidate method="dialog" className="mt-5 space-y-5" onSubmit={(event) => void submit(event)}>
          <TextField
            label={m.email()}
            type="email"
            autoComplete="email"
            value={email}
            error={wrong}
            onChange={(event) => setEmail(event.target.value)}
          />
          {failed && (
            <Notice tone="danger" role="alert">
              {failed}
            </Notice>
          )}
          <Button type="submit" busy={busy}>
            {m.alertSend()}
          </Button>
          <p className="text-muted text-sm">{m.alertPrivacy()}</p>
        </form>
      )}
    </Dialog>
  );
}
