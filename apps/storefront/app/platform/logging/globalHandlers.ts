import { logEvent } from './clientLogger.ts';

/** Logs uncaught errors, unhandled rejections and console errors; a rejection's default handling is prevented. */
export function installGlobalHandlers(): void {
  window.addEventListener('error', ({ message, filename, lineno, colno }) =>
    logUncaught(message, { source: filename, line: lineno, column: colno }),
  );
  window.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    logUncaught(event.reason instanceof Error ? event.reason.message : String(event.reason), {
      rejection: true,
    });
  });
  const write = console.error;
  console.error = (...values: unknown[]) => {
    write(...values);
    const message = values.map(String).join(' ');
    logEvent({ type: 'ERROR', severity: 'medium', category: 'console', eventType: 'console-error', message });
  };
}

function logUncaught(message: string, extraInfo: Record<string, unknown>): void {
  logEvent({
    type: 'ERROR',
    severity: 'high',
    category: 'UNCAUGHT',
    eventType: 'uncaught',
    message,
    extraInfo,
  });
}
