import { useState } from 'react';
import { fill } from '../../i18n/fill.ts';
import { fromWallTime, zoneName } from '../../i18n/instants.ts';
import { useSpoken } from '../../i18n/language.ts';
import { useSite } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { refusedFields } from './refusals.ts';
import type { When } from './useSave.ts';

interface LaterDialogProps {
  open: boolean;
  error: unknown;
  busy: boolean;
  onClose: () => void;
  onSend: (when: When) => void;
}

const FIELDS = new Set(['from', 'until']);

/** From when, and perhaps until when, the changes count; in the site's time zone. */
export function LaterDialog({ open, error, busy, onClose, onSend }: LaterDialogProps) {
  const { texts, language } = useSpoken();
  const { form } = texts;
  const site = useSite();
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [tried, setTried] = useState(false);
  const begin = fromWallTime(from, site.timeZone);
  const end = until ? fromWallTime(until, site.timeZone) : undefined;
  const refused = refusedFields(error, FIELDS).fields;
  const own = {
    from: !begin ? form.fromMissing : Date.parse(begin) <= Date.now() ? form.fromPast : undefined,
    until: begin && end && end <= begin ? form.untilBefore : undefined,
  };
  const send = (): void => {
    setTried(true);
    if (begin && !own.from && !own.until) onSend({ from: begin, until: end });
  };
  const zone = fill(form.zone, {
    zone: zoneName(site.timeZone, language),
    name: site.timeZone.replaceAll('_', ' '),
  });
  return (
    <Dialog
      open={open}
      title={form.saveLater}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.shell.cancel}</Button>
          <Button look="primary" busy={busy} onClick={send}>
            {form.schedule}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-muted text-sm">{form.laterText}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          type="datetime-local"
          label={form.from}
          hint={zone}
          value={from}
          onChange={setFrom}
          error={(tried ? own.from : undefined) ?? refused.from}
        />
        <TextField
          type="datetime-local"
          label={form.until}
          hint={form.untilHint}
          value={until}
          onChange={setUntil}
          error={(tried ? own.until : undefined) ?? refused.until}
        />
      </div>
      {error && !refused.from && !refused.until ? (
        <div className="mt-4">
          <Failure error={error} />
        </div>
      ) : null}
    </Dialog>
  );
}
