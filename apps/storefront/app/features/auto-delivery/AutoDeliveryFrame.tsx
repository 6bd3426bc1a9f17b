import type { ReactNode } from 'react';
import { Link } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import type { Failure } from '#app/platform/store/failure.ts';
import { Button } from '#app/ui/Button.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { LogInFirst } from './LogInFirst.tsx';
import { AutoDeliverySkeleton } from './Skeletons.tsx';

/** The screen's heading, which takes the focus when what had it is gone. */
export const TITLE_ID = 'auto-delivery-title';

interface FrameProps {
  title: string;
  /** The way back, where there is one. */
  back?: { to: string; label: string };
  /** Whether there is something to show. */
  ready: boolean;
  /** Whether the visitor has no access: not logged in and no mailed link; undefined until that is known. */
  isOutside: boolean | undefined;
  error: Failure | null;
  loading: boolean;
  onRetry: () => void;
  children: ReactNode;
}

/** Frame of both screens: waiting, failing, and the log-in for visitors who are not logged in. */
export function AutoDeliveryFrame(props: FrameProps) {
  const { title, back, ready, error, loading, onRetry, children } = props;
  const m = useScreenMessages(texts);
  const isOutside = props.isOutside || error?.status === 401;
  return (
    // The footer begins below the fold in every state, so that nothing visible moves when personal data arrives.
    <div className="page-width min-h-dvh pt-8 pb-section">
      {back && (
        <Link
          to={back.to}
          className="mb-2 inline-flex min-h-11 items-center gap-1 text-muted text-sm hover:text-ink"
        >
          <Icon name="chevron-left" className="size-4" />
          {back.label}
        </Link>
      )}
      <h1 id={TITLE_ID} tabIndex={-1} className="font-display text-4xl leading-tight">
        {title}
      </h1>
      {isOutside ? (
        <LogInFirst />
      ) : ready ? (
        children
      ) : error ? (
        <div className="mt-6 max-w-xl space-y-4">
          <Notice tone="danger" role="alert">
            {error.status === 404 ? m.unknown() : m.loadFailed()}
          </Notice>
          <Button busy={loading} onClick={onRetry}>
            {m.retry()}
          </Button>
        </div>
      ) : (
        <AutoDeliverySkeleton />
      )}
    </div>
  );
}
