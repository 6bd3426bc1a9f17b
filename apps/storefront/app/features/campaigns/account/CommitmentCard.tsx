import { useState } from 'react';
import { Link } from 'react-router';
import { formatDate } from '#app/platform/i18n/formatDate.ts';
import texts from '#app/platform/i18n/generated/screens/myCampaigns.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { Badge } from '#app/ui/Badge.tsx';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { Meter } from '#app/ui/Meter.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { Picture } from '#app/ui/Picture.tsx';
import type { Commitment } from './campaignInfo.slice.ts';
import { EndEarlyDialog } from './EndEarlyDialog.tsx';

const TONES = { running: 'accent', met: 'success', ended: 'quiet', returned: 'quiet' } as const;

/** One commitment: how far it is and until when, and what ending it now would cost. */
export function CommitmentCard({ commitment }: { commitment: Commitment }) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const [isEnding, setEnding] = useState(false);
  const { name, brewer, status, weightDone, weightCommitted, unit, deadline, warning, earlyEnd } = commitment;
  const day = (iso: string) => formatDate(iso, brand, lang);
  const [image] = brewer.images;
  const progress = m.progress({ done: weightDone, all: weightCommitted, unit, date: day(deadline) });
  const isRunning = status === 'running';
  return (
    <article className="rounded-card border border-line bg-surface p-5">
      <div className="grid grid-cols-[4.5rem_1fr] gap-4 sm:grid-cols-[6rem_1fr]">
        {image ? (
          <Picture
            src={image.url}
            alt=""
            width={160}
            height={160}
            most={240}
            sizes="6rem"
            className="aspect-square w-full rounded-control bg-sunken object-cover"
          />
        ) : (
          <span />
        )}
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="font-display text-xl leading-snug">
              <Link to={link(brewer.url)} className="hover:text-accent">
                {brewer.name}
              </Link>
            </h3>
            <Badge tone={TONES[status]}>{m.status({ status })}</Badge>
          </div>
          <p className="text-muted text-sm">
            {name} · {m.begun({ date: day(commitment.begunOn) })}
          </p>
          {(isRunning || status === 'met') && (
            <div className="mt-3">
              <Meter value={weightDone} max={weightCommitted} label={progress} />
              <p className="tabular mt-1.5">
                {status === 'met' ? m.met({ all: weightCommitted, unit }) : progress}
              </p>
            </div>
          )}
          {status === 'ended' && (
            <p className="mt-3">
              {m.endedFor({
                date: day(commitment.endedOn ?? deadline),
                amount: earlyEnd.amount.formattedValue,
              })}
            </p>
          )}
          {status === 'returned' && <p className="mt-3">{m.returned()}</p>}
        </div>
      </div>
      {isRunning && (
        <div className="mt-4 space-y-4">
          {warning && (
            <Notice tone="warning">
              {m.warning({ days: warning.daysLeft, owed: commitment.weightOwed, unit })}
            </Notice>
          )}
          <p className="text-sm">
            {m.quote({ amount: earlyEnd.amount.formattedValue })}{' '}
            <span className="text-muted">
              {earlyEnd.kind === 'FULL'
                ? m.quoteFull({ list: earlyEnd.list.formattedValue, paid: earlyEnd.paid.formattedValue })
                : m.quoteShare({
                    list: earlyEnd.list.formattedValue,
                    paid: earlyEnd.paid.formattedValue,
                    owed: commitment.weightOwed,
                    all: weightCommitted,
                  })}
            </span>
          </p>
          <div className="flex flex-wrap gap-3">
            {commitment.subscriptionId && (
              <LinkButton
                look="secondary"
                to={link(`/auto-delivery/upcoming?subscription=${commitment.subscriptionId}`)}
                reloadDocument
              >
                {m.nextOrder()}
              </LinkButton>
            )}
            <Button look="quiet" onClick={() => setEnding(true)}>
              {m.endEarly()}
            </Button>
          </div>
        </div>
      )}
      {isEnding && <EndEarlyDialog commitment={commitment} onClose={() => setEnding(false)} />}
    </article>
  );
}
