/** Severities of the specification's section 8. */
export type Severity = 'low' | 'medium' | 'high' | 'critical';
export type LogType = 'INFO' | 'ERROR' | 'DEBUG' | 'API_FAILURE_4XX' | 'API_FAILURE_5XX';

export interface LogEvent {
  type: LogType;
  severity: Severity;
  /** 4xx, 5xx or unknown for calls; otherwise the part of the page that logs. */
  category: string;
  eventType: string;
  message: string;
  requestUrl?: string;
  extraInfo?: Record<string, unknown>;
}

export type ClientLogger = (event: LogEvent) => void;
