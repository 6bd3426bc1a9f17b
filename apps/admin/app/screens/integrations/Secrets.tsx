import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { secretsQuery } from '../../api/areas/integrations.ts';
import type { Secret, SecretKind } from '../../api/types.ts';
import { fill } from '../../i18n/fill.ts';
import { formatInstant } from '../../i18n/instants.ts';
import { useSpoken } from '../../i18n/language.ts';
import { useSite } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { EndSecret } from './EndSecret.tsx';
import { MakeSecret } from './MakeSecret.tsx';

const KINDS = ['signing', 'client'] as const satisfies SecretKind[];

type Open = { make: SecretKind } | { end: Secret };

/** Secrets that are good now, without what is secret of them. */
export function Secrets({ id }: { id: string }) {
  const { texts, language } = useSpoken();
  const { integrations } = texts;
  const site = useSite();
  const [open, setOpen] = useState<Open>();
  const found = useQuery(secretsQuery(site.id, id));
  const day = (instant: string): string => formatInstant(instant, site.timeZone, language);
  const close = (): void => setOpen(undefined);
  return (
    <Panel title={integrations.secrets}>
      <p className="mb-3 text-muted text-sm">{fill(integrations.secretsText, { key: id })}</p>
      {found.isPending && <Skeleton lines={2} />}
      {(found.error || found.data?.length === 0) && (
        <div className="mb-3">
          {found.error ? (
            <Failure error={found.error} onRetry={() => void found.refetch()} />
          ) : (
            <Empty>{integrations.noSecrets}</Empty>
          )}
        </div>
      )}
      {found.data && found.data.length > 0 && (
        <ul className="mb-3 grid gap-2">
          {found.data.map((secret) => (
            <li key={secret.id} className="flex flex-wrap items-center justify-between gap-2 text-sm">
              <span>
                {integrations.kinds[secret.kind]}{' '}
                <span className="text-muted">
                  {fill(integrations.made, { date: day(secret.created) })}
                  {secret.ends && ` · ${fill(integrations.ends, { date: day(secret.ends) })}`}
                </span>
              </span>
              <Button
                aria-label={fill(integrations.endOf[secret.kind], { date: day(secret.created) })}
                onClick={() => setOpen({ end: secret })}
              >
                {integrations.end}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {KINDS.map((kind) => (
          <Button key={kind} onClick={() => setOpen({ make: kind })}>
            {integrations.makeOf[kind]}
          </Button>
        ))}
      </div>
      {open && 'make' in open && <MakeSecret id={id} kind={open.make} onClose={close} />}
      {open && 'end' in open && (
        <EndSecret id={id} secret={open.end} date={day(open.end.created)} onClose={close} />
      )}
    </Panel>
  );
}
