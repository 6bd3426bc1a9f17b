import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { logEvent } from '#app/platform/logging/clientLogger.ts';

/** Logs that the error page is shown; for a crash also the record that monitoring counts (400, coffee break). */
export function CrashReport({ error }: { error: unknown }) {
  const crashed = !isRouteErrorResponse(error);
  useEffect(() => {
    logEvent({
      type: 'INFO',
      severity: 'low',
      category: 'screen',
      eventType: 'error-page',
      message: 'Error page shown',
    });
    if (!crashed) return;
    logEvent({
      type: 'ERROR',
      severity: 'critical',
      category: 'screen',
      eventType: 'crash',
      message: 'This page is taking coffee break!',
      extraInfo: { status: 400, error: error instanceof Error ? error.message : String(error) },
    });
  }, [crashed, error]);
  return null;
}
