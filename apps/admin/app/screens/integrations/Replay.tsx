import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { replay } from '../../api/areas/integrations.ts';
import { counted, fill } from '../../i18n/fill.ts';
import { fromWallTime, toWallTime, zoneName } from '../../i18n/instants.ts';
import { useSpoken } from '../../i18n/language.ts';
import { useSite } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface ReplayProps {
  id: string;
  onSent(): unknown;
  onClose(): void;
}

const DAY_MS = 86_400_000;

/** Sends the events of a span again: the last day unless another is chosen. */
export function Replay({ id, onSent, onClose }: ReplayProps) {
  const { texts, language } = useSpoken();
  const { integrations, shell, form: words } = texts;
  const site = useSite();
  const { timeZone } = site;
  const form = useId();
  const [now] = useState(() => Date.now());
  const [from, setFrom] = useState(() => toWallTime(new Date(now - DAY_MS).toISOString(), timeZone));
  const [until, setUntil] = useState(() => toWallTime(new Date(now + 60_000).toISOString(), timeZone));
  const span = { from: fromWallTime(from, timeZone) ?? '', until: fromWallTime(until, timeZone) ?? '' };
  const send = useMutation({ mutationFn: () => replay(site.id, id, span), onSuccess: onSent });
  const isRight = span.from !== '' && span.from < span.until;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isRight && !send.isPending) send.mutate();
  };
  return (
    <Dialog
      open
      title={integrations.replay}
      onClose={onClose}
      footer={
        send.data ? (
          <Button onClick={onClose}>{integrations.done}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{shell.cancel}</Button>
            <Button type="submit" form={form} look="primary" disabled={!isRight} busy={send.isPending}>
              {integrations.replay}
            </Button>
          </>
        )
      }
    >
      {send.data ? (
        <p role="status">{counted(language, integrations.replayed, send.data.count)}</p>
      ) : (
        <form id={form} noValidate onSubmit={submit} className="grid gap-4">
          <p className="text-muted text-sm">{integrations.replayText}</p>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              type="datetime-local"
              label={integrations.from}
              hint={fill(words.zone, {
                zone: zoneName(timeZone, language),
                name: timeZone.replaceAll('_', ' '),
              })}
              value={from}
              onChange={setFrom}
            />
            <TextField type="datetime-local" label={integrations.until} value={until} onChange={setUntil} />
          </div>
        </form>
      )}
      {send.error && (
        <div className="mt-4">
          <Failure error={send.error} />
        </div>
      )}
    </Dialog>
  );
}
