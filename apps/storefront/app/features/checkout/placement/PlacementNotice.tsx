import { type ReactNode, useEffect, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/checkout.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import type { Placement } from './placement.slice.ts';
import { look, repeat } from './placement.thunks.ts';

/** The outcome of placing the order, and what to do next. */
export function PlacementNotice({ placement, onReload }: { placement: Placement; onReload: () => void }) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  switch (placement.phase) {
    case 'declined':
      return <Message title={placement.messages[0] ?? m.declined()}>{m.declinedNote()}</Message>;
    case 'soldOut':
      return (
        <Message title={m.soldOut()} lines={placement.messages}>
          <p>{m.soldOutNote()}</p>
          <LinkButton look="secondary" to={link('/cart')} className="mt-3">
            {m.toCart()}
          </LinkButton>
        </Message>
      );
    case 'stale':
      return (
        <Message title={placement.messages[0] ?? m.stale({ total: placement.total ?? '' })}>
          {m.staleNote()}
        </Message>
      );
    case 'taken':
      return (
        <Message title={placement.messages[0] ?? m.taken()}>
          <p>{m.takenNote()}</p>
          <Button look="secondary" onClick={onReload} className="mt-3">
            {m.retry()}
          </Button>
        </Message>
      );
    case 'refused':
      return <Message title={m.refused()} lines={placement.messages} />;
    case 'unreached':
      return <Message title={m.unreached()}>{m.unreachedNote()}</Message>;
    case 'unanswered':
      return (
        <Message title={m.unanswered()} tone="warning">
          <p>{m.unansweredNote()}</p>
          <Button onClick={() => void dispatch(repeat())} className="mt-3">
            {m.retry()}
          </Button>
        </Message>
      );
    case 'waiting':
      return <Waiting guid={placement.guid} />;
    default:
      return null;
  }
}

/** Number of checks, and milliseconds between them: a minute in all. */
const LOOKS = 30;
const BETWEEN = 2_000;

function Waiting({ guid }: { guid: string }) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    if (looks >= LOOKS) return;
    const controller = new AbortController();
    const timer = setTimeout(
      () => void dispatch(look(guid, controller.signal)).then(() => setLooks(looks + 1)),
      BETWEEN,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [dispatch, guid, looks]);
  if (looks < LOOKS) {
    return (
      <Notice role="status">
        <p className="font-semibold">{m.waiting()}</p>
        <p>{m.waitingNote()}</p>
      </Notice>
    );
  }
  return (
    <Message title={m.late()} tone="info">
      <p>{m.lateNote()}</p>
      <LinkButton look="secondary" to={link(`/order-confirmation/${guid}`)} className="mt-3">
        {m.toOrder()}
      </LinkButton>
    </Message>
  );
}

interface MessageProps {
  title: string;
  tone?: 'danger' | 'warning' | 'info';
  lines?: readonly string[];
  children?: ReactNode;
}

function Message({ title, tone = 'danger', lines = [], children }: MessageProps) {
  return (
    <Notice tone={tone} role="alert">
      <p className="font-semibold">{title}</p>
      {lines.length > 0 && (
        <ul className="list-disc pl-5">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <div className="text-ink">{children}</div>
    </Notice>
  );
}
