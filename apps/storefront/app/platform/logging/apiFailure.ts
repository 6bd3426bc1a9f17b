import type { CallFailure } from '@crema/api-client';
import type { LogEvent } from './logger.ts';

/** The record of a failed attempt of a call. */
export const apiFailure = ({ category, method, url, status, final }: CallFailure): LogEvent => ({
  type: category === '5xx' ? 'API_FAILURE_5XX' : 'API_FAILURE_4XX',
  severity: 'medium',
  category,
  eventType: 'api-failure',
  message: `${method} ${status ?? 'no answer'}`,
  requestUrl: url,
  extraInfo: { final },
});
