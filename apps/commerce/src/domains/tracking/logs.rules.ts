/** Fields of a browser's log record: the specification's section 3, "Log record". */
export interface ClientLogRecord {
  type: 'INFO' | 'ERROR' | 'DEBUG' | 'API_FAILURE_4XX' | 'API_FAILURE_5XX';
  severity: 'low' | 'medium' | 'high' | 'critical';
  message: string;
  [field: string]: unknown;
}

export type LogLevel = 'error' | 'warn' | 'info' | 'debug';

/** The server's own level for a browser's record. */
export function levelOf({ type, severity }: Pick<ClientLogRecord, 'type' | 'severity'>): LogLevel {
  if (type === 'DEBUG') return 'debug';
  if (type === 'INFO') return 'info';
  return severity === 'low' || severity === 'medium' ? 'warn' : 'error';
}

/** Whether a visit is logged: by its own cookie, else by the site's configuration. Off unless that is 1. */
export function clientLoggingOn(cookie: string | undefined, configured: 0 | 1): boolean {
  return cookie === undefined ? configured === 1 : cookie === '1';
}
