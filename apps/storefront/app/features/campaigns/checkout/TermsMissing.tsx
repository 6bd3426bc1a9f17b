import { useEffect } from 'react';
import texts from '#app/platform/i18n/generated/screens/campaignTerms.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import type { OrderPart } from '#app/platform/slots/slots.types.ts';
import { Button } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';

interface TermsMissingProps {
  join: (part: OrderPart) => () => void;
  /** Why they cannot be shown; absent: no reason is known. */
  message?: string;
  busy?: boolean;
  /** Absent: they are loading. */
  onRetry?: () => void;
}

/** In place of terms that are loading or could not be read: nothing can be ordered meanwhile. */
export function TermsMissing({ join, message, busy, onRetry }: TermsMissingProps) {
  const m = useScreenMessages(texts);
  useEffect(() => join({ answer: () => undefined, focus: () => undefined }), [join]);
  if (!onRetry) return <Skeleton className="h-28" />;
  return (
    <Notice tone="danger" role="alert">
      <p>{message || m.failed()}</p>
      <Button look="secondary" busy={busy} onClick={onRetry} className="mt-3">
        {m.retry()}
      </Button>
    </Notice>
  );
}
